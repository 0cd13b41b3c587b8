/** For the server: seats bring nothing; how many rounds are played concerns both. */
import type { Online } from '@kolbiste/gamekit';
import { readConfig } from './src/state.ts';

export const online: Online = {
  readSetup: () => null,
  readCommon: (j) => ({ ...readConfig(j ?? { rounds: 5 }) }),
};
