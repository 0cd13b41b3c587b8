/** The page of The Lord of the Rings. */
import type { Page } from '@kolbiste/tablekit/page.ts';

const PAGES = 'lotr-pages';

export const page: Page = {
  id: 'lotr',
  words: import.meta.glob(['./words/{cs,en}/*.json', '!**/*-front.json']),
  quick: async () => (await import('./begin.ts')).quickRings(),
  learn: async () => (await import('./learn.ts')).learnRings(),
  table: { words: ['rings', 'play', 'passing'], fetch: () => import('./table.tsx') },
  replay: { words: ['rings', 'passing'], fetch: () => import('./player.tsx') },
  dialogs: { words: ['rings'], fetch: () => import('./dialogs.tsx') },
  book: { words: [PAGES], fetch: () => import('./rules.ts') },
  coach: { words: ['lotr-coach'], fetch: () => import('./coach.ts') },
  sides: { words: [], fetch: () => import('./sides.ts') },
  setup: { words: ['rings', 'setup', 'decks'], fetch: () => import('./setup/index.tsx') },
  seat: { words: ['setup', 'rings', 'decks'], fetch: () => import('./setup/seat.tsx') },
  ending: { words: ['rings'], fetch: () => import('./ending.tsx') },
  cards: { words: ['cards', 'rings', PAGES], fetch: () => import('./cards-page.tsx') },
  decks: { words: ['decks', 'rings', 'workshop', 'cards', PAGES], fetch: () => import('./decks/index.tsx') },
  rooms: {},
  faults: { words: [], fetch: () => import('./clash.ts') },
  source: null,
  glyphs: { words: [], fetch: () => import('./face/authors.ts') },
};
