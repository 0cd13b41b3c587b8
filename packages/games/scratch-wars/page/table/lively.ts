/** What is heard and what moves at the table of a duel, and its letters: fetched together after the first question. */
import { startHearing } from '@kolbiste/tablekit/sound/hear.ts';
import { followMotions } from './motions.ts';
import '../lettering.css';

/** Begins both; the way to stop. */
export function enliven(): () => void {
  const stops = [startHearing(), followMotions()];
  return () => {
    for (const stop of stops) stop();
  };
}
