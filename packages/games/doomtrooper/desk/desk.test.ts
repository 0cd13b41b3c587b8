import { widthOf } from '@kolbiste/gamekit/desk';
import { describeDesk } from '@kolbiste/testkit';
import { describe, it } from 'vitest';
import { nameBook } from '../src/cards/names.ts';
import { desk } from './index.ts';

describeDesk({ describe, it }, desk, {
  plans: [{}, { seats: 3 }],
  every: 40,
  width: widthOf,
  hidden: ({ hands }) => (hands[1] as number[]).join(),
  names: { book: nameBook, least: 900 },
  looked: { alike: ['h1', 'A h1'], nobody: ['', 'B h1', 'A h99', 'A s1.9', 'Z s1', 'nobody at all'] },
  facts: (seats) => seats + 2,
  list: {
    cards: 1073,
    filters: {
      kind: 'relic',
      affiliation: 'mishima',
      edition: 'golgotha',
      scripted: 'yes',
      missing: 'teamGame',
      text: 'ZÁPAS',
    },
    kinds: [],
    seeded: false,
  },
});
