/**
 * What was set off is carried out when the card has been put away (12.15, R16): first what is the heroes', in the order
 * that the card's player chooses, then the enemies'. What it sets off itself stands behind it.
 */
import type { Candidates } from '@kolbiste/kernel';
import { call, done, emit, goto } from '@kolbiste/kernel';
import { isAlive, isHero } from '../atoms/creatures.ts';
import { programOf } from '../cards/code.ts';
import { enemyCard } from '../cards/pool.ts';
import { textOf } from '../cards/texts.ts';
import { effectOf } from '../effects/context.ts';
import { E } from '../events.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { CARD, HP } from '../state.ts';
import { effect } from './effect.ts';
import { heard, WAITING } from './heard.ts';
import { flow } from './registry.ts';
import { textAlone, use } from './use.ts';

interface SettleLocals {
  /** What waits. */
  queue: number[];
  /** Whose card or thing set it off; -1 = each hero chooses among his own. */
  by: number;
  /** 1 = the rest comes in the usual order. */
  usual: number;
}

/** Option: the rest in the usual order. */
export const USUAL_ORDER = 999;

const SET_OFF = cite('12.15', '10.8', '19.8', 'R16', 'R17', 'R67');
const ORDER = cite('12.15', 'R16', 'R4');

/** What a text does that another one may notice: it shows cards, strikes, makes hits stronger, or anything else. */
const [SHOWS, STRIKES, GROWS, ANYTHING] = [1, 2, 4, 8];
const DOES: Readonly<Record<string, number>> = {
  draw: SHOWS,
  damage: STRIKES,
  strength: GROWS,
  strengthUntilEnd: GROWS,
  energy: 0,
  block: 0,
  heal: 0,
  miracle: 0,
  exhaustItself: 0,
};

function doings(program: number): number {
  let all = textOf(program).condition < 0 ? 0 : ANYTHING;
  for (const { step } of programOf(program).ops) all |= DOES[step.name] ?? ANYTHING;
  return all;
}

/**
 * Whether it may matter which of two texts comes first: not where both only draw, both strike where it is pointed, or
 * they add up what the other never reads.
 */
function differ(one: number, other: number): boolean {
  const [a, b] = [doings(one), doings(other)];
  if (a === 0 || b === 0) return false;
  return ((a | b) & ANYTHING) !== 0 || ((a | b) & (STRIKES | SHOWS)) === (STRIKES | SHOWS);
}

/** Who chooses among what waits: the card's player while he lives, else whose effect comes first; -1 = it is the enemies'. */
function chooser(s: State, { queue, by }: SettleLocals): number {
  if (queue.length === 0 || !isHero(queue[0])) return -1;
  return by >= 0 && s.heroes[by][HP] > 0 ? by : queue[0];
}

/** Places of what may come next: of all heroes where a card set it off, else of the one. Equal ones are named once. */
function eligible(s: State, x: SettleLocals): number[] {
  const { queue } = x;
  const seat = chooser(s, x);
  const out: number[] = [];
  for (let at = 0; at < queue.length && isHero(queue[at]); at += WAITING) {
    if ((seat !== x.by && queue[at] !== seat) || s.heroes[queue[at]][HP] <= 0) continue;
    const same = (n: number): boolean =>
      queue.slice(at, at + WAITING).every((fact, k) => fact === queue[n * WAITING + k]);
    if (!out.some(same)) out.push(at / WAITING);
  }
  return out;
}

/** Whether any order may matter. */
function matters({ queue }: SettleLocals, places: readonly number[]): boolean {
  return places.some((a) =>
    places.some(
      (b) =>
        (queue[a * WAITING] !== queue[b * WAITING] || queue[a * WAITING + 1] !== queue[b * WAITING + 1]) &&
        differ(queue[a * WAITING + 1], queue[b * WAITING + 1]),
    ),
  );
}

const hear = flow.step<SettleLocals>('hear', SET_OFF, (s, x, f) => {
  if (x.queue.length > 0) return;
  x.queue = heard(s);
  x.usual = 0;
  if (x.queue.length === 0) done(f);
});

/** Option: the place of an effect among what waits; the rest in the usual order. */
const order = flow.question<SettleLocals>('order', ORDER, {
  kind: 'order',
  seats(s, x) {
    if (x.usual === 1 || x.queue.length <= WAITING || !isHero(x.queue[WAITING])) return 0;
    return matters(x, eligible(s, x)) ? 1 << chooser(s, x) : 0;
  },
  candidates(s, x, _seat, out: Candidates) {
    for (const place of eligible(s, x)) out.push(place);
    out.push(USUAL_ORDER);
  },
  check: (s, x, _seat, option) => (option === USUAL_ORDER || eligible(s, x).includes(option) ? 0 : NOT_HERE),
  apply(_s, x, _seat, option) {
    if (option === USUAL_ORDER) x.usual = 1;
    else x.queue.unshift(...x.queue.splice(option * WAITING, WAITING));
  },
});

const next = flow.step<SettleLocals>('next', SET_OFF, (s, x, f) => {
  const [actor, program, subject, X, from, source] = x.queue.splice(0, WAITING);
  goto(f, hear);
  // Whoever is gone by now does nothing; only of death its text speaks [STS R67].
  if (isHero(actor)) {
    if (s.heroes[actor][HP] <= 0) return;
    emit(s, E.effectBegan, SET_OFF, actor, from, source);
    call(s, use, textAlone(actor, program, 0, subject));
  } else if (isAlive(s, actor) || program === enemyCard(s.enemies[-1 - actor][CARD]).onDeath)
    call(s, effect, effectOf(actor, program, { subject, X }));
});

const settle = flow.procedure<SettleLocals>(
  'settle',
  { rule: SET_OFF, locals: { queue: [0], by: 0, usual: 0 }, see: 'open' },
  [hear, order, next],
);

/** Has what was noted carried out; false where nobody hears of it. @param by whose card or thing did it all */
export function settleNotes(s: State, by = -1): boolean {
  if (s.notes.length === 0) return false;
  const queue = heard(s);
  if (queue.length === 0) return false;
  call(s, settle, { queue, by, usual: 0 });
  return true;
}
