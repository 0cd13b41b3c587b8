/** The card that is played is laid beside the enemy that it was aimed at. */
import { attachPlayed } from '../flow/play-card.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { attach: term.yes };

export const attach: Verb<typeof schema> = {
  name: 'attach',
  schema,
  rule: cite('18.11', '23.2'),
  run(s, x) {
    attachPlayed(s, x.targets[0]);
  },
  cs: () => 'položte k němu tuto kartu; odložte ji, až zhyne',
  en: () => 'put this card beside it; discard it when that enemy dies',
};
