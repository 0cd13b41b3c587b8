/** Set-ups to try the rules with. Measured is the whole round, easy and normal: every learning deck alone, and all four together. */
import type { Trials } from '@kolbiste/gamekit';
import { cards, configOf, starters } from './src/index.ts';
import type { State } from './src/state.ts';
import { cardText } from './src/texts.ts';
import { mixedConfigs } from './test/configs.ts';

const lists = starters.map(({ list }) => list);

export const trials: Trials = {
  mixed: mixedConfigs,
  measured: () =>
    [true, false].flatMap((easy) => [...lists.map((list) => configOf([list], easy)), configOf(lists, easy)]),
  counted: () => [],
  inPlay: (state) => (state as State).things.length,
  cardTexts: (lang) => cards.map((card) => cardText(card, lang, 'neutral')),
};
