/** Set-ups to try the rules with: tables of two to five. Measured are games of two. */
import type { Trials } from '@kolbiste/gamekit';
import type { State } from './src/index.ts';
import { dealtConfig } from './src/index.ts';

const MANY = 3;

export const trials: Trials = {
  mixed: (n) =>
    dealtConfig(n % 2 === 0 ? 2 : 2 + ((n >> 1) % (MANY + 1)), { name: 'dealt', rounds: 8, tie: 'draw' }, n),
  measured: () => [dealtConfig(2), dealtConfig(2, undefined, 1)],
  counted: () => [],
  inPlay: (state) => (state as State).pieces.length,
  cardTexts: null,
};
