/** A player shows the hand to whoever plays this. */
import { showHand } from '../atoms/searching.ts';
import { cite } from '../rulebook.ts';
import { seats } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { seeHand: term.who };

export const seeHand: Verb<typeof schema> = {
  name: 'seeHand',
  schema,
  rule: cite('R157'),
  run(s, x, op) {
    for (const seat of seats(s, x, op.seeHand)) showHand(s, seat, x.seat, seeHand.rule);
  },
  would: (s, x, op) => seats(s, x, op.seeHand).some((seat) => s.hands[seat].length > 0),
  cs: (i) => (i.seeHand === 'target' ? 'podívej se na karty v ruce vybraného hráče' : 'podívej se na karty v ruce'),
  en: (i) => (i.seeHand === 'target' ? "look at the chosen player's hand" : 'look at the hand'),
};
