/** Set-ups to try the rules with. Measured is every starter deck against every other. */
import type { Trials } from '@kolbiste/gamekit';
import { cards, configOf, starters } from './src/index.ts';
import type { State } from './src/state.ts';
import { cardText } from './src/texts.ts';
import { mixedConfigs } from './test/configs.ts';

export const trials: Trials = {
  mixed: mixedConfigs,
  measured: () => starters.flatMap((a) => starters.map((b) => configOf(a.list, b.list))),
  counted: () => [],
  inPlay(state) {
    const { units, laid, field } = state as State;
    return units.filter((unit) => unit !== null).length + laid.length + (field > 0 ? 1 : 0);
  },
  cardTexts: (lang) => cards.map((card) => cardText(card, lang, 'neutral')),
};
