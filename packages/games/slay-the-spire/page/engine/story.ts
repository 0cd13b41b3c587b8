/** The course of an adventure in numbers: what the heroes have left. */
import { both } from '@kolbiste/tablekit/plain/data.ts';
import type { Story } from '@kolbiste/tablekit/story/story.ts';
import { mapOf } from '../../src/cards/maps.ts';
import type { State } from '../../src/index.ts';
import { HP } from '../../src/state.ts';

export const story: Story<State> = {
  counted: ({ config }) => ({
    title: both('Životy', 'HP'),
    of: 'seats',
    limit: null,
    time: config.fight === '' ? both('{n}. místnost', 'room {n}') : both('{n}. kolo', 'round {n}'),
  }),
  values: ({ heroes }) => heroes.map((row) => row[HP]),
  time: (s) => (s.config.fight === '' ? 1 + (mapOf(s.act, s.config.map).nodes[s.node]?.row ?? 0) : s.round),
  luck: [],
};
