/** Cards of another player's hand are chosen and discarded by whoever has seen it. */
import { done, goto } from '@kolbiste/kernel';
import { throwAway } from '../atoms/piles.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import { flow } from './registry.ts';

export interface PickHandLocals {
  [name: string]: number | number[];
  seat: number;
  /** Whose hand it is. */
  whose: number;
  left: number;
}

const RULE = cite('9.25', 'R157');
const choose = flow.question<PickHandLocals>('choose', RULE, {
  kind: 'pickHand',
  fresh: true,
  seats: (s, x) => (x.left > 0 && s.hands[x.whose].length > 0 ? 1 << x.seat : 0),
  candidates(s, x, _seat, out) {
    for (const card of new Set(s.hands[x.whose])) out.push(card);
  },
  check: (s, x, _seat, option) => (s.hands[x.whose].includes(option) ? 0 : NOT_HERE),
  answerSeenBy: (_s, x, seat) => (1 << seat) | (1 << x.whose),
});
const drop = flow.step<PickHandLocals>('drop', RULE, (s, x, f) => {
  if (f.result === 0) return done(f);
  throwAway(s, x.whose, f.result, RULE);
  x.left--;
  goto(f, choose);
});

export const picking = flow.procedure<PickHandLocals>(
  'pickHand',
  { rule: RULE, locals: { seat: 0, whose: 0, left: 0 }, see: 'open' },
  [choose, drop],
);
