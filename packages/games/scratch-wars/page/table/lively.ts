/** What is heard and what moves at the table of a duel, and its letters: fetched together after the first question. */
import { startHearing } from '@kolbiste/tablekit/sound/hear.ts';
import type { Heard } from '@kolbiste/tablekit/state/showing.ts';
import { showingOf, shows } from '@kolbiste/tablekit/state/showing.ts';
import { ID } from '../id.ts';
import { followMotions } from './motions.ts';
import '../lettering.css';

/** What of a duel is heard besides its wheel, by the kind of the line. */
const HEARD: Readonly<Record<string, Heard>> = {
  heroHit: 'blow',
  lifeLost: 'blow',
  healed: 'rise',
  laid: 'put',
  weaponReadied: 'put',
  repairing: 'put',
  shieldUsed: 'clink',
  attackFailed: 'clink',
  trapSprung: 'clink',
  weaponBroken: 'fall',
  weaponCursed: 'fall',
  effectDestroyed: 'fall',
  defeated: 'fall',
};

/** Begins both; the way to stop. */
export function enliven(): () => void {
  shows(ID, { ...showingOf(ID), heard: HEARD });
  const stops = [startHearing(), followMotions()];
  return () => {
    for (const stop of stops) stop();
  };
}
