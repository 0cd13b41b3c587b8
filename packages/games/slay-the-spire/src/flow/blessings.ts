/** Neow's blessings (4.11): each hero draws a card, gains its red box, then one of three blue ones (R111). */
import type { Candidates } from '@kolbiste/kernel';
import { call, emit, goto, shuffle } from '@kolbiste/kernel';
import { gainGold } from '../atoms/deck.ts';
import { BLESSINGS, RED } from '../cards/events.ts';
import { E } from '../events.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import { runEffect } from './effect.ts';
import { flow } from './registry.ts';

interface BlessingLocals {
  /** The card of each hero. */
  cards: number[];
  seat: number;
}

const NEOW = cite('4.11', 'R111');
const SOLO_GOLD = 2;
const BLUE = 3;

const deal = flow.step<BlessingLocals>('deal', NEOW, (s, x) => {
  const deck = shuffle(
    s,
    'neow',
    BLESSINGS.map((_, card) => card),
  );
  x.cards = s.heroes.map((_, seat) => deck[seat]);
  x.cards.forEach((card, seat) => emit(s, E.blessed, NEOW, seat, card));
  if (s.heroes.length === 1) gainGold(s, 0, SOLO_GOLD, cite('4.12', 'R104'));
});

const red = flow.step<BlessingLocals>('red', NEOW, (s, x) => runEffect(s, x.seat, RED));

/** Option: which of the three. */
const blue = flow.question<BlessingLocals>('blue', NEOW, {
  kind: 'blessing',
  seats: (_s, x) => 1 << x.seat,
  candidates(_s, _x, _seat, out: Candidates) {
    for (let at = 0; at < BLUE; at++) out.push(at);
  },
  check: (_s, _x, _seat, option) => (option >= 0 && option < BLUE ? 0 : NOT_HERE),
});

const gains = flow.step<BlessingLocals>('gains', NEOW, (s, x, f) =>
  runEffect(s, x.seat, BLESSINGS[x.cards[x.seat]].blue[f.result]),
);

const next = flow.step<BlessingLocals>('next', NEOW, (s, x, f) => {
  if (++x.seat < s.heroes.length) goto(f, red);
});

const blessings = flow.procedure<BlessingLocals>(
  'blessings',
  { rule: NEOW, locals: { cards: [0], seat: 0 }, see: 'open' },
  [deal, red, blue, gains, next],
);

export function bless(s: Parameters<typeof runEffect>[0]): void {
  call(s, blessings, { cards: [], seat: 0 });
}
