/** Something is given away: a relic, a potion, an uncommon or rare card (9.7); it goes under its deck, a card leaves the game. */
import type { Candidates } from '@kolbiste/kernel';
import { call, chance } from '@kolbiste/kernel';
import { gainGold, removeCard } from '../atoms/deck.ts';
import { losePotion, loseRelic } from '../atoms/items.ts';
import { faceOf, relicCard } from '../cards/pool.ts';
import type { Gift } from '../cards/types.ts';
import { GIFTS } from '../cards/types.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { DECK, POTIONS, pileOf, RELICS } from '../state.ts';
import { RARITIES } from '../vocabulary.ts';
import { mayChange, TO_REMOVE } from './deck-cards.ts';
import { flow } from './registry.ts';

interface GiftLocals {
  seat: number;
  gift: number;
}

const GIVES = cite('9.7', 'R87');
const SOLD = cite('9.5', '8.16');
const [, , UNCOMMON, RARE] = RARITIES.keys();
const GIFT = Object.fromEntries(GIFTS.map((gift, at) => [gift, at])) as Readonly<Record<Gift, number>>;

/** The pile that it comes from. */
export const pileOfGift = (gift: number): number =>
  gift === GIFT.potion ? POTIONS : gift === GIFT.goodCard ? DECK : RELICS;

/** Places of what can be given; boss relics are no relics [STS 7.9]. */
function givable(s: State, seat: number, gift: number): number[] {
  const pile = pileOf(s, seat, pileOfGift(gift));
  return [...pile.keys()].filter((at) => {
    if (gift === GIFT.potion) return true;
    if (gift !== GIFT.goodCard) return relicCard(pile[at]).kind === 'relic';
    const { rarity } = faceOf(pile[at]);
    return (
      (rarity === UNCOMMON || rarity === RARE) &&
      pile.indexOf(pile[at]) === at &&
      mayChange(pile[at], TO_REMOVE, 0) === 0
    );
  });
}
export const canGive = (s: State, seat: number, gift: Gift): boolean => givable(s, seat, GIFT[gift]).length > 0;

/** One of a hero's relics by chance; -1 = it has none. */
export function randomRelic(s: State, seat: number): number {
  const there = givable(s, seat, GIFT.relic);
  if (there.length === 0) return -1;
  return there[there.length === 1 ? 0 : chance(s, 'relic', there.length)];
}

function giveAt(s: State, seat: number, gift: number, at: number): void {
  if (gift === GIFT.potion) losePotion(s, seat, at, false, GIVES);
  else if (gift === GIFT.goodCard) removeCard(s, seat, pileOf(s, seat, DECK)[at], GIVES);
  else {
    const { price } = relicCard(loseRelic(s, seat, at, GIVES));
    if (gift === GIFT.soldRelic && price > 0) gainGold(s, seat, price, SOLD);
  }
}

/** Option: the place of the thing. */
const which = flow.question<GiftLocals>('which', GIVES, {
  kind: 'gift',
  seats: (_s, { seat }) => 1 << seat,
  candidates(s, { gift }, seat, out: Candidates) {
    for (const at of givable(s, seat, gift)) out.push(at);
  },
  check: (s, { gift }, seat, option) => (givable(s, seat, gift).includes(option) ? 0 : NOT_HERE),
  apply: (s, { gift }, seat, option) => giveAt(s, seat, gift, option),
});

const gifts = flow.procedure<GiftLocals>('gifts', { rule: GIVES, locals: { seat: 0, gift: 0 }, see: 'open' }, [which]);

/** Gives what is wanted; where there is a choice it is asked. @param shown the relic that lies revealed, -1 = none */
export function giveAway(s: State, seat: number, gift: Gift, shown = -1): void {
  const there = givable(s, seat, GIFT[gift]);
  if (gift === 'randomRelic') giveAt(s, seat, GIFT.relic, randomRelic(s, seat));
  else if (gift === 'shownRelic') giveAt(s, seat, GIFT.relic, shown);
  else if (there.length === 1) giveAt(s, seat, GIFT[gift], there[0]);
  else if (there.length > 1) call(s, gifts, { seat, gift: GIFT[gift] });
}
