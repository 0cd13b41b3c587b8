/** A relic of the hero's choice is discarded. */
import { giveAway } from '../flow/gifts.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { loseRelic: term.yes };

export const loseRelic: Verb<typeof schema> = {
  name: 'loseRelic',
  schema,
  rule: cite('8.14', '9.5'),
  run(s, x) {
    giveAway(s, x.actor, 'relic');
  },
  cs: () => 'odhoďte relikvii',
  en: () => 'discard a relic',
};
