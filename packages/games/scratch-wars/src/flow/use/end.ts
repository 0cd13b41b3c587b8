/** The end of a use: the weapon comes back, and the colour says whether the turn goes on [SW 3.1]. */
import { done, emit } from '@kolbiste/kernel';
import { E } from '../../events.ts';
import { cite } from '../../rulebook.ts';
import { GREEN, ORANGE, READY } from '../../vocabulary.ts';
import { flow } from '../registry.ts';
import type { UseLocals } from './locals.ts';
import { fieldOf } from './locals.ts';

const BACK = cite('2.5.1.9', '2.5.1.10');
const DONE_GREEN = cite('3.1.2.1');
const DONE_ORANGE = cite('3.1.3.1', '2.4.2.4');
const DONE_RED = cite('3.1.4.1', '2.4.2.4');

export const goOn = flow.step<UseLocals>('goOn', cite('3.1.1.1', '2.5.1.9'), (s, x, f) => {
  const { colour } = fieldOf(s, x);
  if (s.weapons[x.weapon] === READY) emit(s, E.weaponBack, BACK, s.active, x.weapon);
  emit(
    s,
    E.colourFollowed,
    colour === GREEN ? DONE_GREEN : colour === ORANGE ? DONE_ORANGE : DONE_RED,
    s.active,
    x.ends,
  );
  done(f, x.ends);
});
