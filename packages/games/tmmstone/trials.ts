/** Set-ups to try the rules with. Measured is every starter deck against every other. */
import type { Trials } from '@kolbiste/gamekit';
import { cards, configOf, starters } from './src/index.ts';
import { cardText } from './src/texts.ts';
import { mixedConfigs } from './test/configs.ts';

export const trials: Trials = {
  mixed: mixedConfigs,
  measured: () => starters.flatMap((a) => starters.map((b) => configOf(a.list, b.list))),
  cardTexts: () => cards.map((card) => cardText(card, 'cs', 'neutral')),
};
