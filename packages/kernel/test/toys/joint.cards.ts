/** Atoms and cards of the joint game. Its rules are listed in joint.ts. */
import type { Option, Seat } from '../../src/index.ts';
import * as kernel from '../../src/index.ts';
import type { JointState } from './joint.state.ts';
import * as state from './joint.state.ts';

const { call, emit } = kernel;
const { STRIKE, VENOM, SCOUT, GIFT, FRENZY, BURN, COST, END_TURN, SEATS, flow, kindOf, targetOf } = state;

const KEYS = ['1', '2', '3', '3.1', '4', '4.1', '4.2', '4.3', '5', '5.1', '6', '7', '8', '9'].map((key) => `J.${key}`);
export const book = kernel.rulebook('joint', KEYS);
const [J1, J2, J3, J31, J4, J41, , J43, J5, J51, J6, J7, J8, J9] = KEYS.map((key) => book.cite(key));
/** Whoever owes nothing waits: a prompt of a card is open, its turn is ended, it let the die be, or it fell. */
const WAITING = book.cite('J.4.2', 'J.4.3', 'J.3.1', 'J.8');

export { J1, J2, J3, J4, J6, J7, J9, J31, J41, J43, WAITING };
export const EVENTS = [
  'answer',
  'drew',
  'drawn',
  'rolled',
  'played',
  'hit',
  'poisoned',
  'lost',
  'fell',
  'discarded',
  'reshuffled',
  'wounded',
] as const;
const [, DREW, DRAWN, ROLLED, PLAYED, HIT, POISONED, LOST, FELL, DISCARDED, RESHUFFLED, WOUNDED] = EVENTS.keys();

export { ROLLED, WOUNDED };
export const REFUSALS = [
  { code: 'energy', rule: J41, remedy: 'help.energy' },
  { code: 'unplayable', rule: J5, remedy: 'help.unplayable' },
  { code: 'deadFoe', rule: J5, remedy: 'help.deadFoe' },
  { code: 'supply', rule: J51, remedy: 'help.supply' },
  { code: 'self', rule: J5, remedy: 'help.self' },
  { code: 'fallen', rule: J8, remedy: 'help.fallen' },
  { code: 'noCharm', rule: J31, remedy: 'help.noCharm' },
];
const [ENERGY, UNPLAYABLE, DEAD_FOE, NO_SUPPLY, SELF, FALLEN, NO_CHARM] = [...REFUSALS.keys()].map((row) => row + 1);

export { NO_CHARM };
export const UNKNOWN = 99;

// Atoms

export function draw(s: JointState, seat: Seat, count: number): void {
  for (let i = 0; i < count; i++) {
    if (s.decks[seat].length === 0) {
      if (s.discards[seat].length === 0) return;
      s.decks[seat] = kernel.shuffle(s, 'reshuffle', s.discards[seat].splice(0));
      emit(s, RESHUFFLED, J2, seat);
    }
    const kind = s.decks[seat].pop() as number;
    s.hands[seat].push(kind);
    s.hands[seat].sort((a, b) => a - b);
    emit(s, DREW, J2, seat);
    emit(s, DRAWN, J2, seat, kind, 0, 0, 1 << seat);
  }
}

export function discard(s: JointState, seat: Seat, kind: number): void {
  s.hands[seat].splice(s.hands[seat].indexOf(kind), 1);
  s.discards[seat].push(kind);
  emit(s, DISCARDED, J2, seat, kind);
}

export function hit(s: JointState, foe: number, points: number): void {
  if (s.foes[foe] === 0) return;
  s.foes[foe] = Math.max(0, s.foes[foe] - points);
  emit(s, HIT, J5, foe, s.foes[foe]);
  if (s.foes[foe] > 0) return;
  s.supply += s.poison[foe];
  s.poison[foe] = 0;
}

/** The supply is for all: what it has not, nobody gets [J.5.1]. */
function poison(s: JointState, foe: number, tokens: number): void {
  const there = Math.min(tokens, s.supply);
  s.supply -= there;
  s.poison[foe] += there;
  emit(s, POISONED, J51, foe, s.poison[foe]);
}

export function lose(s: JointState, seat: Seat, points: number, rule: number): void {
  s.life[seat] = Math.max(0, s.life[seat] - points);
  emit(s, LOST, rule, seat, s.life[seat]);
  if (s.life[seat] > 0) return;
  s.discards[seat].push(...s.hands[seat].splice(0));
  emit(s, FELL, J8, seat);
}

// Legality

export const isAlive = (s: JointState, seat: Seat): boolean => s.life[seat] > 0;

function mayAim(s: JointState, seat: Seat, kind: number, target: number): number {
  if (kind === SCOUT) return target === 0 ? 0 : UNKNOWN;
  if (kind === GIFT) return target >= SEATS ? UNKNOWN : target === seat ? SELF : isAlive(s, target) ? 0 : FALLEN;
  if (target > 1) return UNKNOWN;
  return s.foes[target] === 0 ? DEAD_FOE : kind === VENOM && s.supply === 0 ? NO_SUPPLY : 0;
}

export function mayPlay(s: JointState, _x: unknown, seat: Seat, option: Option): number {
  if (option === END_TURN) return 0;
  const kind = kindOf(option);
  if (option < 0 || !s.hands[seat].includes(kind)) return UNKNOWN;
  if (kind === BURN) return targetOf(option) === 0 ? UNPLAYABLE : UNKNOWN;
  const aim = mayAim(s, seat, kind, targetOf(option));
  return aim === UNKNOWN ? UNKNOWN : s.energy[seat] < COST[kind] ? ENERGY : aim;
}

// One card

interface Card {
  seat: Seat;
  kind: number;
  target: number;
}

const pay = flow.step<Card>('pay', J41, (s, x) => {
  s.energy[x.seat] -= COST[x.kind];
  s.hands[x.seat].splice(s.hands[x.seat].indexOf(x.kind), 1);
  s.inPlay.push(x.seat, x.kind);
  emit(s, PLAYED, J41, x.seat, x.kind, x.target);
});
const resolve = flow.step<Card>('resolve', J5, (s, x) => {
  if (x.kind === STRIKE) hit(s, x.target, 2);
  else if (x.kind === VENOM) poison(s, x.target, 2);
  else if (x.kind === FRENZY) {
    hit(s, x.target, 3);
    lose(s, x.seat, 1, J5);
  } else {
    const seat = x.kind === GIFT ? x.target : x.seat;
    draw(s, seat, x.kind === GIFT ? 1 : 2);
    call(s, discardOne, { seat });
  }
});
const putAway = flow.step<Card>('putAway', J41, (s, x) => {
  s.inPlay.length = 0;
  s.discards[x.seat].push(x.kind);
});
const noCard: Card = { seat: 0, kind: 0, target: 0 };
export const card = flow.procedure('card', { rule: J41, locals: noCard, see: 'open' }, [pay, resolve, putAway]);

/** A prompt inside a card: it may belong to another seat than the card [J.4.2]. */
const choose = flow.question<{ seat: Seat }>('choose', J5, {
  kind: 'discard',
  seats: (s, x) => (s.hands[x.seat].length > 0 ? 1 << x.seat : 0),
  candidates(s, _x, seat, out) {
    for (const kind of new Set(s.hands[seat])) out.push(kind);
  },
  check: (s, _x, seat, option) => (s.hands[seat].includes(option) ? 0 : UNKNOWN),
  apply: (s, _x, seat, option) => discard(s, seat, option),
});
const discardOne = flow.procedure('discardOne', { rule: J5, locals: { seat: 0 }, see: 'open' }, [choose]);
