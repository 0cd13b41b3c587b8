/** A hero falls in a boss room and the others fight on (23.3, R102): whatever was his leaves play, what he was resolving is dropped. */
import { emit } from '@kolbiste/kernel';
import { E } from '../events.ts';
import { cite } from '../rulebook.ts';
import * as H from '../state.ts';
import { BOSS } from '../vocabulary.ts';

/** Integers of an effect that waits in the pool of a phase. */
const ENTRY = 4;
const FALLS = cite('23.3', 'R102');
const TOKENS = [H.BLOCK, H.ENERGY, H.STRENGTH, H.WEAK, H.VULNERABLE, H.SHIVS, H.MIRACLES];
const PILES = [H.DRAW, H.HAND, H.HELD, H.DISCARD, H.EXHAUST, H.POWERS, H.POWER_CUBES, H.ORBS];

/** Whether others go on without the one who has just died. */
export const fightsOn = (s: H.State): boolean =>
  s.config.lastStand && s.fight - 1 === BOSS && s.heroes.some((hero) => hero[H.HP] > 0);

/** Frames from the first that resolves something of this hero. */
function dropFrames(s: H.State, seat: number): void {
  const owned = s.frames.findIndex(({ locals }) => locals['seat'] === seat || locals['actor'] === seat);
  if (owned >= 0) s.frames.length = owned;
}

export function fall(s: H.State, seat: number): void {
  const hero = s.heroes[seat];
  for (const at of TOKENS) hero[at] = 0;
  hero[H.DONE] = 1;
  for (const pile of PILES) H.pileOf(s, seat, pile).length = 0;
  for (let at = s.pool.length - ENTRY; at >= 0; at -= ENTRY) if (s.pool[at] === seat) s.pool.splice(at, ENTRY);
  emit(s, E.heroFell, FALLS, seat);
  dropFrames(s, seat);
}
