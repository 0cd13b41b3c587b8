/** The whole draw pile is exhausted. */
import { exhaustDraw as exhaustIt } from '../atoms/draw-pile.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { exhaustDraw: term.yes };

export const exhaustDraw: Verb<typeof schema> = {
  name: 'exhaustDraw',
  schema,
  rule: cite('24.12', 'R50'),
  run(s, x) {
    exhaustIt(s, x.actor, exhaustDraw.rule);
  },
  cs: () => 'vyčerpejte celý svůj dobírací balíček',
  en: () => 'exhaust your whole draw pile',
};
