/** What the colour of the field says: may or must, and whether the turn goes on [SW 3.1]. */
import { emit, goto } from '@kolbiste/kernel';
import { E } from '../../events.ts';
import { NOT_HERE } from '../../refusals.ts';
import { cite } from '../../rulebook.ts';
import { GREEN, isDeferredKind, ORANGE, RED } from '../../vocabulary.ts';
import { flow, noOrYes } from '../registry.ts';
import { goOn } from './end.ts';
import type { UseLocals } from './locals.ts';
import { fieldOf, hasTarget } from './locals.ts';
import { trapsHold } from './traps.ts';

const IGNORED = [cite('3.1.2.2', 'R23'), cite('3.1.3.1', '3.1.3.2', 'R23'), 0];
export const MUST = cite('3.1.4.1', '3.1.4.2');
const NO_TARGET = cite('3.3.1.2', 'R32', 'R23');
const TRAPS_NOT_UNUSED = cite('3.5.4.4', 'R78');

/** By flag and colour. */
const CHOICE = [
  [cite('3.1.2.1', '3.1.2.2'), cite('3.1.3.1')],
  [cite('3.1.2.1', '3.1.2.2', '3.2.3.1'), cite('3.1.3.1', '3.2.3.1')],
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
  take(_s, x, _seat, option) {
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
  emit(s, E.effectCancelled, NO_TARGET, s.active, x.weapon, x.field);
  goto(f, goOn);
});
