/** From which of the pools an action comes [DT R24] [DT R30]: the ones that serve least come first. Pure reads. */
import { ATTACKS, EXTRA, FREE, NON_ATTACK, NORMAL } from '../atoms/turn.ts';
import { ATTACKS_BEFORE, MORE_ATTACKS } from '../cards/static.ts';
import { eachForSeat } from '../held.ts';
import type { State } from '../state.ts';

/** How many of `n` actions come from each of these pools, the first of them first; in the order of all pools. */
function sharesOut(s: State, n: number, kinds: readonly number[]): number[] {
  let left = n;
  const shares = s.actions.map(() => 0);
  for (const kind of kinds) {
    shares[kind] = Math.min(left, s.actions[kind]);
    left -= shares[kind];
  }
  return shares;
}

/** How many come from each pool for something that is no attack. */
export const sharesOf = (s: State, n: number): number[] =>
  sharesOut(s, n, s.lock === FREE ? [NON_ATTACK, NORMAL, EXTRA] : [NON_ATTACK]);

/** The pool that pays for an attack by a leader's word: what binds nothing else comes first [DT R25]. */
export const ledPool = (s: State): number => [NON_ATTACK, NORMAL].find((kind) => s.actions[kind] > 0) ?? EXTRA;

/** The pool that pays for an attack: attack actions, then the rule's own change, then what a card gave, then what a text lets be bought [DT R25]. */
export function attackPool(s: State): number {
  if (s.actions[ATTACKS] > 0) return ATTACKS;
  if (s.actions[NORMAL] > 0 && s.converted === 0) return NORMAL;
  return s.actions[EXTRA] > 0 ? EXTRA : NORMAL;
}

/** Destiny points for which any further normal action may be an attack; 0 = no text lets it [DT 7.3.7]. */
const furtherPrice = (s: State): number => s.lasting.find(({ what }) => what === MORE_ATTACKS)?.n ?? 0;

/** How many further normal actions a player can turn into attacks. */
export function furtherAttacks(s: State, seat: number): number {
  const [price, left] = [furtherPrice(s), s.actions[NORMAL] - (s.converted === 0 ? 1 : 0)];
  return price === 0 ? 0 : Math.max(0, Math.min(left, (s.destiny[seat] / price) | 0));
}

/** Whether an attack must be the last action, for no text says otherwise [DT 4.22.1]. */
export function attacksLast(s: State, seat: number): boolean {
  let isLast = true;
  eachForSeat(s, seat, ATTACKS_BEFORE, () => {
    isLast = false;
  });
  return isLast;
}

/** What an attack out of a pool costs in destiny points. */
export const attackToll = (s: State, kind: number): number =>
  kind === NORMAL && s.converted === 1 ? furtherPrice(s) : 0;

/** How many come from each pool for what an attack takes besides its own action: of any kind, for it is part of the attack [DT R30]. */
export const restOf = (s: State, n: number): number[] => sharesOut(s, n, [NON_ATTACK, NORMAL, EXTRA, ATTACKS]);
