import type { GameManifest } from '@kolbiste/gamekit';

export const manifest: GameManifest = {
  id: 'scratch-wars',
  title: { cs: 'Scratch Wars, duel', en: 'Scratch Wars, duel' },
  mark: 'SW',
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
    name: 'Scratch Wars',
    decks: false,
    front: {
      colours: ['#b5713a', '#351a08', '#ffbf6a'],
      minutes: 20,
      learn: true,
      scene: () => import('@kolbiste/scratch-wars/scene'),
    },
    rooms: [{ path: '/workshop', name: 'workshop' }],
    parts: () => import('@kolbiste/scratch-wars/page'),
    engine: () => import('@kolbiste/scratch-wars/engine'),
    neutral: () => import('./src/cards/neutral.ts'),
  },
  workshop: () => import('./workshop.ts'),
};
