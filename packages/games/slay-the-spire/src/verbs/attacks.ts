/** Hits for 1 that are attacks of their own, each with its own target, like shivs. */
import { callAttacks } from '../flow/free-attacks.ts';
import { cite } from '../rulebook.ts';
import { csCount } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { attacks: term.int(1, 5) };

export const attacks: Verb<typeof schema> = {
  name: 'attacks',
  schema,
  rule: cite('17.7', 'R23'),
  run(s, x, { attacks: n }) {
    callAttacks(s, x.actor, n);
  },
  cs: (i) =>
    `proveďte ${csCount(i.attacks, ['samostatný útok', 'samostatné útoky', 'samostatných útoků'])} s náklady 0, každý se zásahem za 1`,
  en: (i) => `make ${i.attacks} separate attacks of cost 0, each of them a hit for 1`,
};
