/** What could be pointed at. Pure reads. */
import type { Target } from '../cards/card.ts';
import { T_AFFILIATION, T_AREA, T_NUMBER, T_PLAYER } from '../cards/card.ts';
import type { State } from '../state.ts';
import { TRAIT_NAMES } from '../vocabulary.ts';

function eachBit(mask: number, push: (n: number) => void): void {
  for (let n = 0; n < TRAIT_NAMES.length; n++) if (mask & (1 << n)) push(n);
}

/** Everything a target could be, ascending. */
export function pushTargets(s: State, t: Target, push: (code: number) => void): void {
  if (t.may) push(-1);
  if (t.what === T_NUMBER) for (let n = t.low; n <= t.high; n++) push(n);
  else if (t.what === T_AFFILIATION) eachBit(t.of.some, push);
  else if (t.what === T_AREA) for (let zone = 0; zone <= 2; zone++) push(zone);
  else if (t.what === T_PLAYER) for (let seat = 0; seat < s.hands.length; seat++) push(seat);
  else for (const p of s.pieces) push(p.id);
}
