/** The page of TMMStone. */
import type { Page } from '@kolbiste/tablekit/page.ts';

const PAGES = 'tmmstone-pages';

export const page: Page = {
  id: 'tmmstone',
  words: import.meta.glob(['./words/{cs,en}/*.json', '!**/*-front.json']),
  quick: async () => (await import('./begin.ts')).quickStone(),
  learn: async () => (await import('./learn.ts')).learnStone(),
  table: { words: ['stone', 'play'], fetch: () => import('./table.tsx') },
  replay: { words: ['stone'], fetch: () => import('./player.tsx') },
  dialogs: { words: ['stone'], fetch: () => import('./dialogs.tsx') },
  book: { words: [PAGES], fetch: () => import('./rules.ts') },
  coach: { words: ['tmmstone-coach'], fetch: () => import('./coach.ts') },
  sides: { words: [], fetch: () => import('./sides.ts') },
  setup: { words: ['stone', 'setup', 'decks'], fetch: () => import('./setup/index.tsx') },
  seat: { words: ['setup', 'stone', 'decks'], fetch: () => import('./setup/seat.tsx') },
  ending: { words: ['stone'], fetch: () => import('./ending.tsx') },
  cards: { words: ['cards', 'stone', PAGES], fetch: () => import('./cards-page.tsx') },
  decks: { words: ['decks', 'stone', 'workshop', 'cards', PAGES], fetch: () => import('./decks/index.tsx') },
  rooms: {},
  faults: null,
  source: null,
  glyphs: { words: [], fetch: () => import('./face/authors.ts') },
};
