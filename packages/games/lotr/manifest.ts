import type { GameManifest } from '@kolbiste/gamekit';

export const manifest: GameManifest = {
  id: 'lotr',
  title: { cs: 'Pán prstenů: karetní hra', en: 'The Lord of the Rings: The Card Game' },
  mark: 'LOTR',
  seats: [1, 2, 3, 4],
  together: true,
  rules: () => import('./src/index.ts'),
  scenarios: () => import('./src/scenario.ts'),
  campaign: null,
  bot: () => import('./bot/index.ts'),
  desk: () => import('./desk/index.ts'),
  online: () => import('./online.ts'),
  windows: () => import('./src/windows.ts'),
  page: {
    name: 'The Lord of the Rings',
    decks: true,
    front: {
      colours: ['#7da45c', '#122011', '#f0cb7a'],
      minutes: 45,
      learn: true,
      scene: () => import('@kolbiste/lotr/scene'),
    },
    rooms: [],
    parts: () => import('@kolbiste/lotr/page'),
    engine: () => import('@kolbiste/lotr/engine'),
    neutral: null,
  },
  workshop: () => import('./workshop.ts'),
};
