/**
 * What carries texts out, as the files below know it: a text calls for a draw, a draw for a text. It is bound when the game is
 * put together.
 */
import type { Procedure } from '@kolbiste/kernel';
import { call, forward } from '@kolbiste/kernel';
import type { EffectContext } from '../effects/effect-context.ts';
import type { State } from '../state.ts';

/** The procedure that carries texts out. */
export const speaking = forward<Procedure<State, EffectContext>>('procedure text');

/** Carries a text out. */
export function say(s: State, x: EffectContext): void {
  call(s, speaking.get(), x);
}
