/** How positions are judged, what is answered without much thought, and by which numbers hints speak. */
// Procedures have numbers by the order in which they are read: whoever asks a bot first must come to the same.
import '../src/index.ts';
import type { Evaluation, Mind } from '@kolbiste/gamekit';
import type { State } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { era, habit, share } from './habit.ts';
import { measures } from './measures.ts';
import { points } from './points.ts';

const evaluation: Evaluation<State, View> = {
  points,
  guide: { habit, era, eras: 0, soften: 1, share, behind: -16, ahead: 12 },
};

export const mind: Mind = { evaluation, fitted: null, measures };
