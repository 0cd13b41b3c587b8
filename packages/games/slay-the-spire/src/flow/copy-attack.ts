/**
 * The attack that another hero played last in this turn is resolved by who copies it: a play of its own (19.5), without its
 * cost, with the same X.
 */
import { call, emit } from '@kolbiste/kernel';
import { faceOf } from '../cards/pool.ts';
import type { EffectContext } from '../effects/context.ts';
import { heroesInOrder } from '../effects/targets.ts';
import { E } from '../events.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { LAST_ATTACK, LAST_X } from '../state.ts';
import { playCard, played } from './play-card.ts';
import { flow } from './registry.ts';

interface CopyLocals {
  seat: number;
  /** The card that copies: of its like nothing is copied. */
  face: number;
}

const COPY = cite('19.5', 'R19');

/** Heroes whose last attack of this turn there is to copy. */
const others = (s: State, { seat, face }: CopyLocals): number[] =>
  heroesInOrder(s).filter((other) => {
    const last = s.heroes[other][LAST_ATTACK] - 1;
    return other !== seat && last >= 0 && faceOf(last).card !== faceOf(face).card;
  });

function copy(s: State, seat: number, other: number): void {
  const face = s.heroes[other][LAST_ATTACK] - 1;
  emit(s, E.repeated, COPY, seat, face);
  call(s, playCard, { ...played(seat, face), X: s.heroes[other][LAST_X], copy: 1, inside: 1 });
}

/** Option: the hero. */
const whose = flow.question<CopyLocals>('whose', COPY, {
  kind: 'hero',
  seats: (_s, x) => 1 << x.seat,
  candidates(s, x, _seat, out) {
    for (const other of others(s, x)) out.push(other);
  },
  check: (s, x, _seat, option) => (others(s, x).includes(option) ? 0 : NOT_HERE),
  apply: (s, _x, seat, option) => copy(s, seat, option),
});

const copying = flow.procedure<CopyLocals>('copyAttack', { rule: COPY, locals: { seat: 0, face: 0 }, see: 'open' }, [
  whose,
]);

export function copyAttack(s: State, { actor: seat, face }: EffectContext): void {
  const there = others(s, { seat, face });
  if (there.length === 1) copy(s, seat, there[0]);
  else if (there.length > 1) call(s, copying, { seat, face });
}
