/** For the server: seats bring nothing; how many rounds are played concerns both. */
import type { Online } from '@kolbiste/gamekit';
import { readConfig } from './src/state.ts';
import type { View } from './src/view.ts';

export const online: Online = {
  readSetup: () => null,
  readCommon: (j) => ({ ...readConfig(j ?? { rounds: 5 }) }),
  /** What was shown last lies open; where in a hand a card lies tells of it. */
  places: ({ shown }: View) => shown.flatMap((card, seat) => (card === 0 ? [] : [`shown.${seat}`])),
};
