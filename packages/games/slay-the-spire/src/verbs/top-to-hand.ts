/** The top card of the discard pile goes to the hand. */
import { move } from '../atoms/piles.ts';
import { cite } from '../rulebook.ts';
import { DISCARD, HAND, pileOf } from '../state.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { topToHand: term.yes };

export const topToHand: Verb<typeof schema> = {
  name: 'topToHand',
  schema,
  rule: cite('12.15', 'R51'),
  run(s, x) {
    const top = pileOf(s, x.actor, DISCARD).length - 1;
    if (top >= 0) move(s, x.actor, DISCARD, top, HAND, topToHand.rule);
  },
  cs: () => 'vezměte si ji do ruky',
  en: () => 'put it into your hand',
};
