/** From which of the pools an action comes [DT R24] [DT R30]: the ones that serve least come first. Pure reads. */
import { ATTACKS, EXTRA, FREE, NON_ATTACK, NORMAL } from '../atoms/turn.ts';
import type { State } from '../state.ts';

/** How many come from each pool for something that is no attack; in the order of the pools. */
export function sharesOf(s: State, n: number): number[] {
  const shares = [0, 0, 0, 0];
  let left = n;
  for (const kind of [NON_ATTACK, NORMAL, EXTRA]) {
    if (kind !== NON_ATTACK && s.lock !== FREE) continue;
    shares[kind] = Math.min(left, s.actions[kind]);
    left -= shares[kind];
  }
  return shares;
}

/** The pool that pays for an attack by a leader's word: what binds nothing else comes first [DT R25]. */
export const ledPool = (s: State): number => [NON_ATTACK, NORMAL].find((kind) => s.actions[kind] > 0) ?? EXTRA;

/** The pool that pays for an attack: attack actions, then the rule's own change, then what a card gave [DT R25]. */
export function attackPool(s: State): number {
  if (s.actions[ATTACKS] > 0) return ATTACKS;
  return s.actions[NORMAL] > 0 && s.converted === 0 ? NORMAL : EXTRA;
}
