/** How positions are judged, and by which numbers hints speak. */
import type { Evaluation, Mind } from '@kolbiste/gamekit';
import type { State } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { measures } from './measures.ts';
import { points } from './points.ts';

const evaluation: Evaluation<State, View> = { points };

export const mind: Mind = { evaluation, fitted: null, measures };
