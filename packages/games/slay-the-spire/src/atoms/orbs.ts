/** Orbs of heroes and the slots for them; the only writers of these. */
import type { Cite } from '@kolbiste/kernel';
import { emit } from '@kolbiste/kernel';
import { E } from '../events.ts';
import type { State } from '../state.ts';
import { ORBS, pileOf, SLOTS } from '../state.ts';
import { ORB_CUBES } from '../vocabulary.ts';

/** Whether a cube of a kind is left in the supply that all share [STS 16.6]. */
export function hasCube(s: State, orb: number): boolean {
  let used = 0;
  for (let seat = 0; seat < s.heroes.length; seat++) for (const each of pileOf(s, seat, ORBS)) if (each === orb) used++;
  return used < ORB_CUBES[orb];
}

export function placeOrb(s: State, seat: number, orb: number, rule: Cite): void {
  pileOf(s, seat, ORBS).push(orb);
  emit(s, E.orbChanneled, rule, seat, orb);
}

/** One orb of a kind goes. */
export function takeOrb(s: State, seat: number, orb: number, rule: Cite): void {
  const orbs = pileOf(s, seat, ORBS);
  orbs.splice(orbs.indexOf(orb), 1);
  emit(s, E.orbsRemoved, rule, seat, 1);
}

/** All orbs go without an effect. Returns how many there were. */
export function clearOrbs(s: State, seat: number, rule: Cite): number {
  const orbs = pileOf(s, seat, ORBS);
  const gone = orbs.length;
  orbs.length = 0;
  if (gone > 0) emit(s, E.orbsRemoved, rule, seat, gone);
  return gone;
}

export function addSlots(s: State, seat: number, n: number, rule: Cite): void {
  const hero = s.heroes[seat];
  hero[SLOTS] += n;
  emit(s, E.slotsGained, rule, seat, n, hero[SLOTS]);
}
