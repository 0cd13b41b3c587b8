import { widthOf } from '@kolbiste/gamekit/desk';
import { describeDesk } from '@kolbiste/testkit';
import { describe, it } from 'vitest';
import { desk } from './index.ts';

describeDesk({ describe, it }, desk, {
  plans: [{}, {}],
  every: 1,
  width: widthOf,
  hidden: ({ hands }) => hands[1].join(),
  names: null,
  looked: null,
  facts: () => 0,
  list: null,
});
