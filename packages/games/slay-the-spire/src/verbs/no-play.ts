/** No more cards are played this turn. */
import { cite } from '../rulebook.ts';
import { NO_PLAY } from '../state.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { noPlay: term.yes };

export const noPlay: Verb<typeof schema> = {
  name: 'noPlay',
  schema,
  rule: cite('R20'),
  run(s, x) {
    s.heroes[x.actor][NO_PLAY] = 1;
  },
  cs: () => 'v tomto tahu už nehrajte karty',
  en: () => 'play no more cards this turn',
};
