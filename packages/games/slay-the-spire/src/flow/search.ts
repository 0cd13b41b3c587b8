/** A hero looks through the draw pile and takes cards of it (12.13, R15); where they lay nobody learns, for then it is shuffled (R41). */
import { call, done, goto } from '@kolbiste/kernel';
import { findInDraw, shuffleDraw } from '../atoms/draw-pile.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { DRAW, pileOf } from '../state.ts';
import { flow } from './registry.ts';

interface SearchLocals {
  seat: number;
  left: number;
}

const FIND = cite('12.13', 'R7', 'R15');
const SHUFFLED = cite('R41');

/** Option: the face of a card, not its place. */
const find = flow.question<SearchLocals>('find', FIND, {
  kind: 'cards',
  seats: (s, x) => (x.left > 0 && pileOf(s, x.seat, DRAW).length > 0 ? 1 << x.seat : 0),
  candidates(s, _x, seat, out) {
    const faces = [...new Set(pileOf(s, seat, DRAW))].sort((a, b) => a - b);
    for (const face of faces) out.push(face);
  },
  check: (s, _x, seat, option) => (pileOf(s, seat, DRAW).includes(option) ? 0 : NOT_HERE),
  apply(s, x, seat, option, f) {
    findInDraw(s, seat, option, FIND);
    x.left--;
    goto(f, find);
  },
  // What comes into a hand is seen by its owner alone.
  answerSeenBy: (_s, _x, seat) => 1 << seat,
});

const shuffled = flow.step<SearchLocals>('shuffled', SHUFFLED, (s, x, f) => {
  shuffleDraw(s, x.seat, SHUFFLED);
  done(f);
});

const search = flow.procedure<SearchLocals>('search', { rule: FIND, locals: { seat: 0, left: 0 }, see: 'open' }, [
  find,
  shuffled,
]);

export function searchDraw(s: State, seat: number, n: number): void {
  call(s, search, { seat, left: n });
}
