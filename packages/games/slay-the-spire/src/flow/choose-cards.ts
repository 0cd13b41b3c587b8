/** Cards of a pile are chosen, one after another, and go where the text says (12.13, R15). */
import type { Candidates } from '@kolbiste/kernel';
import { ALL, call, goto, nearest } from '@kolbiste/kernel';
import { discardAt, exhaustAt, move } from '../atoms/piles.ts';
import type { EffectContext } from '../effects/context.ts';
import { passes } from '../effects/sieve.ts';
import { ENOUGH, NOT_HERE, SAME_CARD, TOO_FEW } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { DISCARD, DRAW, EXHAUST, HAND, HELD, pileOf } from '../state.ts';
import { effect } from './effect.ts';
import { flow } from './registry.ts';

/** What happens to a card that is chosen. */
export const [TO_DISCARD, TO_EXHAUST, TO_HAND, TO_TOP] = [0, 1, 2, 3];
/** Piles by the places of their names in texts. */
const PILE = [HAND, DRAW, DISCARD, EXHAUST];
/** Option: no more. */
export const NO_MORE = 999;

const CHOICE = cite('12.13', 'R15');
const EXHAUSTS = cite('24.12');
const GOES = cite('12.15', 'R51');

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

const choosable = (s: State, { seat, pile, sieve }: ChoiceLocals): number[] =>
  pileOf(s, seat, pile).flatMap((face, at) => (passes(sieve, face) ? [at] : []));

function carry(s: State, { seat, pile, aim }: ChoiceLocals, at: number): void {
  if (aim === TO_DISCARD) discardAt(s, seat, at, GOES);
  else if (aim === TO_EXHAUST) exhaustAt(s, seat, at, EXHAUSTS);
  else move(s, seat, pile, at, aim === TO_HAND ? HAND : DRAW, GOES);
}

function count(s: State, n: number): void {
  const running = nearest(s, effect);
  if (running !== null) running.locals.count += n;
}

const pick = flow.question<ChoiceLocals>('pick', CHOICE, {
  kind: 'cards',
  seats: (s, x) => (x.taken < x.most && choosable(s, x).length > 0 ? 1 << x.seat : 0),
  candidates(s, x, seat, out: Candidates) {
    for (const at of choosable(s, x)) if (!hasTwin(s, seat, x.pile, at)) out.push(at);
    if (x.least < x.most) out.push(NO_MORE);
  },
  check(s, x, seat, option) {
    if (option === NO_MORE) return x.taken >= x.least ? (x.least < x.most ? 0 : NOT_HERE) : TOO_FEW;
    if (x.taken >= x.most) return ENOUGH;
    const face = pileOf(s, seat, x.pile)[option];
    if (face === undefined || !passes(x.sieve, face)) return NOT_HERE;
    return hasTwin(s, seat, x.pile, option) ? SAME_CARD : 0;
  },
  apply(s, x, _seat, option, f) {
    if (option === NO_MORE) return;
    carry(s, x, option);
    x.taken++;
    count(s, 1);
    goto(f, pick);
  },
  // What goes from the hand onto the draw pile is seen by its owner alone.
  answerSeenBy: (_s, { aim, pile }, seat) => (aim === TO_TOP && pile === HAND ? 1 << seat : ALL),
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
    x.count = there.length;
  } else call(s, choice, { ...locals, most: Math.min(most, there.length), least: Math.min(least, there.length) });
}
