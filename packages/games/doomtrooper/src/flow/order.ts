/** Who comes first and who after [DT 2.9] [DT 2.13] [DT 2.14] [DT R98]. */
import { combatNow, pieceOf } from '../board.ts';
import { strikeRank } from '../holds.ts';
import type { State } from '../state.ts';

/** Seats in the game, clockwise from one. */
function from(s: State, first: number): number[] {
  const order: number[] = [];
  for (let i = 0; i < s.hands.length; i++) {
    const seat = (first + i) % s.hands.length;
    if (s.gone[seat] === 0) order.push(seat);
  }
  return order;
}

/** In a combat: attacker's player, defender's, the others from the active one; a defender of higher rank comes first [DT 4.34.1]. */
function inCombat(s: State): number[] | null {
  const c = combatNow(s);
  if (c === null || c.attacker === 0) return null;
  const [a, d] = [pieceOf(s, c.attacker), pieceOf(s, c.defender)];
  const defends = a !== null && d !== null && strikeRank(s, d) > strikeRank(s, a);
  const both = defends ? [c.defenderSeat, c.attackerSeat] : [c.attackerSeat, c.defenderSeat];
  return [...new Set([...both, ...from(s, s.active)])];
}

export const windowOrder = (s: State): number[] => inCombat(s) ?? from(s, s.active);

/** Reactions: whom the card concerns first, then the normal order [DT 7.2.7] [DT R22]. */
export function reactionOrder(s: State, concerned: number): number[] {
  const order = windowOrder(s);
  return concerned < 0 ? order : [concerned, ...order.filter((seat) => seat !== concerned)];
}

/** Simultaneous effects: opponents', whose turn is nearest first; those of the active player last [DT 2.14] [DT R20]. */
export function effectRank(s: State, seat: number): number {
  const seats = s.hands.length;
  return seat === s.active ? seats : (seat - s.active + seats) % seats;
}
