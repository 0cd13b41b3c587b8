import type { GameManifest } from '@kolbiste/gamekit';

export const manifest: GameManifest = {
  id: 'doomtrooper',
  title: { cs: 'Doomtrooper', en: 'Doomtrooper' },
  mark: 'DT',
  seats: [2, 3, 4, 5],
  together: false,
  rules: () => import('./src/index.ts'),
  scenarios: () => import('./src/scenario.ts'),
  campaign: null,
  bot: () => import('./bot/index.ts'),
  desk: () => import('./desk/index.ts'),
  online: () => import('./online.ts'),
  windows: () => import('./src/windows.ts'),
  page: {
    name: 'Doomtrooper',
    decks: true,
    front: {
      colours: ['#5f7392', '#10161f', '#f08a3c'],
      minutes: 50,
      learn: true,
      scene: () => import('@kolbiste/doomtrooper/scene'),
    },
    rooms: [],
    parts: () => import('@kolbiste/doomtrooper/page'),
    engine: () => import('@kolbiste/doomtrooper/engine'),
    neutral: null,
  },
  workshop: () => import('./workshop.ts'),
};
