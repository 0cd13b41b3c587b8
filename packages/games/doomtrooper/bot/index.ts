/** Doomtrooper for bots: habits by which the search looks ahead to the end of the next turn, and what a position is worth. */
// Procedures have numbers by the order in which they are read: whoever asks a bot first must come to the same.
import '../src/index.ts';
import type { Evaluation, Mind } from '@kolbiste/gamekit';
import type { State, View } from '../src/index.ts';
import { habit } from './habit.ts';
import { measures } from './measures.ts';
import { points } from './points.ts';

const evaluation: Evaluation<State, View> = {
  points,
  minor: new Set(['place', 'next', 'weapon']),
  guide: {
    habit,
    era: (s) => s.turn,
    eras: 1,
    soften: 1,
    // In windows cards wait for their moment.
    share: (s) => (s.frames[s.frames.length - 1]?.locals['order'] === undefined ? 4 : 2),
    behind: -16,
    ahead: 10,
  },
};

export const mind: Mind = { evaluation, fitted: null, measures };
