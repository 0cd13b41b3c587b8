/**
 * The game that the laws of chains are tried on: two go through cellars, room by room, on as many evenings as they like.
 *
 * 1 the path: whoever lives first chooses a fight or a rest; 1.1 no two rests one after the other - 2 a fight: 2.1 draw up
 * to two cards, 2.2 everybody plays one, 2.3 the foe strikes - 3 the treasure: gold, and a card for one of them - 4 the end.
 * By rules 2 a rest heals more, and who wins a fight has a charm: the next blow misses.
 */
import type { Flow, Frame, Procedure, Question, Rulebook, Seat } from '@kolbiste/kernel';
import { call, chance, emit, goto, newFlow, seatsOf, shuffle } from '@kolbiste/kernel';
import type { Cellars } from './state.ts';
import { SEATS } from './state.ts';

export const KEYS = ['1', '1.1', '2', '2.1', '2.2', '2.3', '3', '4'] as const;
export const EVENTS = [
  'answer',
  'rested',
  'met',
  'shuffled',
  'drew',
  'drawn',
  'hit',
  'lost',
  'missed',
  'found',
  'took',
  'ended',
] as const;
const [, RESTED, MET, SHUFFLED, DREW, DRAWN, HIT, LOST, MISSED, FOUND, TOOK, ENDED] = EVENTS.keys();

/** Options of the path. */
const FIGHT = 0;
const REST = 1;

const [RESTED_BEFORE, TIRED, UNKNOWN] = [1, 2, 99];
export const refusals = (book: Rulebook) => [
  { code: 'restedBefore', rule: book.cite('1.1'), remedy: 'fight' },
  { code: 'tired', rule: book.cite('2.2'), remedy: 'lighter' },
];

/** What the versions of the rules differ in. */
export interface Variant {
  readonly heals: number;
  readonly charms: boolean;
}

export interface CellarsFlow {
  readonly flow: Flow<Cellars>;
  readonly run: Procedure<Cellars, { fought: number }>;
}

const MOST_LIFE = 6;
const HEAVY = 4;

export const living = (s: { readonly life: readonly number[] }): number =>
  s.life.reduce((mask, life, seat) => (life > 0 ? mask | (1 << seat) : mask), 0);

function refill(s: Cellars, seat: Seat, book: Rulebook): void {
  while (s.hands[seat].length < 2) {
    if (s.piles[seat].length === 0) {
      if (s.spent[seat].length === 0) return;
      s.piles[seat] = shuffle(s, 'pile', s.spent[seat].splice(0));
      emit(s, SHUFFLED, book.cite('2.1'), seat);
    }
    const card = s.piles[seat].pop() as number;
    s.hands[seat] = [...s.hands[seat], card].sort((a, b) => a - b);
    emit(s, DREW, book.cite('2.1'), seat);
    emit(s, DRAWN, book.cite('2.1'), seat, card, 0, 0, 1 << seat);
  }
}

function putAway(s: Cellars, seat: Seat): void {
  for (const zone of [s.spent, s.hands, s.piles]) zone[seat] = [];
}

const playOf = (book: Rulebook): Question<Cellars, { played: number }> => ({
  kind: 'play',
  joint: true,
  seats: (s, x) => living(s) & ~x.played,
  candidates(s, _x, seat, out) {
    out.push(0);
    for (const card of new Set(s.hands[seat])) out.push(card);
  },
  check(s, _x, seat, option) {
    if (option !== 0 && !s.hands[seat].includes(option)) return UNKNOWN;
    return option === HEAVY && s.life[seat] === 1 ? TIRED : 0;
  },
  apply(s, x, seat, option) {
    x.played |= 1 << seat;
    if (option === 0) return;
    s.hands[seat].splice(s.hands[seat].indexOf(option), 1);
    s.spent[seat].push(option);
    s.foe = Math.max(0, s.foe - option);
    emit(s, HIT, book.cite('2.2'), seat, option, s.foe);
  },
});

function strike(s: Cellars, book: Rulebook): void {
  if (s.foe === 0) return;
  if (s.charm === 1) {
    s.charm = 0;
    emit(s, MISSED, book.cite('2.3'));
    return;
  }
  for (const seat of seatsOf(living(s))) {
    s.life[seat]--;
    emit(s, LOST, book.cite('2.3'), seat, s.life[seat]);
    if (s.life[seat] === 0) putAway(s, seat);
  }
}

function fightOf(flow: Flow<Cellars>, book: Rulebook): Procedure<Cellars, { played: number }> {
  const draw = flow.step<{ played: number }>('draw', book.cite('2.1'), (s, x) => {
    x.played = 0;
    for (const seat of seatsOf(living(s))) refill(s, seat, book);
  });
  const again = flow.step<{ played: number }>('again', book.cite('2'), (s, _x, f) => {
    if (s.foe > 0 && living(s) !== 0) return goto(f, draw);
    s.foe = 0;
    for (let seat = 0; seat < SEATS; seat++) putAway(s, seat);
  });
  return flow.procedure('fight', { rule: book.cite('2'), locals: { played: 0 }, see: 'open' }, [
    flow.step('shuffle', book.cite('2.1'), (s) => {
      for (const seat of seatsOf(living(s))) s.piles[seat] = shuffle(s, 'pile', s.decks[seat].slice());
    }),
    draw,
    flow.question('play', book.cite('2.2'), playOf(book)),
    flow.step('strike', book.cite('2.3'), (s) => strike(s, book)),
    again,
  ]);
}

interface Loot {
  seat: number;
  card: number;
}

const lootOf = (flow: Flow<Cellars>, book: Rulebook): Procedure<Cellars, Loot> =>
  flow.procedure<Loot>('loot', { rule: book.cite('3'), locals: { seat: 0, card: 0 }, see: 'open' }, [
    flow.question<Loot>('choose', book.cite('3'), {
      kind: 'loot',
      seats: (_s, x) => 1 << x.seat,
      candidates: (_s, _x, _seat, out) => {
        for (const option of [0, 1]) out.push(option);
      },
      check: (_s, _x, _seat, option) => (option === 0 || option === 1 ? 0 : UNKNOWN),
      apply(s, x, seat, option) {
        if (option === 0) return;
        s.decks[seat] = [...s.decks[seat], x.card].sort((a, b) => a - b);
        emit(s, TOOK, book.cite('3'), seat, x.card);
      },
    }),
  ]);

const pathOf = (): Question<Cellars, object> => ({
  kind: 'path',
  seats: (s) => living(s) & -living(s),
  candidates: (_s, _x, _seat, out) => {
    for (const option of [FIGHT, REST]) out.push(option);
  },
  check: (s, _x, _seat, option) =>
    option === REST ? (s.rested === 1 ? RESTED_BEFORE : 0) : option === FIGHT ? 0 : UNKNOWN,
});

/** The procedures under one version of the rules. */
export function cellarsFlow(book: Rulebook, { heals, charms }: Variant): CellarsFlow {
  type Run = { fought: number };
  const flow = newFlow<Cellars>('cellars');
  const fight = fightOf(flow, book);
  const loot = lootOf(flow, book);
  const path = flow.question<Run>('path', book.cite('1'), pathOf());
  const enter = flow.step<Run>('enter', book.cite('1'), (s, x, f: Frame<Run>) => {
    s.room++;
    s.rested = f.result === REST ? 1 : 0;
    x.fought = 1 - s.rested;
    if (s.rested === 1) {
      for (const seat of seatsOf(living(s))) s.life[seat] = Math.min(MOST_LIFE, s.life[seat] + heals);
      emit(s, RESTED, book.cite('1.1'), s.room);
      return;
    }
    s.foe = 3 + 2 * s.room;
    emit(s, MET, book.cite('2'), s.foe, s.room);
    call(s, fight, { played: 0 });
  });
  const treasure = flow.step<Run>('treasure', book.cite('3'), (s, x) => {
    if (x.fought === 0 || living(s) === 0) return;
    s.gold += s.room;
    if (charms) s.charm = 1;
    emit(s, FOUND, book.cite('3'), s.room, s.gold);
    const seats = seatsOf(living(s));
    call(s, loot, { seat: seats[s.room % seats.length], card: 1 + chance(s, 'loot', HEAVY) });
  });
  const next = flow.step<Run>('next', book.cite('4'), (s, x, f) => {
    x.fought = 0;
    if (s.room < s.rooms && living(s) !== 0) return goto(f, path);
    emit(s, ENDED, book.cite('4'), s.room, s.gold);
  });
  const run = flow.procedure<Run>('run', { rule: book.cite('4'), locals: { fought: 0 }, see: 'open' }, [
    path,
    enter,
    treasure,
    next,
  ]);
  return { flow, run };
}
