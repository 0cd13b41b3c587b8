import { describeTaught } from '@kolbiste/tablekit/test/taught.ts';
import { manifest } from '../manifest.ts';
import { steps } from './coach.ts';
import { LEARN_SECRET, learnOrder } from './learn.ts';

describeTaught({
  manifest,
  steps,
  secret: LEARN_SECRET,
  order: () => learnOrder('real'),
  arranged: { habits: ['a', 'b', 'c'], answers: 60, least: 6 },
  // This one wins the first fight by chance, and comes to the fork behind it.
  all: (play) => [play(LEARN_SECRET, 90, 'h4')],
  page: import.meta.url,
});
