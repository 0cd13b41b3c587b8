import type { Workshop } from '@kolbiste/gamekit';

export const workshop: Workshop = {
  book: { sections: true, ruling: 'R', paragraphs: 161, rulings: 141, mechanical: 135, cited: 1 },
  speaks: ['packages/games/tmmstone/page'],
  keysFromNames: false,
  rulesNameCards: false,
  besideMutation: {
    'verbs/terms.ts': 'says what may stand in a card file; the tests of card files judge it',
  },
  corpus: [
    ['--seats', 'random,greedy'],
    ['--seats', 'random,random', '--format', 'random'],
  ],
  parity: { plan: { format: 'random' }, bots: true },
  counted: {},
  trials: () => import('./trials.ts'),
};
