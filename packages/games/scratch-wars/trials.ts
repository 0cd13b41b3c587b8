/** Set-ups to try the rules with. Measured are random decks of the whole pool. */
import type { Trials } from '@kolbiste/gamekit';
import { configOf, randomDeck } from './src/index.ts';
import type { State } from './src/state.ts';
import { ABSENT, BROKEN } from './src/vocabulary.ts';
import { mixedConfigs } from './test/configs.ts';

export const trials: Trials = {
  mixed: mixedConfigs,
  measured: () =>
    Array.from({ length: 64 }, (_, i) =>
      configOf(randomDeck(`bench ${i} a`, 'free'), randomDeck(`bench ${i} b`, 'free')),
    ),
  counted: () => [],
  inPlay: (state) => (state as State).weapons.filter((weapon) => weapon !== ABSENT && weapon !== BROKEN).length,
  cardTexts: null,
};
