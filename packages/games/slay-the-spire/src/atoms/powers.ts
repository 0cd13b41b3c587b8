/** Powers in play with their cubes, and cards that lie beside enemies; the only writers of these. */
import type { Cite } from '@kolbiste/kernel';
import { emit } from '@kolbiste/kernel';
import { E, T_CUBE } from '../events.ts';
import { HOST_DIED, note } from '../notes.ts';
import type { State } from '../state.ts';
import { ATTACHED, CUBES_OF_POWER, DISCARD, HOSTS, MARKED_THIS_TURN, POWER_CUBES, POWERS, pileOf } from '../state.ts';
import { achieve, MANY_POWERS } from './feats.ts';
import { exhaustPower, intoDiscard, intoExhaust } from './piles.ts';

/** A power comes into play with so many cubes. */
export function layPower(s: State, seat: number, face: number, cubes: number, rule: Cite): void {
  pileOf(s, seat, POWERS).push(face);
  pileOf(s, seat, POWER_CUBES).push(cubes);
  emit(s, E.putAway, rule, seat, face, POWERS);
  if (pileOf(s, seat, POWERS).length >= MANY_POWERS) achieve(s, 'powers');
  if (cubes > 0) emit(s, E.gainedToken, rule, seat, T_CUBE, cubes, cubes);
}

/** A cube on a power, of equal ones on the first that has none from this turn; how many it has now. */
export function addCube(s: State, seat: number, face: number, rule: Cite): number {
  const powers = pileOf(s, seat, POWERS);
  const cubes = pileOf(s, seat, POWER_CUBES);
  const at = powers.findIndex((each, k) => each === face && (cubes[k] & MARKED_THIS_TURN) === 0);
  if (at < 0) return 0;
  cubes[at] = (cubes[at] + 1) | MARKED_THIS_TURN;
  const now = cubes[at] & CUBES_OF_POWER;
  emit(s, E.gainedToken, rule, seat, T_CUBE, 1, now);
  return now;
}

/** Exhausts a card from the powers in play (of equal ones that with most cubes), or else from the discard pile. */
export function exhaustFrom(s: State, seat: number, face: number, rule: Cite): void {
  const powers = pileOf(s, seat, POWERS);
  const cubes = pileOf(s, seat, POWER_CUBES);
  let at = -1;
  for (let k = 0; k < powers.length; k++)
    if (powers[k] === face && (at < 0 || (cubes[k] & CUBES_OF_POWER) > (cubes[at] & CUBES_OF_POWER))) at = k;
  if (at >= 0) return exhaustPower(s, seat, at, rule);
  const discard = pileOf(s, seat, DISCARD);
  const lies = discard.lastIndexOf(face);
  if (lies < 0) return;
  discard.splice(lies, 1);
  intoExhaust(s, seat, face, rule);
}

/** A played card is laid beside an enemy. */
export function attach(s: State, seat: number, face: number, host: number, rule: Cite): void {
  pileOf(s, seat, ATTACHED).push(face);
  pileOf(s, seat, HOSTS).push(host);
  emit(s, E.attached, rule, seat, face, host);
}

/** Whatever lies beside an enemy that is gone is discarded. @param died whether its text speaks of that */
export function dropAttached(s: State, host: number, died: boolean): void {
  for (let seat = 0; seat < s.heroes.length; seat++) {
    const hosts = pileOf(s, seat, HOSTS);
    for (let at = 0; at < hosts.length; at++) {
      if (hosts[at] !== host) continue;
      hosts.splice(at, 1);
      const [face] = pileOf(s, seat, ATTACHED).splice(at--, 1);
      intoDiscard(s, seat, face);
      if (died) note(s, HOST_DIED, seat, face, host);
    }
  }
}
