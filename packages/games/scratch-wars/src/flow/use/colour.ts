/** What the colour of the field says: may or must, and whether the turn goes on [SW 3.1]. */
import { emit, goto } from '@kolbiste/kernel';
import { SOURCES } from '../../effects/sources.ts';
import { E } from '../../events.ts';
import { NOT_HERE } from '../../refusals.ts';
import { book, cite } from '../../rulebook.ts';
import { GREEN, isDeferredKind, ORANGE, RED } from '../../vocabulary.ts';
import { flow, noOrYes } from '../registry.ts';
import { goOn } from './end.ts';
import type { UseLocals } from './locals.ts';
import { fieldOf, hasTarget, sourceOf } from './locals.ts';
import { trapsHold } from './traps.ts';

const IGNORED = [cite('3.1.2.2', 'R23'), cite('3.1.3.1', '3.1.3.2', 'R23'), 0];
export const MUST = cite('3.1.4.1', '3.1.4.2', 'R37');
/** By the source of the attack: also what may not be aimed at; a shrapnel must not begin with the hero. */
const NO_TARGET = SOURCES.map(({ target, name }) =>
  cite('3.3.1.2', ...book.keysOf(target), 'R32', 'R23', ...(name === 'shrapnel' ? ['R60'] : [])),
);
/** For want of a target it counts as not used. */
const TRAPS_NOT_TARGETLESS = cite('3.3.1.2', '3.5.4.4', 'R78');
export const TRAPS_NOT_UNUSED = cite('3.5.4.4', 'R78');

/** By flag and colour. */
const CHOICE = [
  [cite('3.1.2.1', '3.1.2.2', 'R37'), cite('3.1.3.1', 'R37')],
  [cite('3.1.2.1', '3.1.2.2', '3.2.3.1', 'R37'), cite('3.1.3.1', '3.2.3.1', 'R37')],
];
/** Option: 1 = use, 0 = ignore. */
export const useOrIgnore = flow.question<UseLocals>('useOrIgnore', cite('3.1.1.1', '2.5.1.6'), {
  kind: 'useOrIgnore',
  seats(s, x) {
    const colour = fieldOf(s, x).colour;
    return colour === RED || (colour === GREEN && !hasTarget(s, x)) ? 0 : 1 << s.active;
  },
  candidates: noOrYes,
  check: (_s, _x, _seat, option) => (option === 0 || option === 1 ? 0 : NOT_HERE),
  apply(_s, x, _seat, option) {
    x.used = option;
  },
  cite(s, x) {
    const { colour, kind } = fieldOf(s, x);
    return CHOICE[isDeferredKind(kind) ? 1 : 0][colour];
  },
});

export const followColour = flow.step<UseLocals>('followColour', cite('3.3.2.1', '3.3.1.2'), (s, x, f) => {
  const { colour } = fieldOf(s, x);
  if (x.used === 0) {
    emit(s, E.effectIgnored, IGNORED[colour], s.active, x.weapon, x.field);
    trapsHold(s, TRAPS_NOT_UNUSED);
    return goto(f, goOn);
  }
  if (colour === ORANGE) x.ends = 1;
  if (colour === RED) emit(s, E.effectForced, MUST, s.active, x.weapon, x.field);
  if (hasTarget(s, x)) return;
  emit(s, E.effectCancelled, NO_TARGET[sourceOf(s, x)], s.active, x.weapon, x.field);
  trapsHold(s, TRAPS_NOT_TARGETLESS);
  goto(f, goOn);
});
