import type { Workshop } from '@kolbiste/gamekit';

export const workshop: Workshop = {
  book: { sections: false, ruling: 'R', paragraphs: 364, rulings: 94, mechanical: 312, cited: 50 },
  // What the page says of every game stands with the game of its first table.
  speaks: [
    'docs/scratch-wars-rulings.md',
    'packages/tablekit/src/i18n/cs',
    'packages/games/scratch-wars/page',
    'README.cs.md',
  ],
  keysFromNames: false,
  rulesNameCards: false,
  besideMutation: {},
  corpus: [
    ['--seats', 'random,greedy'],
    ['--seats', 'greedy,random', '--format', 'U14'],
  ],
  parity: { plan: { format: 'free' }, bots: true },
  counted: {},
  trials: () => import('./trials.ts'),
};
