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
  cs: (i, s) =>
    `podívej se na karty v ruce ${i.seeHand === 'others' ? 'všech protivníků' : i.seeHand === 'target' ? 'vybraného hráče' : `vybraných protivníků (nejvýše ${s.targets[0]?.upTo ?? 1})`}`,
  en: (i, s) =>
    i.seeHand === 'others'
      ? 'look at the hands of all opponents'
      : i.seeHand === 'target'
        ? "look at the chosen player's hand"
        : `look at the hands of the chosen opponents (at most ${s.targets[0]?.upTo ?? 1})`,
};
