/** How often cards in play count, and who fights at home. Pure reads. */
import { attachedTo, bearerOf, combatNow } from './board.ts';
import { cardOf } from './cards/pool.ts';
import { HOME_TURF, PLUS, WORTH } from './cards/static.ts';
import { eachHeld } from './held.ts';
import type { Piece } from './pieces.ts';
import { UNTIL_COMBAT } from './pieces.ts';
import { passes } from './sieve.ts';
import type { State } from './state.ts';
import { isUsable, traitsOf } from './traits.ts';
import { ATTACHED, PROPHECY, V } from './vocabulary.ts';

/** What a card on a warrior adds counts so many times: by texts that hold, by what was played on the card. */
export function worthIn(s: State, layer: number, by: Piece, p: Piece, figure = 0): number {
  if (layer !== PLUS || by.zone !== ATTACHED || bearerOf(s, by)?.id !== p.id) return 1;
  let worth = 1;
  for (const l of s.lasting) {
    if (l.what !== WORTH || l.piece !== by.id) continue;
    const now = l.until !== UNTIL_COMBAT || l.ends === combatNow(s)?.id;
    // `layer` 1: the value is left alone.
    if (now && (l.layer === 0 || figure !== V)) worth *= l.n;
  }
  eachHeld(s, p, WORTH, (t, speaker) => {
    if (speaker.id !== by.id && t.of !== null && passes(s, t.of, speaker, speaker.seat, by)) worth *= t.n;
  });
  return worth;
}

/** Whether a prophecy of that name lets a card count more already: several of them do not add up [DT 9.17] [DT R154]. */
export const isMagnified = (s: State, by: Piece, card: number): boolean =>
  (cardOf(card).sub & PROPHECY) !== 0 &&
  s.lasting.some((l) => l.what === WORTH && l.piece === by.id && l.card === card);

/** Whether he defends from a warzone on which a card calls him at home: what is bad there is not bad for him. */
export function isAtHome(s: State, p: Piece): boolean {
  const c = combatNow(s);
  if (c === null || c.zone === 0 || c.defender !== p.id) return false;
  return attachedTo(s, c.zone).some(
    (by) =>
      isUsable(s, by) &&
      cardOf(by.card).statics.some(({ what, n }) => what === HOME_TURF && (n & traitsOf(s, p)) !== 0),
  );
}
