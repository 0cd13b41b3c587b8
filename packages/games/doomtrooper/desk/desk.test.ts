import { widthOf } from '@kolbiste/gamekit/desk';
import { describeDesk } from '@kolbiste/testkit';
import { describe, it } from 'vitest';
import { desk } from './index.ts';

describeDesk({ describe, it }, desk, {
  plans: [{}, { seats: 3 }],
  every: 40,
  width: widthOf,
  hidden: ({ hands }) => (hands[1] as number[]).join(),
  names: null,
  looked: null,
  facts: () => 0,
  list: {
    cards: 1073,
    filters: {
      kind: 'relic',
      affiliation: 'mishima',
      edition: 'golgotha',
      scripted: 'yes',
      missing: 'viruses',
      text: 'ZÁPAS',
    },
    kinds: [],
    seeded: false,
  },
});
