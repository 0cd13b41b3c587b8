/** The course of a game in numbers: promotion, and how far it is to the goal. */
import { both } from '@kolbiste/tablekit/plain/data.ts';
import type { Story } from '@kolbiste/tablekit/story/story.ts';
import type { State } from '../../src/index.ts';

export const story: Story<State> = {
  counted: ({ config }) => ({
    title: both('Vítězné body', 'Promotion'),
    of: 'seats',
    limit: { value: config.profile.points, words: both('cíl', 'the goal') },
    time: both('{n}. kolo', 'turn {n}'),
  }),
  values: ({ promotion }) => promotion,
  time: ({ turn }) => turn,
  luck: [],
};
