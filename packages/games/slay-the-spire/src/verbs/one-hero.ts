/** A text of the group that works on one hero of its choice. */
import { askHero } from '../flow/one-hero.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Block } from './verb.ts';

const schema = { oneHero: term.text };

const ask = {
  name: 'oneHero',
  run(s: never, x: { actor: number }): void {
    askHero(s, x.actor);
  },
};

export const oneHero: Block<typeof schema> = {
  name: 'oneHero',
  schema,
  rule: cite('9.6', 'R15'),
  cut(i, to) {
    to.push(ask, {});
    to.text(i.oneHero);
  },
  cs: (i, s) => `jeden hrdina podle vaší volby: ${s.say(i.oneHero)}`,
  en: (i, s) => `one hero of your choice: ${s.say(i.oneHero)}`,
};
