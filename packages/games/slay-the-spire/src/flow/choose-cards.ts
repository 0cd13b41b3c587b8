/** Cards of a pile are chosen, one after another, and go where the text says (12.13, R15). */
import type { Candidates } from '@kolbiste/kernel';
import { ALL, call, goto, nearest } from '@kolbiste/kernel';
import { addEnergy } from '../atoms/creatures.ts';
import { discardAt, exhaustAt, keepAt, keepLast, move, putLast, staysAnyway, staysInHand } from '../atoms/piles.ts';
import { COST_X } from '../cards/compile.ts';
import type { EffectContext } from '../effects/context.ts';
import { costOf } from '../effects/cost.ts';
import { passes } from '../effects/sieve.ts';
import { CARDS_DISCARDED, note } from '../notes.ts';
import { ENOUGH, NOT_HERE, SAME_CARD, TOO_FEW } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { DISCARD, DRAW, ENERGY, EXHAUST, FREE, HAND, HELD, pileOf } from '../state.ts';
import { effect } from './effect.ts';
import { flow } from './registry.ts';

/** What happens to a card that is chosen. */
export const [TO_DISCARD, TO_EXHAUST, TO_HAND, TO_TOP, TO_KEEP, TO_ENERGY, TO_HAND_KEPT, TO_HAND_FREE, TO_LAST] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
];
/** Piles by the places of their names in texts. */
const PILE = [HAND, DRAW, DISCARD, EXHAUST];
/** Option: no more. */
export const NO_MORE = 999;

const CHOICE = cite('12.13', 'R15');
const EXHAUSTS = cite('24.12');
const GOES = cite('12.15', 'R51');
const KEEPS = cite('24.13');
const ENERGY_FOR = cite('24.2', 'R10');

interface Choice {
  readonly zone: number;
  readonly most: number;
  readonly least: number;
  readonly sieve: number;
  readonly aim: number;
}

interface ChoiceLocals {
  seat: number;
  pile: number;
  most: number;
  least: number;
  sieve: number;
  aim: number;
  taken: number;
}

/** Whether an equal card stands before this one: the first of equal ones stands for all. */
function hasTwin(s: State, seat: number, pile: number, at: number): boolean {
  const cards = pileOf(s, seat, pile);
  const marks = pileOf(s, seat, HELD);
  for (let k = 0; k < at; k++) if (cards[k] === cards[at] && (pile !== HAND || marks[k] === marks[at])) return true;
  return false;
}

/** Whether a card stays where it is, whatever is chosen. */
const isFast = (s: State, { seat, aim }: ChoiceLocals, at: number): boolean =>
  aim === TO_KEEP ? staysAnyway(s, seat, at) : aim === TO_LAST && staysInHand(s, seat, at);

const choosable = (s: State, x: ChoiceLocals): number[] =>
  pileOf(s, x.seat, x.pile).flatMap((face, at) => (passes(x.sieve, face) && !isFast(s, x, at) ? [at] : []));

/** A card of the hand is exhausted for what it costs; X stands for the energy one has. */
function forEnergy(s: State, seat: number, at: number): void {
  const cost = costOf(s, seat, at);
  exhaustAt(s, seat, at, EXHAUSTS);
  addEnergy(s, seat, cost === COST_X ? s.heroes[seat][ENERGY] : Math.max(0, cost), ENERGY_FOR);
}

function carry(s: State, { seat, pile, aim }: ChoiceLocals, at: number): void {
  if (aim === TO_DISCARD) discardAt(s, seat, at, GOES);
  else if (aim === TO_EXHAUST) exhaustAt(s, seat, at, EXHAUSTS);
  else if (aim === TO_KEEP) keepAt(s, seat, at, KEEPS);
  else if (aim === TO_ENERGY) forEnergy(s, seat, at);
  else if (aim === TO_LAST) putLast(s, seat, at);
  else {
    move(s, seat, pile, at, aim === TO_TOP ? DRAW : HAND, GOES, aim === TO_HAND_FREE ? FREE : 0);
    if (aim === TO_HAND_KEPT) keepLast(s, seat);
  }
}

/** That an effect makes a hero discard is heard once, however many cards go. */
function hear(s: State, { seat, aim }: ChoiceLocals): void {
  if (aim === TO_DISCARD) note(s, CARDS_DISCARDED, seat);
}

function count(s: State, n: number): void {
  const running = nearest(s, effect);
  if (running !== null) running.locals.count += n;
}

const pick = flow.question<ChoiceLocals>('pick', CHOICE, {
  kind: 'cards',
  seats: (_s, x) => (x.taken < x.most ? 1 << x.seat : 0),
  candidates(s, x, seat, out: Candidates) {
    for (const at of choosable(s, x)) if (!hasTwin(s, seat, x.pile, at)) out.push(at);
    if (x.least < x.most) out.push(NO_MORE);
  },
  check(s, x, seat, option) {
    if (option === NO_MORE) return x.taken >= x.least ? (x.least < x.most ? 0 : NOT_HERE) : TOO_FEW;
    if (x.taken >= x.most) return ENOUGH;
    const face = pileOf(s, seat, x.pile)[option];
    if (face === undefined || !passes(x.sieve, face)) return NOT_HERE;
    if (isFast(s, x, option)) return NOT_HERE;
    return hasTwin(s, seat, x.pile, option) ? SAME_CARD : 0;
  },
  apply(s, x, _seat, option, f) {
    if (option === NO_MORE) return;
    carry(s, x, option);
    if (x.taken++ === 0) hear(s, x);
    count(s, 1);
    goto(f, pick);
  },
  // What stays in the hand, or goes from it onto the draw pile, is seen by its owner alone.
  answerSeenBy: (_s, { aim, pile }, seat) => (aim === TO_KEEP || (aim === TO_TOP && pile === HAND) ? 1 << seat : ALL),
});

const choice = flow.procedure<ChoiceLocals>(
  'chooseCards',
  {
    rule: CHOICE,
    locals: { seat: 0, pile: 0, most: 0, least: 0, sieve: 0, aim: 0, taken: 0 },
    see: 'open',
  },
  [pick],
);

/** Asks for cards; where no choice is left they go at once. */
export function chooseCards(s: State, x: EffectContext, { zone, most, least, sieve, aim }: Choice): void {
  const locals = { seat: x.actor, pile: PILE[zone], most, least, sieve, aim, taken: 0 };
  x.count = 0;
  const there = choosable(s, locals);
  if (there.length === 0 || most <= 0) return;
  if (least >= there.length) {
    for (const at of there.reverse()) carry(s, locals, at);
    hear(s, locals);
    x.count = there.length;
  } else call(s, choice, { ...locals, most: Math.min(most, there.length), least: Math.min(least, there.length) });
}
