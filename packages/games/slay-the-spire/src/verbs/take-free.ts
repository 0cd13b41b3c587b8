/** All cards of the discard pile that cost 0 go to the hand; what a card says of its own cost counts there too. */
import { move } from '../atoms/piles.ts';
import { ownCost } from '../effects/count.ts';
import { cite } from '../rulebook.ts';
import { DISCARD, HAND, pileOf } from '../state.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { takeFree: term.yes };

export const takeFree: Verb<typeof schema> = {
  name: 'takeFree',
  schema,
  rule: cite('18.4', '12.15'),
  run(s, x) {
    const discard = pileOf(s, x.actor, DISCARD);
    for (let at = discard.length; at-- > 0; )
      if (ownCost(s, x.actor, discard[at]) === 0) move(s, x.actor, DISCARD, at, HAND, takeFree.rule);
  },
  cs: () => 'vezměte si do ruky všechny karty s náklady 0 z odkládací hromádky',
  en: () => 'put all cards that cost 0 from your discard pile into your hand',
};
