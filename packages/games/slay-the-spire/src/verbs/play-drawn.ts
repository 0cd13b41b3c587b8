/** Cards are drawn and played at once, in any order, without their costs. */
import { playDrawnCards } from '../flow/forced.ts';
import { cite } from '../rulebook.ts';
import { csCards, enCards } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { playDrawn: term.int(1, 9) };

export const playDrawn: Verb<typeof schema> = {
  name: 'playDrawn',
  schema,
  rule: cite('18.10', '18.15', 'R18'),
  run(s, x, { playDrawn: n }) {
    playDrawnCards(s, x.actor, n);
  },
  cs: (i) => `doberte si ${csCards(i.playDrawn)} a hned je v libovolném pořadí zdarma zahrajte`,
  en: (i) => `draw ${enCards(i.playDrawn)} and play them now for free, in any order`,
};
