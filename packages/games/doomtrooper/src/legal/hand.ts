/** How many cards a player holds [DT 3.1] [DT 5.1] [DT R140]: seven, if no text says otherwise. Pure reads. */

import { inPlay, warriorsOf } from '../board.ts';
import { cardOf } from '../cards/pool.ts';
import type { Sieve, Static } from '../cards/static.ts';
import {
  DRAW_LIMIT,
  DRAWS_FEWER,
  FEWER_ACTIONS,
  HAND_LIMIT,
  HAND_MORE,
  KEEPS_HAND,
  KILL_DESTINY,
  MEDITATION,
} from '../cards/static.ts';
import { eachForSeat, eachHeld, lastingOn } from '../held.ts';
import type { Piece } from '../pieces.ts';
import { countOf } from '../sieve.ts';
import { speakersOf } from '../speakers.ts';
import type { State } from '../state.ts';
import { PLAYER } from '../vocabulary.ts';

const SEVEN = 7;

/** Calls for each text of a kind that lies before a player. */
function eachBefore(s: State, seat: number, what: number, call: (t: Static, by: Piece) => void): void {
  for (const by of speakersOf(s, what))
    if (by.zone === PLAYER && by.on === seat) for (const t of cardOf(by.card).statics) if (t.what === what) call(t, by);
}

/** The greatest number of a kind of texts that lie before a player; 0 = there is none. */
function before(s: State, seat: number, what: number): number {
  let most = 0;
  eachBefore(s, seat, what, ({ n }) => {
    most = Math.max(most, n);
  });
  return most;
}

/** Cards more that texts before a player let him hold for cards of his; several copies of one do not add up. */
function moreCards(s: State, seat: number): number {
  let more = 0;
  const said: number[] = [];
  eachBefore(s, seat, HAND_MORE, (t, by) => {
    if (!said.includes(by.card)) more += Math.min(t.n, countOf(s, t.of as Sieve, by, seat));
    said.push(by.card);
  });
  return more;
}

export const handLimit = (s: State, seat: number): number =>
  Math.max(SEVEN, before(s, seat, HAND_LIMIT)) + moreCards(s, seat);

/** Whether cards must be discarded in the third step. */
export const isOver = (s: State, seat: number): boolean =>
  s.hands[seat].length > handLimit(s, seat) && before(s, seat, KEEPS_HAND) === 0;

const THREE = 3;
/** Normal actions of a player's turn: three, fewer by texts, at least one by those that stay [DT 4.0.1]. */
export function actionsIn(s: State, seat: number): number {
  let n = THREE;
  eachForSeat(s, seat, FEWER_ACTIONS, (t) => {
    n -= t.n;
  });
  n = Math.max(1, n);
  for (const l of s.lasting) if (l.what === FEWER_ACTIONS && l.ends === seat) n -= l.n;
  return Math.max(0, n);
}

/** Destiny points for an action spent meditating: one, if no text says otherwise [DT 4.5.1]. */
export function meditated(s: State, seat: number): number {
  let n = 1;
  eachForSeat(s, seat, MEDITATION, (t) => {
    n = t.n;
  });
  return n;
}

/** How many times the destiny points count that a player takes for a kill, by what lies before him [DT 4.31.2]. */
export function killDestiny(s: State, seat: number): number {
  let times = 1;
  eachBefore(s, seat, KILL_DESTINY, ({ n }) => {
    times *= n;
  });
  return times;
}

/** How many cards fewer a player draws in the own draw step, for each of his warriors of whom a text says so. */
export function drawnFewer(s: State, seat: number): number {
  let n = 0;
  for (const p of warriorsOf(s, seat)) {
    for (const l of lastingOn(s, p, DRAWS_FEWER)) n += l.n;
    eachHeld(s, p, DRAWS_FEWER, (t) => {
      n += t.n;
    });
  }
  return n;
}

/** How many cards are drawn in a draw step at most, by texts in play. */
export const drawLimit = (s: State): number =>
  Math.min(
    ...speakersOf(s, DRAW_LIMIT)
      .filter((by) => inPlay(s, by))
      .flatMap((by) => cardOf(by.card).statics.flatMap(({ what, n }) => (what === DRAW_LIMIT ? [n] : []))),
  );
