/** The merchant (9.11 to 9.16): relics and potions for all, three cards for each; a card may be removed once (9.14); what is left goes back (9.16). */
import type { Candidates, Cite } from '@kolbiste/kernel';
import { call, emit } from '@kolbiste/kernel';
import { backUnder, gainCard, topReward } from '../atoms/deck.ts';
import { gainPotion } from '../atoms/items.ts';
import { faceOf, relicCard } from '../cards/pool.ts';
import { E } from '../events.ts';
import { NOT_HERE, ONCE_A_VISIT, SOLD } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { COLORLESS_DECK, DECK, POTION_DECK, pileOf, RELIC_DECK } from '../state.ts';
import { ASIDE, applyAside, checkAside, mayGainPotion, pushAside } from './aside.ts';
import { change, mayChange, TO_REMOVE } from './deck-cards.ts';
import { topForSale } from './for-sale.ts';
import { obtainRelic } from './obtain.ts';
import { canBeHelped, DEALS, FOR_REMOVAL, FOR_WARE, mayPay, settlePrice, TOGETHER } from './payment.ts';
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

const LAID = cite('7.9', '9.11', '9.12', '9.13', '20.4', 'R75', 'R89', 'R92');
const OPEN = cite('9.11', 'R88');
const BUY = cite('9.12', '9.13', '9.15', 'R88');
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

const lay = flow.step<MerchantLocals>('lay', LAID, (s) => {
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
    for (let k = 0; k < EACH; k++) layCard(s, seat, topReward(s, seat));
  for (let k = 0; k < EACH; k++) layCard(s, -1, s.decks[COLORLESS_DECK].pop() ?? -1);
});

/** A card for sale, to its hero or, a colourless one, to anybody [STS 20.4]. */
function layCard(s: State, whose: number, face: number): void {
  if (face >= 0) s.wares.push([W_CARD, whose, face, CARD_PRICES[faceOf(face).rarity]]);
}

function mayBuy(s: State, seat: number, at: number, together: boolean): number {
  const ware = s.wares[at];
  if (ware === undefined || (ware[WHOSE] >= 0 && ware[WHOSE] !== seat)) return NOT_HERE;
  if (ware[THING] < 0) return SOLD;
  const room = ware[KIND] === W_POTION ? mayGainPotion(s, seat) : 0;
  return room === 0 ? mayPay(s, seat, ware[PRICE], together) : room;
}

function mayRemove(s: State, seat: number, at: number, together: boolean): number {
  const deck = pileOf(s, seat, DECK);
  if (deck[at] === undefined || deck.indexOf(deck[at]) !== at) return NOT_HERE;
  if (s.served.includes(seat)) return ONCE_A_VISIT;
  const paid = mayPay(s, seat, removalPrice(s), together);
  return paid === 0 ? mayChange(deck[at], TO_REMOVE, 0) : paid;
}

DEALS[FOR_WARE].bind((s, seat, at) => {
  const [kind, , thing, price] = s.wares[at];
  emit(s, E.bought, BUY, seat, kind, thing, price);
  s.wares[at][THING] = -1;
  if (kind === W_RELIC) obtainRelic(s, seat, thing, BUY);
  else if (kind === W_POTION) gainPotion(s, seat, thing, BUY);
  else gainCard(s, seat, thing, BUY);
});

DEALS[FOR_REMOVAL].bind((s, seat, at) => {
  s.served.push(seat);
  change(s, seat, TO_REMOVE, at);
});

/** Places of wares that a hero may buy, and of cards of the deck. */
function pushTrades(s: State, seat: number, from: number, out: Candidates): void {
  s.wares.forEach((ware, at) => {
    if (ware[THING] >= 0 && (ware[WHOSE] < 0 || ware[WHOSE] === seat)) out.push(from + at);
  });
  const deck = pileOf(s, seat, DECK);
  for (let at = 0; at < deck.length; at++) if (deck.indexOf(deck[at]) === at) out.push(from + REMOVE_CARD + at);
}

const trade = flow.question<MerchantLocals>('trade', OPEN, {
  kind: 'trade',
  joint: true,
  seats: (_s, { done }) => done.reduce((mask, gone, seat) => (gone === 1 ? mask : mask | (1 << seat)), 0),
  candidates(s, _x, seat, out: Candidates) {
    pushTrades(s, seat, 0, out);
    if (canBeHelped(s, seat)) pushTrades(s, seat, TOGETHER, out);
    out.push(GO_ON);
    pushAside(s, seat, out);
  },
  check(s, _x, seat, option) {
    if (option >= ASIDE) return checkAside(s, seat, option);
    if (option === GO_ON) return 0;
    const together = option >= TOGETHER;
    const at = together ? option - TOGETHER : option;
    return at >= REMOVE_CARD ? mayRemove(s, seat, at - REMOVE_CARD, together) : mayBuy(s, seat, at, together);
  },
  apply(s, { done }, seat, option) {
    if (option >= ASIDE) return applyAside(s, seat, option);
    if (option === GO_ON) {
      done[seat] = 1;
      return;
    }
    const together = option >= TOGETHER;
    const at = together ? option - TOGETHER : option;
    if (at < REMOVE_CARD)
      return settlePrice(s, { buyer: seat, price: s.wares[at][PRICE], deal: FOR_WARE, what: at }, together);
    const removal = { buyer: seat, price: removalPrice(s), deal: FOR_REMOVAL, what: at - REMOVE_CARD };
    settlePrice(s, removal, together, removalRule(s));
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
  emit(s, E.wentUnder, BACK, 0);
});

const merchant = flow.procedure<MerchantLocals>('merchant', { rule: OPEN, locals: { done: [0] }, see: 'open' }, [
  lay,
  trade,
  pack,
]);

/** @param from the first hero who buys there; after him all do */
export function callMerchant(s: State, from = 0): void {
  call(s, merchant, { done: s.heroes.map((_, seat) => (seat < from ? 1 : 0)) });
}
