/** The whole hand to the discard pile; how many cards it was is counted. */
import { discardAt } from '../atoms/piles.ts';
import { CARDS_DISCARDED, note } from '../notes.ts';
import { cite } from '../rulebook.ts';
import { HAND, pileOf } from '../state.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { discardAll: term.yes };

export const discardAll: Verb<typeof schema> = {
  name: 'discardAll',
  schema,
  rule: cite('12.13', 'R45'),
  run(s, x) {
    x.count = pileOf(s, x.actor, HAND).length;
    for (let k = 0; k < x.count; k++) discardAt(s, x.actor, 0, discardAll.rule);
    if (x.count > 0) note(s, CARDS_DISCARDED, x.actor);
  },
  cs: () => 'odložte všechny karty z ruky',
  en: () => 'discard your hand',
};
