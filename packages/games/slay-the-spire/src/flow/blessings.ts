/** Neow's blessings (4.11): each hero draws a card, gains its red box, then one of three blue ones (R111). */
import type { Candidates } from '@kolbiste/kernel';
import { call, emit, goto, shuffle } from '@kolbiste/kernel';
import { gainGold } from '../atoms/deck.ts';
import { gainRelic } from '../atoms/items.ts';
import { BLESSINGS, blessingsOf, RED, setsOf } from '../cards/events.ts';
import { itemNamed } from '../cards/pool.ts';
import { E } from '../events.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import { ASIDE, applyAside, checkAside, pushAside } from './aside.ts';
import { runEffect } from './effect.ts';
import { flow } from './registry.ts';

interface BlessingLocals {
  /** The card of each hero. */
  cards: number[];
  seat: number;
}

const NEOW = cite('4.11', 'R111');
const SOLO = cite('4.12', 'R104');
const SOLO_GOLD = 2;
const BLUE = 3;

const deal = flow.step<BlessingLocals>('deal', NEOW, (s, x) => {
  const deck = shuffle(s, 'neow', blessingsOf(setsOf(s.config)));
  x.cards = s.heroes.map((_, seat) => deck[seat]);
  x.cards.forEach((card, seat) => {
    if (seat >= x.seat) emit(s, E.blessed, NEOW, seat, card);
  });
  if (s.heroes.length > 1) return;
  gainGold(s, 0, SOLO_GOLD, SOLO);
  gainRelic(s, 0, itemNamed('loaded-die'), SOLO);
});

const red = flow.step<BlessingLocals>('red', NEOW, (s, x) => runEffect(s, x.seat, RED));

/** Option: which of the three. */
const blue = flow.question<BlessingLocals>('blue', NEOW, {
  kind: 'blessing',
  seats: (_s, x) => 1 << x.seat,
  candidates(s, _x, seat, out: Candidates) {
    for (let at = 0; at < BLUE; at++) out.push(at);
    pushAside(s, seat, out);
  },
  check(s, _x, seat, option) {
    if (option >= ASIDE) return checkAside(s, seat, option);
    return option >= 0 && option < BLUE ? 0 : NOT_HERE;
  },
  apply(s, x, seat, option, f) {
    if (option < ASIDE) return runEffect(s, seat, BLESSINGS[x.cards[seat]].blue[option]);
    goto(f, blue);
    applyAside(s, seat, option);
  },
});

const next = flow.step<BlessingLocals>('next', NEOW, (s, x, f) => {
  if (++x.seat < s.heroes.length) goto(f, red);
});

const blessings = flow.procedure<BlessingLocals>(
  'blessings',
  { rule: NEOW, locals: { cards: [0], seat: 0 }, see: 'open' },
  [deal, red, blue, next],
);

/** @param from the first hero who is blessed; after him all are */
export function bless(s: Parameters<typeof runEffect>[0], from = 0): void {
  call(s, blessings, { cards: [], seat: from });
}
