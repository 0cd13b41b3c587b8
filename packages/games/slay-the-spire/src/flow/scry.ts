/**
 * Scrying (24.3): the top cards are looked at (R7) - any of them are put away, one after another - the rest stays as it lay.
 * What is put away was not discarded from the hand, but is heard by cards that speak of it (R42).
 */
import type { Candidates } from '@kolbiste/kernel';
import { call, emit, goto } from '@kolbiste/kernel';
import { lookAtTop } from '../atoms/draw-pile.ts';
import { move } from '../atoms/piles.ts';
import { E } from '../events.ts';
import { note, SCRIED, SCRIED_AWAY } from '../notes.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { DISCARD, DRAW, pileOf } from '../state.ts';
import { NO_MORE } from './choose-cards.ts';
import { flow } from './registry.ts';

interface ScryLocals {
  seat: number;
  /** Cards that are still looked at, and how many were put away. */
  left: number;
  away: number;
}

const LOOK = cite('24.3', 'R7');
const AWAY = cite('24.3', 'R42', 'R51');

/** Option: the place of a card from the top. */
const pick = flow.question<ScryLocals>('pick', LOOK, {
  kind: 'scry',
  seats: (_s, x) => (x.left > 0 ? 1 << x.seat : 0),
  candidates(_s, { left }, _seat, out: Candidates) {
    for (let at = 0; at < left; at++) out.push(at);
    out.push(NO_MORE);
  },
  check: (_s, { left }, _seat, option) => (option === NO_MORE || (option >= 0 && option < left) ? 0 : NOT_HERE),
  apply(s, x, seat, option, f) {
    if (option === NO_MORE) return;
    const draw = pileOf(s, seat, DRAW);
    const at = draw.length - 1 - option;
    const face = draw[at];
    move(s, seat, DRAW, at, DISCARD, AWAY);
    note(s, SCRIED_AWAY, seat, face);
    x.left--;
    x.away++;
    goto(f, pick);
  },
  // Where the card lay is for its owner alone; which it was lies open.
  answerSeenBy: (_s, _x, seat) => 1 << seat,
});

const over = flow.step<ScryLocals>('over', LOOK, (s, { seat, left, away }) => {
  emit(s, E.scried, LOOK, seat, left + away, away);
  note(s, SCRIED, seat);
});

const scrying = flow.procedure<ScryLocals>('scry', { rule: LOOK, locals: { seat: 0, left: 0, away: 0 }, see: 'open' }, [
  pick,
  over,
]);

/** Lets a hero look at the top of the own draw pile; of an empty one nothing comes. */
export function callScry(s: State, seat: number, n: number): void {
  const left = lookAtTop(s, seat, n, LOOK);
  if (left > 0) call(s, scrying, { seat, left, away: 0 });
}
