/** What a piece of gear is, with what lies on it. Pure reads. */
import { cardOf } from './cards/pool.ts';
import { ALSO } from './cards/static.ts';
import type { Piece } from './pieces.ts';
import type { State } from './state.ts';
import { ATTACHED, FIGHT, GEAR } from './vocabulary.ts';

/** What a piece of gear is, with what lies on it [DT 4.6.5]. */
export function gearOf(s: State, p: Piece): number {
  let { gear } = cardOf(p.card);
  for (const on of s.pieces)
    if (on.zone === ATTACHED && on.on === p.id)
      for (const t of cardOf(on.card).statics) if (t.what === ALSO) gear |= t.n;
  return gear;
}

/** Whether a weapon serves a tactic. */
export const fitsTactic = (s: State, p: Piece, tactic: number): boolean =>
  (gearOf(s, p) & ((tactic === FIGHT ? GEAR.fightWeapon : GEAR.shootWeapon) | GEAR.specialWeapon)) !== 0;
