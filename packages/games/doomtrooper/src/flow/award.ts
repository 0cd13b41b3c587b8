/**
 * Points are announced as destiny, promotion or both [DT 4.31.2] [DT R111]; then what answers that [DT R97]; then they are credited,
 * those of one award together [DT R135].
 */
import { emit, goto } from '@kolbiste/kernel';
import { award, changeDestiny } from '../atoms/points.ts';
import { cardOf } from '../cards/pool.ts';
import * as T from '../cards/timing.ts';
import { E } from '../events.ts';
import { killDestiny } from '../legal/hand.ts';
import { STATES } from '../legal/play.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { WARRIOR } from '../vocabulary.ts';
import { callWith, flow, localsOf } from './registry.ts';
import { settle } from './settle.ts';
import { openReactions } from './window.ts';

/** Who scores, points, 1 = destiny only, 2 = promotion only, the killed card. */
export const AWARD_WIDTH = 4;
const WIDTH = AWARD_WIDTH;

export interface AwardLocals {
  [name: string]: number | number[];
  rows: number[];
  at: number;
  /** Of each row how many are promotion. */
  split: number[];
}

const row = (x: AwardLocals): readonly number[] => x.rows.slice(x.at * WIDTH);
const count = (x: AwardLocals): number => x.rows.length / WIDTH;

/** Nobody is asked before what has happened is answered. */
const calm = flow.step<AwardLocals>('calm', cite('4.31.1'), (s) => settle(s));

const SPLIT = cite('4.31.2', '4.31.3', '8.6.2', 'R111', 'R112', '4.25.3', '8.6.3', 'R149');
const split = flow.question<AwardLocals>('split', SPLIT, {
  kind: 'split',
  fresh: true,
  seats(_s, x) {
    const [seat, points, only] = row(x);
    return points > 0 && only === 0 ? 1 << seat : 0;
  },
  candidates(_s, x, _seat, out) {
    for (let n = 0; n <= row(x)[1]; n++) out.push(n);
  },
  check: (_s, x, _seat, option) => (option >= 0 && option <= row(x)[1] ? 0 : NOT_HERE),
});

const announced = flow.step<AwardLocals>('announced', SPLIT, (s, x, f) => {
  const [seat, points, only, card] = row(x);
  const promotion = only === 2 ? points : f.result;
  x.split = [...x.split, promotion];
  emit(s, E.awarded, SPLIT, seat, points, promotion);
  x.at++;
  openReactions(s, { kind: STATES, moment: T.M_AWARDED, subject: seat, object: promotion, amount: card });
});

const more = flow.step<AwardLocals>('more', SPLIT, (_s, x, f) => {
  if (x.at < count(x)) goto(f, split);
});

const MULTIPLIED = cite('4.31.2', '7.1.1');
const CREDITED = cite('4.31.1', '6.1', '6.3', 'R135');
const credit = flow.step<AwardLocals>('credit', CREDITED, (s, x) => {
  for (x.at = 0; x.at < count(x); x.at++) {
    const [seat, points, , card] = row(x);
    award(s, seat, points, x.split[x.at], card, CREDITED);
    const further = (killDestiny(s, seat) - 1) * (points - x.split[x.at]);
    if (card !== 0 && cardOf(card).kind === WARRIOR) changeDestiny(s, seat, further, MULTIPLIED);
  }
  settle(s);
});

export const awarding = flow.procedure<AwardLocals>(
  'award',
  { rule: SPLIT, locals: { rows: [], at: 0, split: [] }, see: 'open' },
  [calm, split, announced, more, credit],
);

/** The award that is announced now, for texts that change it; null = none. */
export const awardNow = (s: State): AwardLocals | null => localsOf(s, awarding)[0] ?? null;

/** Points are announced, by rows. */
export const announce = (s: State, rows: number[]): void => callWith(s, awarding, { rows });
