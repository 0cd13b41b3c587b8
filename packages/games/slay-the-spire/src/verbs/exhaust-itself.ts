/** The card that speaks is exhausted, from where it lies: the powers in play or the discard pile. */
import { exhaustFrom } from '../atoms/powers.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { exhaustItself: term.yes };

export const exhaustItself: Verb<typeof schema> = {
  name: 'exhaustItself',
  schema,
  rule: cite('24.12', '12.16'),
  run(s, x) {
    exhaustFrom(s, x.actor, x.subject, exhaustItself.rule);
  },
  cs: () => 'vyčerpejte ji',
  en: () => 'exhaust it',
};
