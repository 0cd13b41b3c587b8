import type { Flow, Frame, Procedure, Question, Rulebook, Step } from '@kolbiste/kernel';
import { call, chance, emit, goto, newFlow, shuffle } from '@kolbiste/kernel';
import type { Coins } from './state.ts';

export const KEYS = ['1', '1.1', '1.2', '2', '2.1', '2.2', '2.3', '2.4', '3', '3.1', '9', '9.1', '9.2'] as const;

/** Kinds of events; 0 is the answer. */
export const EVENTS = [
  'answer',
  'dealt',
  'drew',
  'drewCard',
  'betsShown',
  'took',
  'played',
  'flipped',
  'ended',
] as const;
export const DEALT = 1;
export const DREW = 2;
export const DREW_CARD = 3;
export const BETS = 4;
export const TOOK = 5;
export const PLAYED = 6;
export const FLIPPED = 7;
export const ENDED = 8;

const HEAP_TOO_SMALL = 1;
const CARD_TOO_BIG = 2;
const NO_SUCH_OPTION = 3;

export interface BetLocals {
  answered: number;
}
export interface TurnLocals {
  seat: number;
  card: number;
}

/** What tests replace one part of, to see that a check notices. */
export interface Parts {
  bet: Question<Coins, BetLocals>;
  choose: Question<Coins, TurnLocals>;
  draw: (s: Coins, x: TurnLocals) => void;
  take: (s: Coins, x: TurnLocals, f: Frame<TurnLocals>) => void;
  settle: (s: Coins) => void;
  /** Passes the turn on; false when the match is over. */
  next: (s: Coins, x: { seat: number }) => boolean;
  endCite: readonly string[];
}

/** Options: 1 to 3 = take so many coins, 10 + i = play the card at place i of the hand. */
export const CARD = 10;

function check(s: Coins, _x: TurnLocals, seat: number, option: number): number {
  if (option >= 1 && option <= 3) return option > s.heap ? HEAP_TOO_SMALL : 0;
  const card = s.hands[seat][option - CARD];
  return card === undefined ? NO_SUCH_OPTION : card > s.heap ? CARD_TOO_BIG : 0;
}

export function coinsParts(book: Rulebook): Parts {
  const take = (s: Coins, seat: number, coins: number): void => {
    s.heap -= coins;
    s.purse[seat] += coins;
    s.batch.push(coins);
    emit(s, TOOK, book.cite('2.2'), seat, coins);
  };
  return {
    bet: {
      kind: 'bet',
      joint: true,
      seats: (s, x) => ((1 << s.purse.length) - 1) & ~x.answered,
      candidates: (_s, _x, _seat, out) => {
        for (const option of [0, 1, 2]) out.push(option);
      },
      check: (_s, _x, _seat, option) => (option >= 0 && option <= 2 ? 0 : NO_SUCH_OPTION),
      answerSeenBy: (_s, _x, seat) => 1 << seat,
      apply(s, x, seat, option) {
        s.bets[seat] = option;
        x.answered |= 1 << seat;
      },
    },
    choose: {
      kind: 'choose',
      seats: (_s, x) => 1 << x.seat,
      candidates(s, _x, seat, out) {
        for (const option of [1, 2, 3]) out.push(option);
        for (let i = 0; i < s.hands[seat].length; i++) out.push(CARD + i);
      },
      check,
      cite: (_s, _x, _seat, option) => book.cite(option < CARD ? '2.2' : '2.3'),
    },
    draw(s, x) {
      const card = s.deck.pop();
      if (card === undefined) return;
      s.hands[x.seat].push(card);
      emit(s, DREW, book.cite('2.1'), x.seat);
      emit(s, DREW_CARD, book.cite('2.1'), x.seat, card, 0, 0, 1 << x.seat);
    },
    take(s, x, f) {
      if (f.result < CARD) return take(s, x.seat, f.result);
      const card = s.hands[x.seat].splice(f.result - CARD, 1)[0];
      s.discard.push(card);
      emit(s, PLAYED, book.cite('2.3'), x.seat, card);
      take(s, x.seat, card);
    },
    settle(s) {
      s.batch.length = 0;
    },
    next(s, x) {
      x.seat = (x.seat + 1) % s.purse.length;
      return s.heap > 0;
    },
    endCite: ['3.1'],
  };
}

export interface CoinsFlow {
  flow: Flow<Coins>;
  match: Procedure<Coins, { seat: number }>;
  turn: Procedure<Coins, TurnLocals>;
  bets: Procedure<Coins, BetLocals>;
}

function turnSteps(flow: Flow<Coins>, book: Rulebook, parts: Parts): Step<Coins, TurnLocals>[] {
  return [
    flow.step('draw', book.cite('2.1'), parts.draw),
    flow.question('choose', book.cite('2'), parts.choose),
    flow.step('take', book.cite('2.2'), parts.take),
    flow.step('flip', book.cite('2.4'), (s) => {
      if (s.heap === 0) return;
      const heads = chance(s, 'flip', 2);
      if (heads === 1) s.heap--;
      emit(s, FLIPPED, book.cite('2.4'), heads, s.heap);
    }),
    flow.step('settle', book.cite('2'), parts.settle),
  ];
}

/** 1 set-up and bets, 2 turns, 3 the end. */
export function coinsFlow(book: Rulebook, parts: Parts): CoinsFlow {
  const flow = newFlow<Coins>('coins');
  const bets = flow.procedure<BetLocals>('bets', { rule: book.cite('1.2'), locals: { answered: 0 }, see: 'open' }, [
    flow.question('bet', book.cite('1.2'), parts.bet),
    flow.step('show', book.cite('1.2'), (s) => void emit(s, BETS, book.cite('1.2'), s.bets[0], s.bets[1])),
  ]);
  const turn = flow.procedure<TurnLocals>(
    'turn',
    { rule: book.cite('2'), locals: { seat: 0, card: 0 }, see: 'open' },
    turnSteps(flow, book, parts),
  );
  const play = flow.step<{ seat: number }>('play', book.cite('2'), (s, x) => call(s, turn, { seat: x.seat, card: 0 }));
  const match = flow.procedure<{ seat: number }>('match', { rule: book.cite('1'), locals: { seat: 0 }, see: 'open' }, [
    flow.step('shuffle', book.cite('1.1'), (s) => void shuffle(s, 'deck', s.deck)),
    flow.step('deal', book.cite('1.1'), (s) => {
      for (const hand of s.hands) hand.push(...s.deck.splice(-2));
      emit(s, DEALT, book.cite('1.1'), 2);
    }),
    flow.step('bets', book.cite('1.2'), (s) => call(s, bets, { answered: 0 })),
    play,
    flow.step('next', book.cite('2'), (s, x, f) => {
      if (parts.next(s, x)) goto(f, play);
    }),
    flow.step('end', book.cite('3.1'), (s) => void emit(s, ENDED, book.cite(...parts.endCite), s.purse[0])),
  ]);
  return { flow, match, turn, bets };
}
