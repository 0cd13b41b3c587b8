/** How positions are judged, and what is answered without much thought. */
// Procedures have numbers by the order in which they are read: whoever asks a bot first must come to the same.
import '../src/flow/order.ts';
import type { Evaluation, Mind } from '@kolbiste/gamekit';
import type { State } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { habit, share } from './habit.ts';
import { measures } from './measures.ts';
import { points } from './points.ts';

const evaluation: Evaluation<State, View> = {
  points,
  guide: { habit, era: (s) => s.round, eras: 1, soften: 2, share, behind: -16, ahead: 12 },
};

export const mind: Mind = { evaluation, fitted: null, measures };
