/** A card of the hand is chosen and laid under the card whose text asks. */

import { attach } from '../atoms/pieces.ts';
import { takeFromHand } from '../atoms/piles.ts';
import { bearerOf, pieceOf } from '../board.ts';
import type { SoughtTerm } from '../cards/parts.ts';
import { cardOf } from '../cards/pool.ts';
import { isPrinted } from '../held.ts';
import { aspectsOf } from '../holds.ts';
import { abilityOf } from '../legal/play.ts';
import type { Piece } from '../pieces.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { flow } from './registry.ts';

export interface TuckLocals {
  [name: string]: number | number[];
  seat: number;
  /** The text: its card, ability and operation, and the piece that carries it. */
  card: number;
  ability: number;
  at: number;
  self: number;
}

interface Tucked {
  readonly tuck: SoughtTerm;
  readonly castable: boolean;
}

/** Cards of a hand that may be laid so, each once. */
export function tuckable(s: State, seat: number, { tuck: of, castable }: Tucked, self: number): number[] {
  const on = pieceOf(s, self) as Piece;
  const aspects = aspectsOf(s, bearerOf(s, on) ?? on);
  const casts = (id: number): boolean => (aspects & cardOf(id).aspects) !== 0;
  return [...new Set(s.hands[seat])].filter(
    (id) => (of === null || isPrinted(cardOf(id), of)) && (!castable || casts(id)),
  );
}

const found = (s: State, x: TuckLocals): number[] =>
  tuckable(s, x.seat, abilityOf(cardOf(x.card), x.ability).code[x.at].words as unknown as Tucked, x.self);

const RULE = cite('4.16.1');
const choose = flow.question<TuckLocals>('choose', RULE, {
  kind: 'tuck',
  fresh: true,
  seats: (s, x) => (found(s, x).length > 0 ? 1 << x.seat : 0),
  candidates(s, x, _seat, out) {
    for (const id of found(s, x)) out.push(id);
  },
  check: (s, x, _seat, option) => (found(s, x).includes(option) ? 0 : NOT_HERE),
});
const put = flow.step<TuckLocals>('put', RULE, (s, x, f) => {
  if (f.result === 0) return;
  takeFromHand(s, x.seat, f.result);
  attach(s, f.result, x.seat, pieceOf(s, x.self) as Piece, RULE);
});

export const tucking = flow.procedure<TuckLocals>(
  'tuck',
  { rule: RULE, locals: { seat: 0, card: 0, ability: 0, at: 0, self: 0 }, see: 'open' },
  [choose, put],
);
