import type { GameManifest } from '@kolbiste/gamekit';

export const manifest: GameManifest = {
  id: 'high-card',
  title: { cs: 'Vyšší bere', en: 'High Card' },
  mark: 'HC',
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
    name: 'High Card',
    decks: false,
    front: {
      colours: ['#55617a', '#191d27', '#d8e2ff'],
      minutes: 3,
      learn: false,
      scene: null,
    },
    rooms: [],
    parts: () => import('@kolbiste/high-card/page'),
    engine: () => import('@kolbiste/high-card/engine'),
    neutral: null,
  },
  workshop: () => import('./workshop.ts'),
};
