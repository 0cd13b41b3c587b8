import type { GameManifest } from '@kolbiste/gamekit';

export const manifest: GameManifest = {
  id: 'tmmstone',
  title: { cs: 'TMMStone', en: 'TMMStone' },
  mark: 'TMM',
  seats: [2],
  together: false,
  rules: () => import('./src/index.ts'),
  scenarios: () => import('./src/scenario.ts'),
  campaign: null,
  bot: () => import('./bot/index.ts'),
  desk: () => import('./desk/index.ts'),
  online: () => import('./online.ts'),
  windows: null,
  page: {
    name: 'TMMStone',
    decks: true,
    front: {
      colours: ['#35665b', '#0d1d1a', '#ffe07a'],
      minutes: 15,
      learn: true,
      scene: () => import('@kolbiste/tmmstone/scene'),
    },
    rooms: [],
    parts: () => import('@kolbiste/tmmstone/page'),
    engine: () => import('@kolbiste/tmmstone/engine'),
    neutral: null,
  },
  workshop: () => import('./workshop.ts'),
};
