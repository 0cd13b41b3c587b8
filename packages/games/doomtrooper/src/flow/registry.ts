/** The procedures of the game. */
import { newFlow } from '@kolbiste/kernel';
import type { State } from '../state.ts';

export const flow = newFlow<State>('doomtrooper');
