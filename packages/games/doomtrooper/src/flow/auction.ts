/** A warrior is auctioned as he is played: bids in the order of turns until all but one have dropped out - paid - he comes in, worth as much. */
import { goto } from '@kolbiste/kernel';
import { addLasting } from '../atoms/combat.ts';
import { enter } from '../atoms/pieces.ts';
import { changeDestiny } from '../atoms/points.ts';
import { BASE_SET, FIGURES, UNSET } from '../cards/static.ts';
import { NOTHING_LASTS, UNTIL_GAME } from '../pieces.ts';
import { NO_DESTINY, NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { SQUAD } from '../vocabulary.ts';
import { flow } from './registry.ts';

export interface AuctionLocals {
  [name: string]: number | number[];
  card: number;
  owner: number;
  play: number;
  /** Who bids yet, in the order of turns, and whose turn it is. */
  order: number[];
  at: number;
  /** The highest bid, and who has made it; -1 = nobody yet. */
  high: number;
  holder: number;
}

const RULE = cite('4.18.1', '7.1.1');
/** Options: to drop out, or a bid and one. */
const OUT = 0;
const bidder = (x: AuctionLocals): number => x.order[x.at];
const isOpen = (x: AuctionLocals): boolean => x.holder < 0 || x.order.length > 1;
/** Whoever cannot bid more drops out unasked. */
const bid = flow.question<AuctionLocals>('bid', RULE, {
  kind: 'bid',
  fresh: true,
  seats: (s, x) => (isOpen(x) && s.destiny[bidder(x)] > x.high ? 1 << bidder(x) : 0),
  candidates(s, x, seat, out) {
    if (x.holder >= 0) out.push(OUT);
    for (let n = x.high + 1; n <= s.destiny[seat]; n++) out.push(n + 1);
  },
  check(s, x, seat, option) {
    if (option === OUT) return x.holder >= 0 ? 0 : NOT_HERE;
    if (option - 1 <= x.high) return NOT_HERE;
    return option - 1 <= s.destiny[seat] ? 0 : NO_DESTINY;
  },
});

const heard = flow.step<AuctionLocals>('heard', RULE, (_s, x, f) => {
  if (!isOpen(x)) return;
  if (f.result === OUT) x.order = x.order.filter((_, at) => at !== x.at);
  else {
    x.holder = bidder(x);
    x.high = f.result - 1;
    x.at++;
  }
  x.at %= x.order.length;
  goto(f, bid);
});

const SOLD = cite('4.1.1', '4.1.6', '4.18.1', '9.14', '9.16');
const sold = flow.step<AuctionLocals>('sold', SOLD, (s, x) => {
  const { card, holder: seat, high: value, owner, play } = x;
  changeDestiny(s, seat, -value, SOLD);
  const p = enter(s, card, seat, SQUAD, SOLD, owner);
  const others = { ...NOTHING_LASTS, fight: UNSET, shoot: UNSET, armor: UNSET };
  const worth = { play, card, seat, piece: p.id, what: FIGURES, layer: BASE_SET, value, until: UNTIL_GAME };
  addLasting(s, { ...others, ...worth }, SOLD);
});

export const auction = flow.procedure<AuctionLocals>(
  'auction',
  { rule: RULE, locals: { card: 0, owner: 0, play: 0, order: [], at: 0, high: -1, holder: -1 }, see: 'open' },
  [bid, heard, sold],
);

/** Seats that bid, the one who plays first. */
export const biddersFrom = (s: State, seat: number): number[] =>
  s.hands.map((_, i) => (seat + i) % s.hands.length).filter((each) => s.gone[each] === 0);
