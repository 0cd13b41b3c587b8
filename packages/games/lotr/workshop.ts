import type { Workshop } from '@kolbiste/gamekit';

export const workshop: Workshop = {
  book: { sections: false, ruling: 'L', paragraphs: 164, rulings: 110, mechanical: 159, cited: 1 },
  speaks: ['docs/lotr-cards.md', 'docs/lotr-combat.md', 'packages/games/lotr/page'],
  // A scenario names a card by a key of its English name; what is shown is put through `invented` of the desk.
  keysFromNames: true,
  rulesNameCards: false,
  besideMutation: {},
  corpus: [
    ['--seats', 'random,greedy'],
    ['--seats', 'random', '--easy'],
    ['--seats', 'random,random,random'],
  ],
  parity: { plan: { format: 'starters', seats: 2, easy: true }, bots: false },
  counted: {},
  trials: () => import('./trials.ts'),
};
