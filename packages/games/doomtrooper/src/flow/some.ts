/**
 * Cards in play are chosen and discarded, as many as were paid for [DT 4.19.5]: one after the other, until enough or none is left.
 */
import { done, goto } from '@kolbiste/kernel';
import { leave } from '../atoms/pieces.ts';
import { pieceOf } from '../board.ts';
import { cardOf } from '../cards/pool.ts';
import type { Sieve } from '../cards/static.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import { GONE_DISCARDED } from '../events.ts';
import { mayLose } from '../legal/lose.ts';
import { abilityOf } from '../legal/play.ts';
import type { Piece } from '../pieces.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { flow } from './registry.ts';
import { settle } from './settle.ts';

export interface SomeLocals {
  [name: string]: number | number[];
  seat: number;
  /** The text: its card, ability and operation, and the piece that carries it. */
  card: number;
  ability: number;
  at: number;
  self: number;
  left: number;
}

export function someLocals(x: EffectContext, at: number): SomeLocals {
  const { seat, card, ability, self } = x;
  return { seat, card, ability, at, self, left: x.steps + 1 };
}

const sieveOf = (x: SomeLocals): Sieve =>
  (abilityOf(cardOf(x.card), x.ability).code[x.at].words as { readonly discardSome: Sieve }).discardSome;

const options = (s: State, x: SomeLocals): Piece[] => s.pieces.filter((p) => mayLose(s, x, sieveOf(x), p));

const RULE = cite('9.25', '4.19.5');
/** Nobody is asked before what has happened is answered. */
const settled = flow.step<SomeLocals>('settled', RULE, (s) => settle(s));
const choose = flow.question<SomeLocals>('choose', RULE, {
  kind: 'some',
  seats: (s, x) => (x.left > 0 && options(s, x).length > 0 ? 1 << x.seat : 0),
  candidates(s, x, _seat, out) {
    for (const p of options(s, x)) out.push(p.id);
  },
  check: (s, x, _seat, option) => (options(s, x).some((p) => p.id === option) ? 0 : NOT_HERE),
});

const drop = flow.step<SomeLocals>('drop', RULE, (s, x, f) => {
  const p = pieceOf(s, f.result);
  if (p === null) return done(f);
  leave(s, p, GONE_DISCARDED, RULE);
  x.left--;
  goto(f, settled);
});

export const someOfThem = flow.procedure<SomeLocals>(
  'some',
  { rule: RULE, locals: { seat: 0, card: 0, ability: 0, at: 0, self: 0, left: 0 }, see: 'open' },
  [settled, choose, drop],
);
