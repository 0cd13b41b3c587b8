/** Names of a duel as its table says them. */

import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { useSay } from '@kolbiste/tablekit/table/words.ts';
import { useTranslation } from 'react-i18next';
import type { WeaponCard } from '../../src/index.ts';
import { duelOf } from './duel.ts';

/** The name of an effect, special or kind by its id. */
export function useLabel(): (id: string) => string {
  const labels = useTable((s) => duelOf(s).labels);
  const say = useSay();
  return (id) => say(labels[id]);
}

/** A weapon's name: that of its kind, or else its type and own name. */
export function useWeaponName(): (weapon: WeaponCard) => string {
  const { t } = useTranslation('duel');
  const label = useLabel();
  return (weapon) => label(weapon.kind) || t('weapon', { type: t(`type.${weapon.type}`), name: weapon.name });
}

/** The card behind the number of a weapon. */
export function useWeapon(w: number | null | undefined): WeaponCard | undefined {
  const config = useTable((s) => duelOf(s).config);
  if (w === null || w === undefined || config === null) return undefined;
  return config.decks[w >= 5 ? 1 : 0].weapons[w % 5];
}
