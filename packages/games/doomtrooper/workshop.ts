import type { Workshop } from '@kolbiste/gamekit';

export const workshop: Workshop = {
  book: { sections: false, ruling: 'R', paragraphs: 380, rulings: 158, mechanical: 341, cited: 150 },
  speaks: ['packages/games/doomtrooper/page'],
  keysFromNames: true,
  rulesNameCards: true,
  besideMutation: { 'verbs/kit/words.ts': 'words that several verbs say' },
  corpus: [
    ['--seats', 'random,random'],
    ['--seats', 'random,random,random,random'],
  ],
  parity: { plan: { format: 'starters', seats: 2 }, bots: false },
  counted: {},
  trials: () => import('./trials.ts'),
};
