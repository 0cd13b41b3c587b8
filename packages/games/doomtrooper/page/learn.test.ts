import { describeTaught } from '@kolbiste/tablekit/test/taught.ts';
import { manifest } from '../manifest.ts';
import { steps } from './coach.ts';
import { LEARN_SECRET, learnOrder } from './learn.ts';

describeTaught({
  manifest,
  steps,
  secret: LEARN_SECRET,
  order: () => learnOrder('real'),
  // Most of them are passes in windows, which the page gives by itself where nothing could be played.
  arranged: { habits: ['a', 'b', 'c', 'd'], answers: 90, least: 7 },
  all: (play) => ['1', '2', '6'].map((n) => play(n.repeat(64), 120, n)),
  page: import.meta.url,
});
