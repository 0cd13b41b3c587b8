/** The card that was just put away is played without its cost. */
import { playDiscarded as playIt } from '../flow/forced.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { playDiscarded: term.yes };

export const playDiscarded: Verb<typeof schema> = {
  name: 'playDiscarded',
  schema,
  rule: cite('R42', 'R18'),
  run(s, x) {
    playIt(s, x.actor, x.subject);
  },
  cs: () => 'zahrajte ji zdarma',
  en: () => 'play it for free',
};
