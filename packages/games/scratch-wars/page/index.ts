/** The page of Scratch Wars. */

import type { Page } from '@kolbiste/tablekit/page.ts';
import { begin } from '@kolbiste/tablekit/state/play.ts';
import { ID } from './id.ts';
import { quickGame } from './table/begin.ts';

export const page: Page = {
  id: ID,
  words: import.meta.glob(['./words/{cs,en}/*.json', '!**/*-front.json']),
  quick: async () => begin(quickGame()),
  // Both are in the first file that a visitor loads.
  showpiece: { words: [], fetch: async () => ({ default: (await import('./first.ts')).Showpiece }) },
  table: { words: [], fetch: async () => ({ default: (await import('./first.ts')).Table }) },
  replay: { words: [], fetch: () => import('./table/player.tsx') },
  dialogs: { words: [], fetch: () => import('./table/dialogs.tsx') },
  book: { words: [`${ID}-pages`], fetch: () => import('./rules.ts') },
  sides: { words: [], fetch: () => import('./table/sides.ts') },
  setup: { words: ['setup', 'cards'], fetch: () => import('./setup/index.tsx') },
  seat: { words: ['setup', 'cards'], fetch: () => import('./setup/seat.tsx') },
  after: { words: ['play'], fetch: () => import('./table/luck-report.tsx') },
  cards: { words: ['cards'], fetch: () => import('./cards/index.tsx') },
  decks: null,
  rooms: { workshop: { words: ['workshop', 'cards'], fetch: () => import('./workshop/index.tsx') } },
  faults: null,
  source: { words: [], fetch: () => import('./source.ts') },
};
