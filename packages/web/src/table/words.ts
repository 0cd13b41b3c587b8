/** Names as the table says them. */
import type { WeaponCard } from '@kolbiste/scratch-wars';
import { useTranslation } from 'react-i18next';
import type { Said } from '../engine/protocol.ts';
import { useSettings } from '../state/settings.ts';
import { homeSeat, namesBoth, useTable } from '../state/table.ts';

/** Text in the language spoken now. */
export function useSay(): (said: Said | undefined) => string {
  const lang = useSettings((s) => s.lang);
  return (said) => said?.[lang] ?? '';
}

/** The name of an effect, special or kind by its id. */
export function useLabel(): (id: string) => string {
  const labels = useTable((s) => s.labels);
  const say = useSay();
  return (id) => say(labels[id]);
}

/** How the seats of a table of more than two are called. */
export const LETTERS = 'ABCD';

/** Who sits there: 'You' and 'Opponent', or the two players of one screen. */
export function useWho(): (seat: number) => string {
  const { t } = useTranslation('ui');
  const home = useTable(homeSeat);
  const both = useTable(namesBoth);
  const rings = useTable((s) => s.game === 'lotr');
  const called = useTable((s) => s.called);
  return (seat) => {
    if (rings) return called[seat] ? `${LETTERS[seat]} · ${called[seat]}` : t('table.player', { name: LETTERS[seat] });
    if (both) return t(seat === 0 ? 'table.playerA' : 'table.playerB');
    return t(seat === home ? 'table.you' : 'table.opponent');
  };
}

/** For whom the table waits. */
export function useWaitWords(): string {
  const { t } = useTranslation('ui');
  const who = useWho();
  const both = useTable(namesBoth);
  const owing = useTable((s) => s.owing);
  const frozen = useTable((s) => s.frozen);
  const several = useTable((s) => s.game === 'lotr');
  // A recorded game waits for nobody.
  const told = useTable((s) => s.order === null);
  if (frozen) return t('table.frozen');
  if (told) return '';
  if (several && owing.length === 0) return t('table.over');
  return (both || several) && owing.length > 0
    ? t('table.waitFor', { who: owing.map(who).join(', ') })
    : t('table.thinking');
}

/** A weapon's name: that of its kind, or else its type and own name. */
export function useWeaponName(): (weapon: WeaponCard) => string {
  const { t } = useTranslation('ui');
  const label = useLabel();
  return (weapon) => label(weapon.kind) || t('table.weapon', { type: t(`type.${weapon.type}`), name: weapon.name });
}

/** The card behind the number of a weapon. */
export function useWeapon(w: number | null | undefined): WeaponCard | undefined {
  const config = useTable((s) => s.config);
  if (w === null || w === undefined || config === null) return undefined;
  return config.decks[w >= 5 ? 1 : 0].weapons[w % 5];
}

/** 2, -1: a minus as printed, not a hyphen. */
export const plainNumber = (value: number): string => String(value).replace('-', '−');
export const signedNumber = (value: number): string => (value > 0 ? `+${value}` : plainNumber(value));

/** What the window of a table is called: who is waited for, or that it is over. */
export function useTableTitle(game: string, over: boolean): string {
  const { t } = useTranslation('ui');
  const mine = useTable((s) => s.prompt !== null);
  const busy = useTable((s) => s.order === null || (s.busy && s.prompt === null));
  if (over) return `${t('table.windowOver')} · ${game}`;
  if (mine) return `● ${t('table.turnYours')} · ${game}`;
  return busy ? game : `${t('table.windowWaits')} · ${game}`;
}
