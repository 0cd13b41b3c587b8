/** The end of a use: the weapon comes back, and the colour says whether the turn goes on [SW 3.1]. */
import type { Cite } from '@kolbiste/kernel';
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
/** Ignored. */
const ORANGE_GOES_ON = cite('3.1.3.1', '3.1.3.2');
const IGNORED_GREEN = cite('3.1.2.2');
/** A trap cancelled the effect, and by the other reading of R41 its colour with it. */
const TRAPPED_GOES_ON = cite('3.5.4.6', 'R41');
const DONE_RED = cite('3.1.4.1', '2.4.2.4');

function colourRule(colour: number, x: UseLocals): Cite {
  if (colour === GREEN) return x.used === 0 ? IGNORED_GREEN : DONE_GREEN;
  if (x.ends === 1) return colour === ORANGE ? DONE_ORANGE : DONE_RED;
  return x.used === 0 ? ORANGE_GOES_ON : TRAPPED_GOES_ON;
}

export const goOn = flow.step<UseLocals>('goOn', cite('3.1.1.1', '2.5.1.9'), (s, x, f) => {
  const { colour } = fieldOf(s, x);
  if (s.weapons[x.weapon] === READY) emit(s, E.weaponBack, BACK, s.active, x.weapon);
  emit(s, E.colourFollowed, colourRule(colour, x), s.active, x.ends);
  done(f, x.ends);
});
