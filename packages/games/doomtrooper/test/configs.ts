/** Configurations for tests: two to five players with the decks to begin with, games of a few rounds. */
import { dealtConfig } from '../src/index.ts';

const SEATS = [2, 3, 2, 4, 2, 5] as const;

export const mixedConfigs = (n: number): unknown =>
  dealtConfig(SEATS[n % SEATS.length], { name: 'dealt', rounds: 6, tie: 'draw' }, n >> 1);
