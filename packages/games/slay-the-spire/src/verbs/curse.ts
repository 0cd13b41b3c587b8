/** Curses from the curse deck go into the deck. */
import { gainCurse } from '../atoms/deck.ts';
import { cite } from '../rulebook.ts';
import { csCount, enCount } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { curse: term.int(1, 4) };

export const curse: Verb<typeof schema> = {
  name: 'curse',
  schema,
  rule: cite('7.4', 'R49'),
  run(s, x, { curse: n }) {
    for (let k = 0; k < n; k++) gainCurse(s, x.actor, curse.rule);
  },
  cs: (i) => `přidejte si do balíčku ${csCount(i.curse, ['kartu Kletby', 'karty Kleteb', 'karet Kleteb'])}`,
  en: (i) => `add ${enCount(i.curse, 'curse', 'curses')} to your deck`,
};
