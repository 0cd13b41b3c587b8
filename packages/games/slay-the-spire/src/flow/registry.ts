import { newFlow } from '@kolbiste/kernel';
import type { State } from '../state.ts';

/** The procedures of the game; each file of this folder adds its own. */
export const flow = newFlow<State>('slay-the-spire');
