/** The top cards of the reward deck go into the deck. */
import { gainCard, topReward } from '../atoms/deck.ts';
import { cite } from '../rulebook.ts';
import { csCount, enCount } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { randomCard: term.int(1, 5) };

export const randomCard: Verb<typeof schema> = {
  name: 'randomCard',
  schema,
  rule: cite('8.6', 'R83'),
  run(s, x, { randomCard: n }) {
    for (let k = 0; k < n; k++) {
      const face = topReward(s, x.actor);
      if (face >= 0) gainCard(s, x.actor, face, randomCard.rule);
    }
  },
  cs: (i) =>
    `přidejte si do balíčku ${csCount(i.randomCard, ['vrchní kartu', 'vrchní karty', 'vrchních karet'])} svého balíčku odměn`,
  en: (i) =>
    `add the top ${enCount(i.randomCard, 'card', 'cards')} of your reward deck to your deck`.replace(
      'top 1 card',
      'top card',
    ),
};
