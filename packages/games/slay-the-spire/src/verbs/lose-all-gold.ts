/** All gold goes. */
import { loseGold } from '../atoms/deck.ts';
import { cite } from '../rulebook.ts';
import { GOLD } from '../state.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { loseAllGold: term.yes };

export const loseAllGold: Verb<typeof schema> = {
  name: 'loseAllGold',
  schema,
  rule: cite('R112'),
  run(s, x) {
    loseGold(s, x.actor, s.heroes[x.actor][GOLD], loseAllGold.rule);
  },
  cs: () => 'přijdete o všechny zlaťáky',
  en: () => 'lose all your gold',
};
