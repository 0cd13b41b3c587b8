/**
 * What happened is answered by texts that wait for it [DT 2.14] [DT 2.15] [DT R20]: opponents' first, whose turn is nearest; the
 * active player's last; of several of one player that one chooses which comes next. Looks after the victory as well [DT R134].
 */
import { call, done, goto, NOTE, note, takeBatch } from '@kolbiste/kernel';
import { board, leave } from '../atoms/pieces.ts';
import { noteUse } from '../atoms/turn.ts';
import { pieceOf } from '../board.ts';
import { cardOf } from '../cards/pool.ts';
import * as T from '../cards/timing.ts';
import { contextOf } from '../effects/effect-context.ts';
import { GONE_DISCARDED, GONE_KILLED } from '../events.ts';
import { hears, isProvable, PROVABLE } from '../legal/hears.ts';
import { fulfilsNow } from '../legal/missions.ts';
import { PROOFS, REACTIONS } from '../legal/play.ts';
import { isBroken, lapsed } from '../legal/serve.ts';
import type { Piece } from '../pieces.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import { slain } from '../slain.ts';
import type { State } from '../state.ts';
import { UNDER_WAY } from '../state.ts';
import { fitsBearer } from '../traits.ts';
import { MARK, MISSION } from '../vocabulary.ts';
import { acting } from './act.ts';
import { stopCounts } from './ending.ts';
import { answering, fulfillingNow } from './forward-refs.ts';
import { keepWatch } from './keep.ts';
import { effectRank } from './order.ts';
import { breakUnits } from './pairs.ts';
import { flow, localsOf } from './registry.ts';
import { checkVictory } from './victory.ts';

/** Seat, piece, ability, moment, subject, object, amount of each that waits. */
const WIDTH = 7;
const NOBODY = -1;

export interface SettleLocals {
  [name: string]: number | number[];
  found: number[];
  /** Who was killed by a text and lies there until that is answered. */
  dead: number[];
  /** Who has come in: players may answer that. */
  arrived: number[];
  /** What fulfils missions that nobody has laid yet, by fours. */
  proofs: number[];
  /** Whose missions have heard of it: seat and card, by twos. */
  told: number[];
}

/** Of equal missions of one player one event counts for one copy, the oldest [DT 4.11.7] [DT R79]. */
const hasTwin = (s: State, rows: readonly (readonly number[])[], from: number, by: Piece): boolean =>
  rows.some(([seat, id], i) => i >= from && seat === by.seat && id !== by.id && pieceOf(s, id)?.card === by.card);

/** What of a batch has happened, one after the other. */
type Notes = readonly (readonly number[])[];
function notesIn(batch: readonly number[]): Notes {
  const notes: number[][] = [];
  for (let at = 0; at < batch.length; at += NOTE) notes.push(batch.slice(at, at + NOTE));
  return notes;
}

/** Every text that answers what has happened, in the order in which players come. */
function gathered(s: State, notes: Notes): number[][] {
  const rows: number[][] = [];
  for (const happened of notes) {
    const from = rows.length;
    for (const by of s.pieces) {
      if (by.marks & (MARK.hidden | MARK.out | MARK.imprisoned)) continue;
      const { abilities, kind } = cardOf(by.card);
      for (let ability = 0; ability < abilities.length; ability++) {
        const a = abilities[ability];
        if (a.timing !== T.TRIGGER || a.on !== happened[0] || !hears(s, by, a, happened)) continue;
        if (kind === MISSION && hasTwin(s, rows, from, by)) continue;
        rows.push([by.seat, by.id, ability, ...happened]);
      }
    }
  }
  return rows.sort((a, b) => effectRank(s, a[0]) - effectRank(s, b[0]));
}

/** How many at the front belong to one player. */
function together(found: readonly number[]): number {
  const [first = NOBODY] = found;
  let n = 0;
  while (found[n * WIDTH] === first) n++;
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

/** Who has come into play. */
const arrivals = (notes: Notes): number[] => notes.flatMap(([moment, id]) => (moment === T.M_ENTERED ? [id] : []));

/** What would fulfil a mission that some player could hold. */
const proofsIn = (s: State, notes: Notes): number[] =>
  notes
    .filter((happened) => PROVABLE.includes(happened[0]))
    .filter((happened) => s.hands.some((_, seat) => isProvable(s, seat, happened)))
    .flat();

/** The missions that have heard of it. */
const missionsIn = (s: State, rows: readonly (readonly number[])[]): number[] =>
  rows.flatMap(([seat, id]) => {
    const { card } = pieceOf(s, id) as Piece;
    return cardOf(card).kind === MISSION ? [seat, card] : [];
  });

/** What is to be answered of all that has happened. */
function heard(s: State): SettleLocals {
  const dead = slain(s);
  const notes = notesIn(takeBatch(s.batch));
  const [arrived, proofs, rows] = [arrivals(notes), proofsIn(s, notes), gathered(s, notes)];
  return { found: rows.flat(), dead, arrived, proofs, told: missionsIn(s, rows) };
}

/** What has happened may be shown to fulfil a mission of a hand. */
function offerProof(s: State, x: SettleLocals): void {
  const [moment, subject, object, amount] = x.proofs;
  x.proofs = x.proofs.slice(NOTE);
  answering.get()(s, { kind: PROOFS, moment, subject, object, amount });
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
    if (x.proofs.length > 0) return offerProof(s, x);
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
  for (const [name, list] of Object.entries(heard(s))) x[name] = [...(x[name] as number[]), ...(list as number[])];
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
  for (const p of s.pieces.filter((each) => isUnfit(s, each))) board(s, p, false, UNFIT);
  breakUnits(s);
  for (const p of lapsed(s)) leave(s, p, GONE_DISCARDED, LAPSED);
});

const settling = flow.procedure<SettleLocals>(
  'settle',
  { rule: RULE, locals: { found: [], dead: [], arrived: [], proofs: [], told: [] }, see: 'open' },
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
  stopCounts(s);
  const untidy = isUntidy(s);
  // Mostly nothing has happened: without this a tenth of the time of random games goes.
  if (s.batch.length === 0 && !untidy) return void checkVictory(s);
  const what = heard(s);
  const { found, dead, arrived, proofs } = what;
  if (untidy || found.length + dead.length + arrived.length + proofs.length > 0) call(s, settling, what);
  else checkVictory(s);
}

/** What is being answered, for missions that are shown only now; null = nothing [DT 4.11.7] [DT R79]. */
export const settlingNow = (s: State): SettleLocals | null => localsOf(s, settling)[0] ?? null;
