/** What kept it up is gone for the rest of the fight. */
import { expose as lose } from '../atoms/enemies.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { expose: term.yes };

export const expose: Verb<typeof schema> = {
  name: 'expose',
  schema,
  rule: cite('10.7'),
  run(s, x) {
    lose(s, -1 - x.actor);
  },
  cs: () => 'přijde o svou nezranitelnost',
  en: () => 'is no longer invincible',
};
