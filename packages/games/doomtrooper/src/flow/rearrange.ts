/** Equipment is moved among warriors of a player, or two pieces of it change places, as long as he likes [DT 4.6.7]. */
import { done, goto } from '@kolbiste/kernel';
import { hand } from '../atoms/changes.ts';
import { pieceOf, warriorsOf } from '../board.ts';
import { cardOf } from '../cards/pool.ts';
import { mayBear } from '../legal/lay.ts';
import { pairOf, pairOption } from '../options.ts';
import type { Piece } from '../pieces.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { ATTACHED, EQUIPMENT, GEAR, KOHORT, SQUAD } from '../vocabulary.ts';
import { NONE } from './pick.ts';
import { flow } from './registry.ts';
import { settle } from './settle.ts';

export interface RearrangeLocals {
  [name: string]: number | number[];
  seat: number;
  /** Moves that are left: with as many as there are pieces every order is reached. */
  left: number;
}

const bearersOf = (s: State, seat: number): Piece[] =>
  warriorsOf(s, seat).filter(({ zone }) => zone === SQUAD || zone === KOHORT);

/** What may be moved, oldest first. */
export function movable(s: State, seat: number): Piece[] {
  const bearers = bearersOf(s, seat).map(({ id }) => id);
  return s.pieces.filter(
    (p) =>
      p.seat === seat &&
      cardOf(p.card).kind === EQUIPMENT &&
      (cardOf(p.card).gear & GEAR.fixed) === 0 &&
      bearers.includes(p.on),
  );
}

/** Whether somebody may bear a piece, without what would go from him for it. */
function fits(s: State, p: Piece, to: Piece, without: Piece | null): boolean {
  const rest = without === null ? s : { ...s, pieces: s.pieces.filter(({ id }) => id !== without.id) };
  return p.on !== to.id && mayBear(rest, to.seat, to, cardOf(p.card), true) === 0;
}

/** Whether a piece goes to a warrior, or changes places with another one. */
function mayMove(s: State, seat: number, id: number, with_: number): boolean {
  const all = movable(s, seat);
  const p = all.find((each) => each.id === id);
  if (p === undefined) return false;
  const to = bearersOf(s, seat).find((w) => w.id === with_);
  if (to !== undefined) return fits(s, p, to, null);
  const other = all.find((each) => each.id === with_);
  if (other === undefined || other.id <= p.id || other.on === p.on) return false;
  const [mine, theirs] = [pieceOf(s, p.on) as Piece, pieceOf(s, other.on) as Piece];
  return fits(s, p, theirs, other) && fits(s, other, mine, p);
}

/** Every move that there is. */
export function movesOf(s: State, seat: number): number[] {
  const all = movable(s, seat);
  return all.flatMap((p) =>
    [...bearersOf(s, seat), ...all]
      .sort((a, b) => a.id - b.id)
      .flatMap((to) => (mayMove(s, seat, p.id, to.id) ? [pairOption(p.id, to.id)] : [])),
  );
}

const RULE = cite('4.6.7', '4.6.2', '7.1.1');
const settled = flow.step<RearrangeLocals>('settled', RULE, (s) => settle(s));
const choose = flow.question<RearrangeLocals>('choose', RULE, {
  kind: 'rearrange',
  fresh: true,
  seats: (s, x) => (x.left > 0 && movesOf(s, x.seat).length > 0 ? 1 << x.seat : 0),
  candidates(s, x, _seat, out) {
    for (const option of movesOf(s, x.seat)) out.push(option);
    out.push(NONE);
  },
  check: (s, x, _seat, option) => (option === NONE || mayMove(s, x.seat, ...pairOf(option)) ? 0 : NOT_HERE),
});
const move = flow.step<RearrangeLocals>('move', RULE, (s, x, f) => {
  const [id, with_] = pairOf(f.result);
  const p = pieceOf(s, id);
  if (p === null) return done(f);
  const other = pieceOf(s, with_) as Piece;
  const from = pieceOf(s, p.on) as Piece;
  hand(s, p, other.zone === ATTACHED ? (pieceOf(s, other.on) as Piece) : other, RULE);
  if (other.zone === ATTACHED) hand(s, other, from, RULE);
  x.left--;
  goto(f, settled);
});

export const rearranging = flow.procedure<RearrangeLocals>(
  'rearrange',
  { rule: RULE, locals: { seat: 0, left: 0 }, see: 'open' },
  [settled, choose, move],
);
