/** Procedures that call one another in a circle. */
import type { Procedure } from '@kolbiste/kernel';
import { forward } from '@kolbiste/kernel';
import type { State } from '../state.ts';
import type { PlayLocals } from './play-locals.ts';

export const playing = forward<Procedure<State, PlayLocals>>('playing');
