import type { Workshop } from '@kolbiste/gamekit';

export const workshop: Workshop = {
  book: { sections: false, ruling: 'R', paragraphs: 301, rulings: 121, mechanical: 281, cited: 100 },
  speaks: ['packages/games/slay-the-spire/page'],
  // A scenario names a card by an id made of its English name; what is shown is put through `invented` of the desk.
  keysFromNames: true,
  rulesNameCards: true,
  besideMutation: {
    'effects/threat.ts': 'how bots weigh what is about to come; no rule asks it',
    'effects/uses.ts': 'what the page and the terminal show of a relic that is used up; no rule asks it',
    'verbs/kit/condition-words.ts': 'words of texts; src/text/golden.txt holds them all',
    'verbs/kit/sieve-words.ts': 'words of texts',
    'verbs/kit/whom.ts': 'words of texts',
    'verbs/kit/words.ts': 'words of texts',
    'verbs/terms.ts': 'says what may stand in a card file; the tests of card files judge it',
  },
  corpus: [
    ['--seats', 'random'],
    ['--seats', 'random,random', '--mode', 'fight'],
    ['--seats', 'random,random,random,random'],
  ],
  parity: { plan: { format: 'heroes', seats: 2 }, bots: false },
  counted: { combatsPerSecond: 'combats/s', runsPerSecond: 'runs/s' },
  trials: () => import('./trials.ts'),
};
