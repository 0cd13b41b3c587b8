/**
 * What happened is answered by texts that wait for it [DT 2.14] [DT 2.15] [DT R20]: opponents' first, whose turn is nearest; the
 * active player's last; of several of one player that one chooses which comes next. Looks after the victory as well [DT R134].
 */
import { call, done, goto, NOTE, note, takeBatch } from '@kolbiste/kernel';
import { board, leave } from '../atoms/pieces.ts';
import { noteUse } from '../atoms/turn.ts';
import { bearerOf, pieceOf } from '../board.ts';
import type { Ability } from '../cards/card.ts';
import { cardOf } from '../cards/pool.ts';
import type { Sieve } from '../cards/static.ts';
import { BEARER, OTHERS, OWN } from '../cards/static.ts';
import * as T from '../cards/timing.ts';
import { contextOf } from '../effects/effect-context.ts';
import { GONE_DISCARDED, GONE_KILLED } from '../events.ts';
import { isPrinted } from '../held.ts';
import { fulfilsNow } from '../legal/missions.ts';
import { REACTIONS, timesUsed } from '../legal/play.ts';
import { isBroken, lapsed } from '../legal/serve.ts';
import type { Piece } from '../pieces.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import { passes, whenHolds } from '../sieve.ts';
import { slain } from '../slain.ts';
import type { State } from '../state.ts';
import { UNDER_WAY } from '../state.ts';
import { fitsBearer, isUsable, traitsOf } from '../traits.ts';
import { MARK, MISSION, PLAYER } from '../vocabulary.ts';
import { acting } from './act.ts';
import { answering, fulfillingNow } from './forward-refs.ts';
import { keepWatch } from './keep.ts';
import { effectRank } from './order.ts';
import { breakUnits } from './pairs.ts';
import { flow } from './registry.ts';
import { checkVictory } from './victory.ts';

/** Seat, piece, ability, moment, subject, object, amount of each that waits. */
const WIDTH = 7;

export interface SettleLocals {
  [name: string]: number | number[];
  found: number[];
  /** Who was killed by a text and lies there until that is answered. */
  dead: number[];
  /** Who has come in: players may answer that. */
  arrived: number[];
}

/** Moments about a player rather than a piece. */
const ABOUT_SEATS = new Set<number>([
  T.M_TURN_START,
  T.M_DRAW_STEP,
  T.M_TURN_END,
  T.M_AWARDED,
  T.M_DECLARED,
  T.M_SABOTAGE,
]);

/** Whose playing or destroying a text hears of: its player's, or that of whom it lies before. */
const whoseDeed = (by: Piece, { whose }: Sieve): number => (whose === BEARER && by.zone === PLAYER ? by.on : by.seat);

/** Who was made a heretic by whom: he may be meant by what he was before. */
function hearsTurn(s: State, by: Piece, a: Ability, [subject, object, was]: readonly number[]): boolean {
  const p = pieceOf(s, subject);
  if (p === null || (a.by?.whose === OWN && object !== by.seat)) return false;
  return a.about === null || passes(s, a.about, by, by.seat, p, (q) => was | traitsOf(s, q));
}

/** Whether a text that waits for such a moment hears of this one. */
function hears(s: State, by: Piece, a: Ability, [moment, subject, object, amount]: readonly number[]): boolean {
  if (!isUsable(s, by)) return false;
  if (a.perTurn > 0 && timesUsed(s, by.id, cardOf(by.card).abilities.indexOf(a)) >= a.perTurn) return false;
  if (!whenHolds(s, a.when, by, by)) return false;
  if (moment === T.M_HERETIC) return hearsTurn(s, by, a, [subject, object, amount]);
  if (a.by !== null) {
    const doer = pieceOf(s, object);
    if (doer === null || !passes(s, a.by, by, by.seat, doer)) return false;
  }
  if (a.about === null) return !ABOUT_SEATS.has(moment) || subject === by.seat;
  if (ABOUT_SEATS.has(moment)) {
    const { whose } = a.about;
    // Before whom it lies, or who controls its bearer: what is laid there hears that player's turns.
    if (whose === BEARER) return subject === (by.zone === PLAYER ? by.on : bearerOf(s, by)?.seat);
    return whose === OWN ? subject === by.seat : whose !== OTHERS || subject !== by.seat;
  }
  // A card that is no piece: played, or destroyed, by whose text it is.
  if (moment === T.M_PLAYED || moment === T.M_DESTROYED)
    return object === whoseDeed(by, a.about) && isPrinted(cardOf(subject), a.about);
  if (moment === T.M_IMPRISONED && object !== by.seat) return false;
  const p = pieceOf(s, subject);
  return p !== null && passes(s, a.about, by, by.seat, p);
}

/** Of equal missions of one player one event counts for one copy, the oldest [DT 4.11.7] [DT R79]. */
const hasTwin = (s: State, rows: readonly (readonly number[])[], from: number, by: Piece): boolean =>
  rows.some(([seat, id], i) => i >= from && seat === by.seat && id !== by.id && pieceOf(s, id)?.card === by.card);

/** Every text that answers the batch, in the order in which players come. */
function gathered(s: State): number[] {
  const batch = takeBatch(s.batch);
  const rows: number[][] = [];
  for (let i = 0; i < batch.length; i += NOTE) {
    const happened = batch.slice(i, i + NOTE);
    const from = rows.length;
    for (const by of s.pieces) {
      if (by.marks & (MARK.hidden | MARK.out | MARK.imprisoned)) continue;
      const { abilities, kind } = cardOf(by.card);
      for (let ability = 0; ability < abilities.length; ability++) {
        const a = abilities[ability];
        if (a.timing !== T.TRIGGER || a.on !== batch[i] || !hears(s, by, a, happened)) continue;
        if (kind === MISSION && hasTwin(s, rows, from, by)) continue;
        rows.push([by.seat, by.id, ability, ...happened]);
      }
    }
  }
  rows.sort((a, b) => effectRank(s, a[0]) - effectRank(s, b[0]));
  return rows.flat();
}

/** How many at the front belong to one player. */
function together(found: readonly number[]): number {
  let n = 0;
  while (n * WIDTH < found.length && found[n * WIDTH] === found[0]) n++;
  return n;
}

const RULE = cite('2.14', '2.15', 'R20', '4.11.4', '4.11.6', '4.11.7', 'R79');
const choose = flow.question<SettleLocals>('next', cite('2.15'), {
  kind: 'next',
  seats: (_s, x) => (together(x.found) > 1 ? 1 << x.found[0] : 0),
  candidates(_s, x, _seat, out) {
    for (let i = 0; i < together(x.found); i++) out.push(i);
  },
  check: (_s, x, _seat, option) => (option >= 0 && option < together(x.found) ? 0 : NOT_HERE),
});

const BURIED = cite('4.30.3', 'R114');
/** Everybody has heard of it: who was killed by a text goes to the discard pile [DT 4.30.3]. */
function bury(s: State, x: SettleLocals): void {
  for (const id of x.dead) {
    const p = pieceOf(s, id);
    if (p !== null) leave(s, p, GONE_KILLED, BURIED);
  }
  x.dead = [];
}

/** Who of a batch has come into play. */
function arrivals(s: State): number[] {
  const found: number[] = [];
  for (let i = 0; i < s.batch.length; i += NOTE) if (s.batch[i] === T.M_ENTERED) found.push(s.batch[i + 1]);
  return found;
}

/** A warrior has come in: what answers that at once [DT 7.2.3] [DT R16]. */
function welcome(s: State, x: SettleLocals): void {
  const [id, ...rest] = x.arrived;
  x.arrived = rest;
  const p = pieceOf(s, id);
  if (p === null) return;
  const now = { kind: REACTIONS, moment: T.M_ENTERED, subject: id, object: p.seat, amount: 0 };
  answering.get()(s, now);
}

const fire = flow.step<SettleLocals>('fire', RULE, (s, x, f) => {
  if (x.found.length === 0) {
    if (x.dead.length > 0) return bury(s, x);
    if (x.arrived.length > 0) return welcome(s, x);
    if (!checkVictory(s)) done(f);
    return;
  }
  const at = f.result * WIDTH;
  const [seat, piece, ability, moment, subject, object, amount] = x.found.slice(at, at + WIDTH);
  x.found = [...x.found.slice(0, at), ...x.found.slice(at + WIDTH)];
  const p = pieceOf(s, piece);
  if (p === null) return;
  if (cardOf(p.card).abilities[ability].perTurn > 0) noteUse(s, piece, ability);
  const now = { ...contextOf(seat, p.card, ability, piece), moment, subject, object, amount };
  if (fulfilsNow(s, now)) fulfillingNow.get()(s, now);
  else call(s, acting, now);
});

const more = flow.step<SettleLocals>('more', RULE, (s, x, f) => {
  x.dead = [...x.dead, ...slain(s)];
  x.arrived = [...x.arrived, ...arrivals(s)];
  if (s.batch.length > 0) x.found = [...x.found, ...gathered(s)];
  if (checkVictory(s)) return;
  goto(f, tidy);
});

const UNFIT = cite('4.8.8', 'R69');
const isUnfit = (s: State, p: Piece): boolean => (p.marks & MARK.inside) !== 0 && !fitsBearer(s, p);

/** Whether somebody sits in a vehicle that he may not use any more, a unit must break up, or a card must go. */
function isUntidy(s: State): boolean {
  for (const p of s.pieces) if (isUnfit(s, p) || isBroken(s, p)) return true;
  return lapsed(s).length > 0;
}
const LAPSED = cite('8.6.4', '9.25');

/** Who may use the vehicle no more leaves it at once, free of cost [DT 4.8.8] [DT R69]; units break up [DT 7.8.7]; cards go. */
const tidy = flow.step<SettleLocals>('tidy', cite('4.8.8', '7.8.7', 'R69'), (s) => {
  keepWatch(s);
  for (const p of s.pieces.filter((each) => isUnfit(s, each))) board(s, p, false, UNFIT);
  breakUnits(s);
  for (const p of lapsed(s)) leave(s, p, GONE_DISCARDED, LAPSED);
});

const settling = flow.procedure<SettleLocals>(
  'settle',
  { rule: RULE, locals: { found: [], dead: [], arrived: [] }, see: 'open' },
  [tidy, choose, fire, more],
);

/** Something is answered by texts at once, before what comes of it. */
export function hear(s: State, moment: number, subject: number, object: number): void {
  note(s.batch, moment, subject, object);
  settle(s);
}

/** Settles what has happened: texts that answer it, what must be put in order, who has won. */
export function settle(s: State): void {
  if (s.winner !== UNDER_WAY) return;
  keepWatch(s);
  if (s.batch.length === 0 && !isUntidy(s)) {
    checkVictory(s);
    return;
  }
  const dead = slain(s);
  const arrived = arrivals(s);
  const found = gathered(s);
  if (found.length + dead.length + arrived.length > 0 || isUntidy(s)) call(s, settling, { found, dead, arrived });
  else checkVictory(s);
}
