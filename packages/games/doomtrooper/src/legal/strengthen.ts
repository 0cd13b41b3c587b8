/** Spells of the fifth phase may be strengthened while they act, if their text grows with what is paid [DT 4.19.6] [DT R90]. Pure reads. */

import { combatNow } from '../board.ts';
import { NOWHERE } from '../cards/card.ts';
import { cardOf } from '../cards/pool.ts';
import { A_STRENGTHEN, lateOption } from '../options.ts';
import type { Lasting } from '../pieces.ts';
import { UNTIL_COMBAT } from '../pieces.ts';
import { NO_DESTINY, NOT_HERE } from '../refusals.ts';
import type { State } from '../state.ts';
import { ART } from '../vocabulary.ts';
import { LAST_PHASE } from './answers.ts';
import { playOf } from './play.ts';

const NONE: readonly Lasting[] = [];

/** A player's spells of the combat that grow, oldest first; one whose growth has a limit is as strong as it was paid for. */
export function growing(s: State, seat: number): readonly Lasting[] {
  const c = combatNow(s);
  if (c?.phase !== LAST_PHASE) return NONE;
  const found: Lasting[] = [];
  for (const l of s.lasting) {
    if (l.until !== UNTIL_COMBAT || l.ends !== c.id || l.seat !== seat || l.play === 0) continue;
    const card = cardOf(l.card);
    const { scale, scaleMost } = playOf(card);
    if (card.kind !== ART || card.lays !== NOWHERE || scale === 0 || scaleMost !== 0) continue;
    if (!playOf(card).code.some(({ words }) => (words as { readonly steps?: boolean }).steps === true)) continue;
    if (!found.some(({ play }) => play === l.play)) found.push(l);
  }
  return found;
}

export const growthOption = (place: number, l: Lasting): number => A_STRENGTHEN + lateOption(place, l.card);

/** The spell that an option means; undefined = none. */
export const grownBy = (s: State, seat: number, option: number): Lasting | undefined =>
  growing(s, seat).find((l, place) => growthOption(place, l) === option);

/** Whether a player could pay for any growth now. */
export const canStrengthen = (s: State, seat: number): boolean =>
  growing(s, seat).some((l) => s.destiny[seat] >= playOf(cardOf(l.card)).scale);

export function mayStrengthen(s: State, seat: number, option: number): number {
  const l = grownBy(s, seat, option);
  if (l === undefined) return NOT_HERE;
  return s.destiny[seat] >= playOf(cardOf(l.card)).scale ? 0 : NO_DESTINY;
}
