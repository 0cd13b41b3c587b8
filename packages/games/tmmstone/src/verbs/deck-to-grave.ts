/** The other deck goes into its grave, silently [TMM R93]. */
import * as zones from '../atoms/zones.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { deckToGrave: term.oneOf(['opp']) };

export const deckToGrave: Verb<typeof schema> = {
  name: 'deckToGrave',
  schema,
  rule: cite('grave.1', 'R93'),
  run(s, x) {
    const deck = zones.deckOf(s, 1 - x.seat);
    while (deck.length > 0) zones.toGrave(s, 1 - x.seat, deck.pop() as number, deckToGrave.rule);
  },
  cs: () => 'zlikviduj celý protivníkův balíček',
  en: () => "liquidate the opponent's whole deck",
};
