/**
 * Four seats at a bridge, hands hidden. W.1 setup - W.2 the turn: draw, then one window - W.3 a play - W.4 when a window
 * closes - W.5 answers, and answers to answers - W.6 what the cards do - W.7 falling - W.8 the end.
 */
import type { Option, Seat, Step } from '../../src/index.ts';
import * as kernel from '../../src/index.ts';
import { describer } from './describer.ts';
import { copyCore } from './shape.ts';
import {
  book,
  CLOSED,
  change,
  draw,
  EVENTS,
  FALLEN,
  lay,
  lose,
  mend,
  NO_TARGET,
  NOT_NOW,
  NOTHING,
  REFUSALS,
  SELF,
  UNKNOWN,
  W1,
  W2,
  W3,
  W4,
  W5,
  W6,
  W8,
} from './window.atoms.ts';
import type { Played, WindowState, WindowView } from './window.state.ts';
import {
  alive,
  allCards,
  blank,
  body,
  CANCEL,
  COPIES,
  code,
  determinize,
  flow,
  KINDS,
  kindOf,
  MEND,
  PASS,
  SEATS,
  STRIKE,
  TURN,
  targetOf,
  view,
} from './window.state.ts';
import { words } from './words/window.ts';

const { call, done, emit, goto } = kernel;

// Legality

interface Circuit {
  /** Who is asked first, how many have been asked in this circuit, and how many have played in it. */
  from: Seat;
  asked: number;
  plays: number;
  /** Place on the table of the card that is answered; -1 = a free window. */
  about: number;
}

const FREE = -1;
const inTurn = kernel.seatsInTurn<WindowState, Circuit>({ count: () => SEATS, from: (_s, x) => x.from, at: 'asked' });

function mayPlay(s: WindowState, x: Circuit, seat: Seat, option: Option): number {
  if (option === PASS) return 0;
  const kind = kindOf(option);
  const target = targetOf(option);
  if (option < 0 || !s.hands[seat].includes(kind)) return UNKNOWN;
  if (kind === CANCEL || kind === TURN) {
    if (target !== 0) return UNKNOWN;
    if (x.about === FREE) return NOTHING;
    return kind === TURN && s.table[x.about].kind !== STRIKE ? NO_TARGET : 0;
  }
  if (x.about !== FREE) return NOT_NOW;
  if (kind === STRIKE && target === seat) return SELF;
  return alive(s, target) ? 0 : FALLEN;
}

// Flow

/** A seat without cards can play nothing, and everybody sees that: it passes unasked. Any other is always asked [W.3]. */
const offer: Step<WindowState, Circuit> = flow.question<Circuit>('offer', W3, {
  kind: 'window',
  seats: inTurn.asks((s, _x, seat) => s.hands[seat].length > 0),
  candidates(s, _x, seat, out) {
    out.push(PASS);
    for (const kind of new Set(s.hands[seat])) {
      const targets = kind === STRIKE || kind === MEND ? SEATS : 1;
      for (let target = 0; target < targets; target++) out.push(code(kind, target));
    }
  },
  check: mayPlay,
  cite: (_s, x, _seat, option) => (option === PASS ? W4 : x.about === FREE ? W3 : W5),
});

const take = flow.step<Circuit>('take', W3, (s, x, f) => {
  if (f.result === PASS) return;
  x.plays++;
  call(s, play, { place: lay(s, inTurn.seat(s, x), kindOf(f.result), targetOf(f.result)) });
});

/** One whole circuit without a play closes; after any other, a new one begins with the first seat [W.4]. */
const close = flow.step<Circuit>('close', W4, (s, x, f) => {
  if (x.about !== FREE && s.table[x.about].cancelled === 1) return done(f);
  inTurn.pass(x);
  if (inTurn.over(s, x)) {
    if (x.plays === 0) {
      emit(s, CLOSED, W4, inTurn.seat(s, x));
      return done(f);
    }
    inTurn.begin(x);
    x.plays = 0;
  }
  goto(f, offer);
});

const locals: Circuit = { from: 0, asked: 0, plays: 0, about: FREE };
const circuit = flow.procedure('circuit', { rule: W4, locals, see: 'open' }, [offer, take, close]);

/** Whom a Strike is aimed at is asked first, then the others in their order [W.5]. */
const answers = flow.step<{ place: number }>('answers', W5, (s, x) => {
  const { kind, by, target } = s.table[x.place];
  call(s, circuit, { from: kind === STRIKE ? target : by, asked: 0, plays: 0, about: x.place });
});
const effect = flow.step<{ place: number }>('effect', W6, (s, x) => {
  const card = s.table[x.place];
  if (card.cancelled === 1) return;
  if (card.kind === STRIKE) lose(s, card.target, 2);
  else if (card.kind === MEND) mend(s, card.target);
  else change(s, card, s.table[x.place - 1]);
});
const putAway = flow.step<{ place: number }>('putAway', W6, (s) => {
  s.discard.push((s.table.pop() as Played).kind);
});
const play = flow.procedure('play', { rule: W5, locals: { place: 0 }, see: 'open' }, [answers, effect, putAway]);

const deal = flow.step('deal', W1, (s) => {
  kernel.shuffle(s, 'deck', s.deck);
  for (let i = 0; i < SEATS * 3; i++) draw(s, i % SEATS);
});
const drawOne = flow.step('drawOne', W2, (s) => draw(s, s.first));
const openWindow = flow.step('openWindow', W2, (s) => call(s, circuit, { ...locals, from: s.first }));
const nextSeat = flow.step('nextSeat', W8, (s, _x, f) => {
  if (s.deck.length === 0 || s.life.filter((life) => life > 0).length < 2) return done(f);
  do s.first = (s.first + 1) % SEATS;
  while (!alive(s, s.first));
  goto(f, drawOne);
});
const root = flow.procedure('game', { rule: W8, locals: {}, see: 'open' }, [deal, drawOne, openWindow, nextSeat]);

export const windowGame = kernel.defineGame<WindowState, WindowView, { first: Seat }>({
  id: 'window',
  rulesVersion: '1',
  rulebook: book,
  flow,
  refusals: REFUSALS,
  outside: {
    over: { code: 'over', rule: W8, remedy: 'help.over' },
    notYou: { code: 'notYou', rule: W3, remedy: 'help.notYou' },
    unknown: { code: 'unknown', rule: W3, remedy: 'help.unknown' },
  },
  events: EVENTS,
  root,
  seats: () => SEATS,
  blank,
  begin: () => ({}),
  clone: (s) => ({ ...copyCore(flow, s), ...body.copy(s) }),
  encodeBody: body.json,
  decodeBody: (j, c) => ({ ...c, ...body.read(j, 'state.body') }),
  view,
  determinize,
  name: (_v, _decision, _seat, option) =>
    option === PASS ? 'pass' : `${KINDS[kindOf(option)]}${kindOf(option) < CANCEL ? ` ${targetOf(option)}` : ''}`,
  describe: describer<WindowState, WindowView>({
    book,
    flow,
    events: EVENTS,
    words,
    option: (_v, _decision, _seat, option) =>
      option === PASS ? ['pass'] : [`play.${KINDS[kindOf(option)]}`, targetOf(option) + 1],
    parts: (e, name) =>
      ['drawn', 'played', 'cancelled', 'turned'].includes(name) ? [e.a + 1, KINDS[e.b], e.c + 1] : [e.a + 1, e.b],
  }),
  result(s) {
    if (s.frames.length > 0) return undefined;
    const most = Math.max(...s.life);
    const winners = s.life.flatMap((life, seat) => (life === most ? [seat] : []));
    return { winners: winners.length === 1 ? winners : [], draw: winners.length > 1, rule: book.keysOf(W8) };
  },
  invariant(s) {
    const counts = KINDS.map((_, kind) => allCards(s).filter((card) => card === kind).length);
    const lost = COPIES.findIndex((copies, kind) => copies !== counts[kind]);
    return lost < 0 ? undefined : `${counts[lost]} cards of kind ${KINDS[lost]}, there must be ${COPIES[lost]}`;
  },
});
