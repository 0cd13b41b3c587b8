/** Why the actions of a turn are over [SW 2.2.2.3] [SW 2.4.2.3] [SW 2.4.2.4]. */
import { CURSE_PRICE, mayCancel } from '../legal.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { numberOf } from '../state.ts';
import { ABSENT, BROKEN, CURSED, READY, SLOTS } from '../vocabulary.ts';
import type { TurnLocals } from './turn-locals.ts';

/** Why the actions ended, in the order of END_REASONS. */
export const ENDED = [
  cite('2.2.2.3', '2.2.2.2', 'R24'),
  cite('2.4.2.4', '2.2.2.3', '2.2.1.5', 'R16'),
  cite('2.4.2.3', '2.2.2.3', '2.6.2.3', 'R16'),
  cite('2.4.2.4', '2.2.2.3'),
  cite('2.5.3.1', '2.2.3.3', 'R12'),
  cite('2.5.3.2'),
  cite('2.4.2.3', 'R15'),
  cite('2.4.2.3', '2.5.1.10', '2.5.2.1', 'R16', 'R17'),
];

const allCursed = (s: State, seat: number): boolean => {
  for (let k = 0; k < SLOTS; k++) {
    const state = s.weapons[numberOf(seat, k)];
    if (state !== ABSENT && state !== CURSED) return false;
  }
  return true;
};

/** Has the seat a weapon that could be used or repaired, energy apart? */
const hasWeapon = (s: State, seat: number): boolean => {
  for (let k = 0; k < SLOTS; k++) {
    const state = s.weapons[numberOf(seat, k)];
    if (state === READY || state === BROKEN || mayCancel(s, numberOf(seat, k)) === 0) return true;
  }
  return false;
};

/** Why no action was asked for, as a place in END_REASONS. */
export function whyNoAction(s: State, x: TurnLocals): number {
  if (x.broke === 1) return 4;
  if (x.ended === 1) return 3;
  if (s.actions === 0) return 1;
  if (!allCursed(s, x.seat)) return hasWeapon(s, x.seat) ? 2 : 7;
  return s.life[x.seat] <= CURSE_PRICE ? 5 : 6;
}
