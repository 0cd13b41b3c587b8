/** Units change sides. */
import type { Cite } from '@kolbiste/kernel';
import { call } from '@kolbiste/kernel';
import * as units from '../../atoms/units.ts';
import { freeSlots, onBoard, sideOf, standing } from '../../board.ts';
import type { EffectContext } from '../../effects/effect-context.ts';
import { pickSlot } from '../../flow/pick.ts';
import type { State, Unit } from '../../state.ts';

/** The first unit that changes sides; asked for the slot where there are several [TMM key.5]. */
export function cross(s: State, x: EffectContext, all: readonly Unit[], full: Cite, toOf: (u: Unit) => number): void {
  for (const u of all) {
    const seat = toOf(u);
    if (sideOf(u.place) === seat || !onBoard(u)) continue;
    if (freeSlots(s, seat) === 0) {
      if (s.config.profile.fullSteal === 'removed') units.remove(s, u, full);
      else units.destroy(s, u, -1, full);
      continue;
    }
    x.asked = u.id;
    call(s, pickSlot, { seat, card: u.card, chosen: -1 });
    return;
  }
}

/** The slot was chosen. */
export function crossTo(s: State, x: EffectContext, place: number, kind: number, rule: Cite): void {
  const u = standing(s, x.asked);
  if (u !== null && place >= 0) units.moveTo(s, u, place, kind, rule);
}
