/** The page of Slay the Spire. */
import type { Page } from '@kolbiste/tablekit/page.ts';

export const page: Page = {
  id: 'slay-the-spire',
  words: import.meta.glob(['./words/{cs,en}/*.json', '!**/*-front.json']),
  quick: async () => (await import('./begin.ts')).quickSpire(),
  learn: async () => (await import('./learn.ts')).learnSpire(),
  table: { words: ['spire', 'play'], fetch: () => import('./table.tsx') },
  replay: { words: ['spire', 'play'], fetch: () => import('./player.tsx') },
  dialogs: { words: ['spire', 'play'], fetch: () => import('./dialogs.tsx') },
  book: { words: ['slay-the-spire-pages'], fetch: () => import('./rules.ts') },
  coach: { words: ['slay-the-spire-coach'], fetch: () => import('./coach.ts') },
  sides: { words: [], fetch: () => import('./sides.ts') },
  setup: { words: ['setup', 'spire'], fetch: () => import('./setup/index.tsx') },
  seat: { words: ['setup', 'spire'], fetch: () => import('./setup/seat.tsx') },
  ending: { words: ['spire'], fetch: () => import('./ending.tsx') },
  cards: { words: ['cards', 'spire', 'slay-the-spire-pages'], fetch: () => import('./cards-page.tsx') },
  decks: null,
  rooms: {},
  faults: { words: [], fetch: () => import('./clash.ts') },
  source: null,
  glyphs: { words: [], fetch: () => import('./face/authors.ts') },
};
