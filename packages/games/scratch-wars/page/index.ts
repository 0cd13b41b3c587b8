/** The page of Scratch Wars. */

import type { Page } from '@kolbiste/tablekit/page.ts';
import { begin } from '@kolbiste/tablekit/state/play.ts';
import { ID } from './id.ts';
import { quickGame } from './table/begin.ts';

/** What the table and the cards say: nearly every part needs it. */
const DUEL = 'duel';
/** What is said beside the table: keys, weapons side by side, luck. */
const PLAY = 'duel-play';
const SETUP = 'duel-setup';
const CARDS = 'duel-cards';

export const page: Page = {
  id: ID,
  words: import.meta.glob(['./words/{cs,en}/*.json', '!**/*-front.json']),
  quick: async () => begin(quickGame()),
  learn: async () => (await import('./learn.ts')).learnDuel(),
  // It is in the first file that a visitor loads.
  table: { words: [DUEL], fetch: async () => ({ default: (await import('./first.ts')).Table }) },
  replay: { words: [DUEL], fetch: () => import('./table/player.tsx') },
  dialogs: { words: [DUEL, PLAY], fetch: () => import('./table/dialogs.tsx') },
  book: { words: [`${ID}-pages`], fetch: () => import('./rules.ts') },
  coach: { words: [`${ID}-coach`], fetch: () => import('./coach.ts') },
  sides: { words: [], fetch: () => import('./table/sides.ts') },
  setup: { words: [DUEL, SETUP, CARDS, 'setup', 'cards'], fetch: () => import('./setup/index.tsx') },
  seat: { words: [DUEL, SETUP, CARDS, 'setup', 'cards'], fetch: () => import('./setup/seat.tsx') },
  ending: { words: [DUEL], fetch: () => import('./table/ending.tsx') },
  cards: { words: [DUEL, CARDS, 'cards'], fetch: () => import('./cards/index.tsx') },
  decks: null,
  rooms: {
    workshop: {
      words: [DUEL, CARDS, 'duel-workshop', 'workshop', 'cards', 'about'],
      fetch: () => import('./workshop/index.tsx'),
    },
  },
  faults: null,
  source: { words: [], fetch: () => import('./source.ts') },
  glyphs: null,
};
