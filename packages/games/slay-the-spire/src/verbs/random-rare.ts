/** The top card of the rare deck goes into the deck. */
import { gainCard } from '../atoms/deck.ts';
import { cite } from '../rulebook.ts';
import { pileOf, RARE } from '../state.ts';
import { csCount, enCount } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { randomRare: term.int(1, 5) };

export const randomRare: Verb<typeof schema> = {
  name: 'randomRare',
  schema,
  rule: cite('8.8', 'R83'),
  run(s, x, { randomRare: n }) {
    for (let k = 0; k < n; k++) {
      const face = pileOf(s, x.actor, RARE).pop();
      if (face !== undefined) gainCard(s, x.actor, face, randomRare.rule);
    }
  },
  cs: (i) =>
    `přidejte si do balíčku ${csCount(i.randomRare, ['náhodnou vzácnou kartu', 'náhodné vzácné karty', 'náhodných vzácných karet'])}`,
  en: (i) => `add ${enCount(i.randomRare, 'random rare card', 'random rare cards')} to your deck`,
};
