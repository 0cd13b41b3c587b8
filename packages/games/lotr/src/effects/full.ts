/** Whether an instruction is carried out in full: what follows a "then" depends on it [LOTR G.4]. */
import type { Op } from '../cards/code.ts';
import { AIM_CHOOSE } from '../cards/code.ts';
import type { State, Thing } from '../state.ts';
import type { EffectContext } from './effect-context.ts';
import { meant } from './filter.ts';
import { possible } from './useful.ts';
import { players } from './whom.ts';

/** Whether every player who is meant has as many as are asked for. */
export function allHave(s: State, x: EffectContext, who: number, n: number, has: (seat: number) => number): boolean {
  const seats = players(s, x, who);
  return seats.length > 0 && seats.every((seat) => has(seat) >= n);
}

/** @param on what the instruction works on; asked before it is done */
export function inFull(s: State, x: EffectContext, op: Op, on: readonly Thing[]): boolean {
  const { aim, verb } = op;
  if (aim !== null) {
    const all = aim.mode === AIM_CHOOSE ? 1 : meant(s, x, aim).length;
    if (on.length === 0 || on.length < all) return false;
    return verb.full === undefined || verb.full(s, x, op.words, on);
  }
  return verb.full === undefined ? possible(s, x, op, x.program, x.pc) === 'yes' : verb.full(s, x, op.words, on);
}
