/** The page of Doomtrooper. */
import type { Page } from '@kolbiste/tablekit/page.ts';

const PAGES = 'doomtrooper-pages';

export const page: Page = {
  id: 'doomtrooper',
  words: import.meta.glob(['./words/{cs,en}/*.json', '!**/*-front.json']),
  quick: async () => (await import('./begin.ts')).quickDoom(),
  learn: async () => (await import('./learn.ts')).learnDoom(),
  table: { words: ['doom', 'play', 'passing'], fetch: () => import('./table.tsx') },
  replay: { words: ['doom', 'play', 'passing'], fetch: () => import('./player.tsx') },
  dialogs: { words: ['doom', 'play'], fetch: () => import('./dialogs.tsx') },
  book: { words: [PAGES], fetch: () => import('./rules.ts') },
  coach: { words: ['doomtrooper-coach'], fetch: () => import('./coach.ts') },
  sides: { words: [], fetch: () => import('./sides.ts') },
  setup: { words: ['setup', 'doom', 'decks'], fetch: () => import('./setup/index.tsx') },
  seat: { words: ['setup', 'doom', 'decks'], fetch: () => import('./setup/seat.tsx') },
  ending: { words: ['doom'], fetch: () => import('./ending.tsx') },
  cards: { words: ['cards', 'doom', PAGES], fetch: () => import('./cards-page.tsx') },
  decks: { words: ['decks', 'doom', 'workshop', 'cards', PAGES], fetch: () => import('./decks/index.tsx') },
  rooms: {},
  faults: { words: [], fetch: () => import('./faults.ts') },
  source: null,
  glyphs: { words: [], fetch: () => import('./face/authors.ts') },
};
