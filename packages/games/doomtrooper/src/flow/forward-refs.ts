/** Procedures that call one another in a circle. */
import type { Procedure } from '@kolbiste/kernel';
import { forward } from '@kolbiste/kernel';
import type { EffectContext } from '../effects/effect-context.ts';
import type { Occasion } from '../legal/play.ts';
import type { State } from '../state.ts';
import type { PlayLocals } from './play-locals.ts';

/** Players may answer what has just happened. */
export const answering = forward<(s: State, now: Occasion) => void>('answering');
/** A mission is fulfilled. */
export const fulfillingNow = forward<(s: State, x: EffectContext) => void>('fulfillingNow');

export const playing = forward<Procedure<State, PlayLocals>>('playing');
