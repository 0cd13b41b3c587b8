/** The merchant (9.11 to 9.16): relics and potions for all, three cards for each; a card may be removed once (9.14); what is left goes back (9.16). */
import type { Candidates, Cite } from '@kolbiste/kernel';
import { call, emit } from '@kolbiste/kernel';
import { backUnder, gainCard, payGold, topReward } from '../atoms/deck.ts';
import { gainPotion, gainRelic, potionsFull } from '../atoms/items.ts';
import { faceOf, relicCard } from '../cards/pool.ts';
import { E } from '../events.ts';
import { NO_GOLD, NOT_FOR_SALE, NOT_HERE, ONCE_A_VISIT } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { DECK, GOLD, POTION_DECK, pileOf, RELIC_DECK } from '../state.ts';
import { change, mayChange, TO_REMOVE } from './deck-cards.ts';
import { flow } from './registry.ts';

interface MerchantLocals {
  /** 1 = the hero goes on. */
  done: number[];
}

/** Kinds of wares, and the places of one. */
const [W_RELIC, W_POTION] = [0, 1];
export const W_CARD = 2;
const [KIND, WHOSE, THING, PRICE] = [0, 1, 2, 3];
/** Options behind the wares: a card of the deck is removed; the hero goes on. */
export const REMOVE_CARD = 100;
export const GO_ON = 999;

const LAID = cite('9.11', '9.12', '9.13');
const OPEN = cite('9.11', 'R88');
const BUY = cite('9.12', '9.13', 'R88');
const REMOVED = cite('9.14');
const REMOVED_DEARER = cite('9.14', '20.14');
const BACK = cite('9.16');
const EACH = 3;
const [REMOVAL, A_REMOVAL] = [3, 8];
/** What it costs to have a card removed: one more at a level of ascension [STS 9.14] [STS 20.14]. */
export const removalPrice = ({ config }: Pick<State, 'config'>): number =>
  config.ascension >= A_REMOVAL ? REMOVAL + 1 : REMOVAL;
const removalRule = ({ config }: State): Cite => (config.ascension >= A_REMOVAL ? REMOVED_DEARER : REMOVED);
/** By rarity: common, uncommon, rare [STS 9.13]. */
const CARD_PRICES = [2, 2, 3, 6];

/** The top of a deck that may be sold: what has no price goes under it [STS R89]. */
function topForSale(s: State, deck: number): number {
  const things = s.decks[deck];
  for (let tries = things.length; tries > 0; tries--) {
    const thing = things.pop() as number;
    if (relicCard(thing).price >= 0) return thing;
    things.unshift(thing);
  }
  return -1;
}

const lay = flow.step<MerchantLocals>('lay', LAID, (s) => {
  s.wares.length = 0;
  s.served.length = 0;
  emit(s, E.merchantCame, LAID);
  for (const [kind, deck] of [
    [W_RELIC, RELIC_DECK],
    [W_POTION, POTION_DECK],
  ])
    for (let k = 0; k < EACH; k++) {
      const thing = topForSale(s, deck);
      // The relic at the top left costs one less [STS 9.12].
      const less = kind === W_RELIC && k === 0 ? 1 : 0;
      if (thing >= 0) s.wares.push([kind, -1, thing, Math.max(0, relicCard(thing).price - less)]);
    }
  for (let seat = 0; seat < s.heroes.length; seat++)
    for (let k = 0; k < EACH; k++) {
      const face = topReward(s, seat);
      if (face >= 0) s.wares.push([W_CARD, seat, face, CARD_PRICES[faceOf(face).rarity]]);
    }
});

function mayBuy(s: State, seat: number, at: number): number {
  const ware = s.wares[at];
  if (ware === undefined || (ware[WHOSE] >= 0 && ware[WHOSE] !== seat)) return NOT_HERE;
  if (ware[THING] < 0) return NOT_FOR_SALE;
  const full = ware[KIND] === W_POTION ? potionsFull(s, seat) : 0;
  if (full !== 0) return full;
  return s.heroes[seat][GOLD] < ware[PRICE] ? NO_GOLD : 0;
}

function mayRemove(s: State, seat: number, at: number): number {
  const deck = pileOf(s, seat, DECK);
  if (deck[at] === undefined || deck.indexOf(deck[at]) !== at) return NOT_HERE;
  if (s.served.includes(seat)) return ONCE_A_VISIT;
  return s.heroes[seat][GOLD] < removalPrice(s) ? NO_GOLD : mayChange(deck[at], TO_REMOVE, 0);
}

function buy(s: State, seat: number, at: number): void {
  const [kind, , thing, price] = s.wares[at];
  payGold(s, seat, price, BUY);
  emit(s, E.bought, BUY, seat, kind, thing, price);
  s.wares[at][THING] = -1;
  if (kind === W_RELIC) gainRelic(s, seat, thing, BUY);
  else if (kind === W_POTION) gainPotion(s, seat, thing, BUY);
  else gainCard(s, seat, thing, BUY);
}

const trade = flow.question<MerchantLocals>('trade', OPEN, {
  kind: 'trade',
  joint: true,
  seats: (_s, { done }) => done.reduce((mask, gone, seat) => (gone === 1 ? mask : mask | (1 << seat)), 0),
  candidates(s, _x, seat, out: Candidates) {
    s.wares.forEach((ware, at) => {
      if (ware[THING] >= 0 && (ware[WHOSE] < 0 || ware[WHOSE] === seat)) out.push(at);
    });
    const deck = pileOf(s, seat, DECK);
    for (let at = 0; at < deck.length; at++) if (deck.indexOf(deck[at]) === at) out.push(REMOVE_CARD + at);
    out.push(GO_ON);
  },
  check(s, _x, seat, option) {
    if (option === GO_ON) return 0;
    return option >= REMOVE_CARD ? mayRemove(s, seat, option - REMOVE_CARD) : mayBuy(s, seat, option);
  },
  apply(s, { done }, seat, option) {
    if (option === GO_ON) done[seat] = 1;
    else if (option < REMOVE_CARD) buy(s, seat, option);
    else {
      payGold(s, seat, removalPrice(s), removalRule(s));
      s.served.push(seat);
      change(s, seat, TO_REMOVE, option - REMOVE_CARD);
    }
  },
});

const pack = flow.step<MerchantLocals>('pack', BACK, (s) => {
  for (const [kind, whose, thing] of s.wares) {
    if (thing < 0) continue;
    if (kind === W_CARD) backUnder(s, whose, thing);
    else s.decks[kind === W_RELIC ? RELIC_DECK : POTION_DECK].unshift(thing);
  }
  s.wares.length = 0;
  s.served.length = 0;
});

const merchant = flow.procedure<MerchantLocals>('merchant', { rule: OPEN, locals: { done: [0] }, see: 'open' }, [
  lay,
  trade,
  pack,
]);

export function callMerchant(s: State): void {
  call(s, merchant, { done: s.heroes.map(() => 0) });
}
