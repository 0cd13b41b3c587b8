/** A courier brings the top relic or the top potion (8.3): it is bought for its price, alone or together (8.16), or discarded. */
import type { Candidates } from '@kolbiste/kernel';
import { call, emit, goto, nearest } from '@kolbiste/kernel';
import { gainPotion } from '../atoms/items.ts';
import { relicCard } from '../cards/pool.ts';
import { E } from '../events.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { POTION_DECK, RELIC_DECK } from '../state.ts';
import { mayGainPotion } from './aside.ts';
import { topForSale } from './for-sale.ts';
import { obtainRelic } from './obtain.ts';
import { canBeHelped, DEALS, FOR_COURIER, mayPay, settlePrice, TOGETHER } from './payment.ts';
import { flow } from './registry.ts';

interface CourierLocals {
  seat: number;
  deck: number;
  /** What was brought; -1 = nothing. */
  thing: number;
}

/** Options: which deck; then buy, or discard. */
export const FROM_RELICS = 0;
const FROM_POTIONS = 1;
export const BUY_IT = 0;
export const DISCARD_IT = 999;

const BRINGS = cite('8.3', 'R89');
const BUYS = cite('9.12', 'R88');
const DISCARDS = cite('8.11', '8.14');

const look = flow.question<CourierLocals>('look', BRINGS, {
  kind: 'courier',
  seats: (_s, { seat }) => 1 << seat,
  candidates(_s, _x, _seat, out: Candidates) {
    out.push(FROM_RELICS);
    out.push(FROM_POTIONS);
  },
  check: (_s, _x, _seat, option) => (option === FROM_RELICS || option === FROM_POTIONS ? 0 : NOT_HERE),
  apply(s, x, seat, option) {
    x.deck = option === FROM_RELICS ? RELIC_DECK : POTION_DECK;
    x.thing = topForSale(s, x.deck);
    if (x.thing >= 0) emit(s, E.courierBrought, BRINGS, seat, x.thing);
  },
});

function mayBuy(s: State, { seat, deck, thing }: CourierLocals, together: boolean): number {
  const room = deck === POTION_DECK ? mayGainPotion(s, seat) : 0;
  return room === 0 ? mayPay(s, seat, relicCard(thing).price, together) : room;
}

const deal = flow.question<CourierLocals>('deal', BUYS, {
  kind: 'courier',
  seats: (_s, { seat, thing }) => (thing < 0 ? 0 : 1 << seat),
  candidates(s, _x, seat, out: Candidates) {
    out.push(BUY_IT);
    if (canBeHelped(s, seat)) out.push(TOGETHER);
    out.push(DISCARD_IT);
  },
  check(s, x, _seat, option) {
    if (option === DISCARD_IT) return 0;
    return option === BUY_IT || option === TOGETHER ? mayBuy(s, x, option === TOGETHER) : NOT_HERE;
  },
  apply(s, x, seat, option, f) {
    if (option === DISCARD_IT) return;
    // Where the others give too little it is asked again.
    goto(f, deal);
    const { price } = relicCard(x.thing);
    settlePrice(s, { buyer: seat, price, deal: FOR_COURIER, what: x.thing }, option === TOGETHER);
  },
});

DEALS[FOR_COURIER].bind((s, seat, thing) => {
  const x = (nearest(s, courier) as { locals: CourierLocals }).locals;
  x.thing = -1;
  emit(s, E.bought, BUYS, seat, x.deck === RELIC_DECK ? 0 : 1, thing, relicCard(thing).price);
  if (x.deck === RELIC_DECK) obtainRelic(s, seat, thing, BUYS);
  else gainPotion(s, seat, thing, BUYS);
});

const away = flow.step<CourierLocals>('away', DISCARDS, (s, { deck, thing }) => {
  if (thing >= 0) s.decks[deck].unshift(thing);
});

const courier = flow.procedure<CourierLocals>(
  'courier',
  { rule: BRINGS, locals: { seat: 0, deck: 0, thing: -1 }, see: 'open' },
  [look, deal, away],
);

export function callCourier(s: State, seat: number): void {
  call(s, courier, { seat, deck: 0, thing: -1 });
}
