/** Cards and characters as the board of TMMStone says them. */

import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useTranslation } from 'react-i18next';
import type { Laid, Unit } from '../src/index.ts';
import { EXHAUSTED, FACE_DOWN, FROZEN, SILENCED } from '../src/index.ts';
import { cardOf, keywordsIn, nameOfCard } from './cards.ts';

/** The name of a card in the language and the set of names in use. */
export function useCardName(): (entry: number) => string {
  const { lang, names } = useSettings();
  return (entry) => nameOfCard(entry, lang, names);
}

/** How a unit stands. */
function marksOf(unit: Unit): readonly ('frozen' | 'exhausted' | 'ready' | 'silenced')[] {
  const stands = unit.marks & FROZEN ? 'frozen' : unit.marks & EXHAUSTED ? 'exhausted' : 'ready';
  return unit.marks & SILENCED ? [stands, 'silenced'] : [stands];
}

/** A unit in one sentence, for those who hear the board. */
export function useUnitWords(): (unit: Unit, power: number) => string {
  const { t } = useTranslation('stone');
  const name = useCardName();
  return (unit, power) => {
    const card = cardOf(unit.card);
    const printed = card?.stats?.[1] ?? unit.health;
    return [
      name(unit.card),
      t('attackOf', { value: power }),
      t('healthOf', { value: unit.health, printed }),
      ...marksOf(unit).map((mark) => t(`mark.${mark}`)),
      ...keywordsIn(unit.keywords).map((word) => t(`keyword.${word}`)),
      ...(card?.tags ?? []).map((tag) => t(`tag.${tag}`)),
    ].join(', ');
  };
}

/** A card laid in an effect slot, in one sentence. */
export function useLaidWords(): (laid: Laid) => string {
  const { t } = useTranslation('stone');
  const name = useCardName();
  return (laid) => {
    const what = laid.card === 0 ? t('faceDown') : name(laid.card);
    const down = laid.card !== 0 && laid.marks & FACE_DOWN ? `, ${t('ownFaceDown')}` : '';
    const used = laid.marks & EXHAUSTED ? `, ${t('mark.used')}` : '';
    return `${what}${down}${used}`;
  };
}
