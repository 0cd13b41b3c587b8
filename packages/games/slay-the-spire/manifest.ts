import type { GameManifest } from '@kolbiste/gamekit';

export const manifest: GameManifest = {
  id: 'slay-the-spire',
  title: { cs: 'Slay the Spire: desková hra', en: 'Slay the Spire: The Board Game' },
  mark: 'STS',
  seats: [1, 2, 3, 4],
  together: true,
  rules: () => import('./src/index.ts'),
  scenarios: () => import('./src/scenario.ts'),
  campaign: () => import('./campaign.ts'),
  bot: () => import('./bot/index.ts'),
  desk: () => import('./desk/index.ts'),
  online: () => import('./online.ts'),
  windows: null,
  page: {
    name: 'Slay the Spire',
    decks: false,
    front: {
      colours: ['#a04a2f', '#1d0a0d', '#ff9a4d'],
      minutes: 60,
      learn: true,
      scene: () => import('@kolbiste/slay-the-spire/scene'),
    },
    rooms: [],
    parts: () => import('@kolbiste/slay-the-spire/page'),
    engine: () => import('@kolbiste/slay-the-spire/engine'),
    neutral: null,
  },
  workshop: () => import('./workshop.ts'),
};
