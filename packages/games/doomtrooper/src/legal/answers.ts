/** What a reaction answers: a moment just noted [DT R16], or a card of the combat that still acts [DT 7.2.2] [DT R106]. Pure reads. */
import { combatNow, pieceOf } from '../board.ts';
import type { Ability } from '../cards/card.ts';
import { NOWHERE } from '../cards/card.ts';
import { cardOf } from '../cards/pool.ts';
import { OTHERS, OWN } from '../cards/static.ts';
import * as T from '../cards/timing.ts';
import type { Lasting, Piece } from '../pieces.ts';
import { UNTIL_COMBAT } from '../pieces.ts';
import { passes } from '../sieve.ts';
import type { State } from '../state.ts';
import type { Occasion } from './play.ts';

type Moment = Pick<Occasion, 'moment' | 'subject' | 'object'>;

/** Whether a text answers what has happened. */
export function answersNow(s: State, a: Ability, now: Moment, seat: number, self: Piece | null): boolean {
  if (a.on !== now.moment) return false;
  if (a.by !== null) {
    const doer = pieceOf(s, now.object);
    if (doer === null || !passes(s, a.by, self, seat, doer)) return false;
  }
  if (a.about === null) return true;
  if (now.moment === T.M_PLAYED || now.moment === T.M_CANCELLED) {
    const { kind } = cardOf(now.subject);
    const { whose, types } = a.about;
    if (whose === OWN && now.object !== seat) return false;
    if (whose === OTHERS && now.object === seat) return false;
    return types === 0 || (types & (1 << kind)) !== 0;
  }
  if (now.moment === T.M_AWARDED) {
    const { whose } = a.about;
    return whose === OWN ? now.subject === seat : whose !== OTHERS || now.subject !== seat;
  }
  const p = pieceOf(s, now.subject);
  return p !== null && passes(s, a.about, self, seat, p);
}

/** The fifth: until the sixth begins all that was played for the combat acts side by side. */
export const LAST_PHASE = 5;
const NONE: readonly Lasting[] = [];

/**
 * Cards played for the combat that a text could cancel yet, oldest first: until the sixth phase begins they are active side by side
 * [DT 7.2.2]. What a card in play does is no card that was played.
 */
export function latePlays(s: State, a: Ability, seat: number, self: Piece | null): readonly Lasting[] {
  const c = combatNow(s);
  if (c?.phase !== LAST_PHASE) return NONE;
  if (!a.code.some(({ step }) => step.late === true)) return NONE;
  const found: Lasting[] = [];
  for (const l of s.lasting) {
    if (l.until !== UNTIL_COMBAT || l.ends !== c.id || l.play === 0 || cardOf(l.card).lays !== NOWHERE) continue;
    if (found.some(({ play }) => play === l.play)) continue;
    if (answersNow(s, a, { moment: T.M_PLAYED, subject: l.card, object: l.seat }, seat, self)) found.push(l);
  }
  return found;
}
