/** The hero names the result of the die. */
import { askFace } from '../flow/die-window.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { setDie: term.yes };

export const setDie: Verb<typeof schema> = {
  name: 'setDie',
  schema,
  rule: cite('12.7', 'R6'),
  run(s, x) {
    askFace(s, x.actor, x.program);
  },
  cs: () => 'než přijmete výsledek hodu, nastavte kostku na libovolnou hodnotu',
  en: () => 'before you accept a roll, set the die to any result',
};
