/** A random card of the own hand is summoned. */
import { call, chance } from '@kolbiste/kernel';
import * as zones from '../atoms/zones.ts';
import { printedCard } from '../cards/pool.ts';
import { summoning, summonLocals } from '../flow/summon.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { UNIT } from '../vocabulary.ts';
import { handCards, hasNoRoom } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { summonFromHand: term.cardFilter };

export const summonFromHand: Verb<typeof schema> = {
  name: 'summonFromHand',
  schema,
  rule: cite('random.2', 'R40'),
  run(s, x, op) {
    if (hasNoRoom(s, x)) return;
    const cards = handCards(s, x.seat, op.summonFromHand).filter((id) => printedCard(id).kind === UNIT);
    if (cards.length === 0) return;
    const card = cards[cards.length === 1 ? 0 : chance(s, 'hand', cards.length)];
    if (zones.takeFromHand(s, x.seat, card)) call(s, summoning, summonLocals(card, x.seat, 1));
  },
  cs: (i, s) => `vyvolej ${cs.oneCard(i.summonFromHand, s, 'náhodný')} ze své ruky`,
  en: (i, s) => `summon a random ${en.kindOf(i.summonFromHand, s)} from your hand`,
};
