/** Further cards are drawn; one of them is kept, the others are discarded [DT 3.2] [DT 5.1]. */
import { draw, throwAway } from '../atoms/piles.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import { flow } from './registry.ts';

export interface SiftLocals {
  [name: string]: number | number[];
  seat: number;
  n: number;
  /** The further cards, for their player alone. */
  drawn: number[];
}

const RULE = cite('3.2', '7.1.1', '9.25', 'R157');
const take = flow.step<SiftLocals>('take', RULE, (s, x) => {
  x.drawn = s.libraries[x.seat].slice(-x.n);
  draw(s, x.seat, x.n, RULE);
});
const keep = flow.question<SiftLocals>('keep', RULE, {
  kind: 'sift',
  fresh: true,
  seats: (_s, x) => (x.drawn.length > 1 ? 1 << x.seat : 0),
  candidates(_s, x, _seat, out) {
    for (const card of [...new Set(x.drawn)].sort((a, b) => a - b)) out.push(card);
  },
  check: (_s, x, _seat, option) => (x.drawn.includes(option) ? 0 : NOT_HERE),
  answerSeenBy: (_s, _x, seat) => 1 << seat,
});
const drop = flow.step<SiftLocals>('drop', RULE, (s, x, f) => {
  const rest = x.drawn.slice();
  // Nobody was asked about a single one.
  rest.splice(rest.indexOf(f.result), 1);
  for (const card of rest) throwAway(s, x.seat, card, RULE);
});

export const sifting = flow.procedure<SiftLocals>(
  'sift',
  {
    rule: RULE,
    locals: { seat: 0, n: 0, drawn: [] },
    see: (_s, x, who) => ({ ...x, drawn: who === x.seat ? x.drawn.slice() : x.drawn.map(() => 0) }),
  },
  [take, keep, drop],
);
