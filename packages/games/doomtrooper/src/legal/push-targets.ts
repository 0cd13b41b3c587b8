/** What could be pointed at. Pure reads. */
import type { Target } from '../cards/card.ts';
import { T_AFFILIATION, T_AREA, T_FIGHTERS, T_NUMBER, T_PLAYER, T_TACTIC } from '../cards/card.ts';
import { pairOption } from '../options.ts';
import type { State } from '../state.ts';
import { FIGHT, SHOOT, TRAIT_NAMES } from '../vocabulary.ts';

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
  else if (t.what === T_TACTIC) for (const tactic of [FIGHT, SHOOT]) push(tactic);
  else if (t.what === T_FIGHTERS) for (const a of s.pieces) for (const d of s.pieces) push(pairOption(a.id, d.id));
  else for (const p of s.pieces) push(p.id);
}
