import type { Workshop } from '@kolbiste/gamekit';

export const workshop: Workshop = {
  book: { sections: false, ruling: 'R', paragraphs: 301, rulings: 121, mechanical: 281, cited: 100 },
  speaks: [],
  // A scenario names a card by an id made of its English name; what is shown is put through `invented` of the desk.
  keysFromNames: true,
  rulesNameCards: true,
  besideMutation: {},
  corpus: [
    ['--seats', 'random'],
    ['--seats', 'random,random', '--mode', 'fight'],
    ['--seats', 'random,random,random,random'],
  ],
  parity: { plan: { format: 'heroes', seats: 2 }, bots: false },
  counted: { combatsPerSecond: 'combats/s', runsPerSecond: 'runs/s' },
  trials: () => import('./trials.ts'),
};
