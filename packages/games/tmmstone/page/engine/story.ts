/** The course of a game of TMMStone in numbers: the life of both heroes. */
import { both } from '@kolbiste/tablekit/plain/data.ts';
import type { Story } from '@kolbiste/tablekit/story/story.ts';
import type { State } from '../../src/index.ts';

export const story: Story<State> = {
  counted: () => ({
    title: both('Životy hrdinů', 'Life of the heroes'),
    of: 'seats',
    limit: { value: 0, words: both('hrdina padá', 'the hero falls') },
    time: both('{n}. tah', 'turn {n}'),
  }),
  values: ({ life }) => life,
  time: ({ turn }) => turn,
  // A card drawn is worth what its player makes of it: nothing that could be added up says what was to be expected.
  luck: [],
};
