/** A warrior casts one spell of the hand, of whatever aspect, for its price [DT 4.19.1] [DT 4.19.4]. */
import { call, done } from '@kolbiste/kernel';
import { addLasting, dropPlay } from '../atoms/combat.ts';
import { pieceOf } from '../board.ts';
import { cardOf } from '../cards/pool.ts';
import { CASTS } from '../cards/static.ts';
import { contextOf } from '../effects/effect-context.ts';
import { castersOf, mayUse, occasionNow, playOf } from '../legal/play.ts';
import type { Lasting, Piece } from '../pieces.ts';
import { NOTHING_LASTS, UNTIL_TURN } from '../pieces.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { ALL_ASPECTS, ART } from '../vocabulary.ts';
import { playing } from './forward-refs.ts';
import { playLocals } from './play-locals.ts';
import { flow } from './registry.ts';
import { settle } from './settle.ts';

export interface CastLocals {
  [name: string]: number | number[];
  seat: number;
  /** Who casts, the card that lets him, and its playing. */
  piece: number;
  card: number;
  play: number;
}

const rowOf = (p: Piece, card: number, play: number): Lasting => ({
  ...NOTHING_LASTS,
  play,
  card,
  seat: p.seat,
  piece: p.id,
  what: CASTS,
  n: ALL_ASPECTS,
  until: UNTIL_TURN,
});

/** Spells of a hand that somebody could cast now if he knew every aspect. */
export function castable(s: State, seat: number, p: Piece, card: number): number[] {
  const able: State = { ...s, lasting: [...s.lasting, rowOf(p, card, 0)] };
  return [...new Set(s.hands[seat])].filter((id) => {
    const spell = cardOf(id);
    const x = contextOf(seat, id);
    if (spell.kind !== ART || !spell.scripted || mayUse(able, x, playOf(spell), occasionNow(able)) !== 0) return false;
    return castersOf(able, x).some((w) => w.id === p.id);
  });
}

const found = (s: State, x: CastLocals): number[] => {
  const p = pieceOf(s, x.piece);
  return p === null ? [] : castable(s, x.seat, p, x.card);
};

const RULE = cite('4.19.1', '4.19.4', '7.1.1');
const settled = flow.step<CastLocals>('settled', RULE, (s) => settle(s));
const choose = flow.question<CastLocals>('choose', RULE, {
  kind: 'cast',
  fresh: true,
  seats: (s, x) => (found(s, x).length > 0 ? 1 << x.seat : 0),
  candidates(s, x, _seat, out) {
    for (const id of found(s, x)) out.push(id);
  },
  check: (s, x, _seat, option) => (found(s, x).includes(option) ? 0 : NOT_HERE),
});
const cast = flow.step<CastLocals>('cast', RULE, (s, x, f) => {
  if (f.result === 0) return done(f);
  const p = pieceOf(s, x.piece) as Piece;
  addLasting(s, rowOf(p, x.card, x.play), RULE);
  call(s, playing.get(), { ...playLocals(x.seat, f.result, occasionNow(s)), caster: p.id });
});
/** For this spell alone. */
const over = flow.step<CastLocals>('over', RULE, (s, x) => dropPlay(s, x.play));

export const castingOnce = flow.procedure<CastLocals>(
  'castOnce',
  { rule: RULE, locals: { seat: 0, piece: 0, card: 0, play: 0 }, see: 'open' },
  [settled, choose, cast, over],
);
