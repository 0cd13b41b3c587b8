import type { Workshop } from '@kolbiste/gamekit';

export const workshop: Workshop = {
  book: { sections: false, ruling: 'R', paragraphs: 7, rulings: 0, mechanical: 6, cited: 6 },
  speaks: [],
  keysFromNames: false,
  rulesNameCards: false,
  besideMutation: {},
  corpus: [['--seats', 'greedy,random']],
  parity: { plan: { format: 'dealt' }, bots: true },
  counted: {},
  trials: () => import('./trials.ts'),
};
