/** Games that are being made: their panels on the front page. */
import type { ComingGame } from '@kolbiste/gamekit';

/** In the order in which they come. */
export const COMING: readonly ComingGame[] = [
  {
    id: 'doomtrooper',
    name: 'Doomtrooper',
    seats: [2, 3, 4, 5],
    together: false,
    front: {
      colours: ['#5f7392', '#10161f', '#f08a3c'],
      minutes: 50,
      learn: false,
      scene: () => import('@kolbiste/games/doomtrooper/scene'),
    },
  },
];
