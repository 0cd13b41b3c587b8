/** The topmost one of them is summoned; the deck keeps its order. */
import { call } from '@kolbiste/kernel';
import * as zones from '../atoms/zones.ts';
import { printedCard } from '../cards/pool.ts';
import { cardPasses } from '../effects/statics.ts';
import { summoning, summonLocals } from '../flow/summon.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { UNIT } from '../vocabulary.ts';
import { hasNoRoom } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { summonFromDeck: term.cardFilter };

export const summonFromDeck: Verb<typeof schema> = {
  name: 'summonFromDeck',
  schema,
  rule: cite('R40'),
  run(s, x, op) {
    if (hasNoRoom(s, x)) return;
    const deck = zones.deckOf(s, x.seat);
    for (let at = deck.length; at-- > 0; ) {
      if (printedCard(deck[at]).kind !== UNIT || !cardPasses(op.summonFromDeck, -1, x.seat, deck[at])) continue;
      const [card] = deck.splice(at, 1);
      return call(s, summoning, summonLocals(card, x.seat, 1));
    }
  },
  cs: (i, s) => `vyvolej ${cs.oneCard(i.summonFromDeck, s, 'vrchní')} ze svého balíčku`,
  en: (i, s) => `summon the topmost ${en.kindOf(i.summonFromDeck, s)} of your deck`,
};
