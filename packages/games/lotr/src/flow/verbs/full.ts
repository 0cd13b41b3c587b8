/** Whether an instruction is carried out in full: what follows a "then" depends on it [LOTR G.4]. */
import type { Op } from '../../cards/code.ts';
import { AIM_CHOOSE, AMOUNT_FIXED, OP } from '../../cards/code.ts';
import { meant } from '../../effects/filter.ts';
import type { Speaker } from '../../effects/speaker.ts';
import { possible } from '../../effects/useful.ts';
import type { State, Thing } from '../../state.ts';
import { count, players } from './kit.ts';

/** Whether every player who is meant has as many as are asked for. */
const allHave = (s: State, x: Speaker, op: Op, n: number, has: (seat: number) => number): boolean => {
  const seats = players(s, x, op.who);
  return seats.length > 0 && seats.every((seat) => has(seat) >= n);
};

/** @param on what the instruction works on; asked before it is done */
export function inFull(s: State, x: Speaker, op: Op, on: readonly Thing[]): boolean {
  if (op.op === OP.ifDone) return true;
  const { aim } = op;
  if (aim !== null) {
    const all = aim.mode === AIM_CHOOSE ? 1 : meant(s, x, aim).length;
    if (on.length === 0 || on.length < all) return false;
    return op.op !== OP.heal || op.much.kind !== AMOUNT_FIXED || on.every((t) => t.damage >= op.much.n);
  }
  const n = count(s, x, op);
  if (op.op === OP.draw || op.op === OP.search) return allHave(s, x, op, n, (seat) => s.decks[seat].length);
  if (op.op === OP.discardHand) return allHave(s, x, op, n, (seat) => s.hands[seat].length);
  if (op.op === OP.threat) return allHave(s, x, op, -n, (seat) => s.threat[seat]);
  return possible(s, x, op, x.program, x.pc) === 'yes';
}
