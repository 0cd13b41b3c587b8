/** Promotion points that were just announced are lost. */

import { cite } from '../rulebook.ts';
import { withhold } from './kit/award.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { voidAward: term.yes };

export const voidAward: Verb<typeof schema> = {
  name: 'voidAward',
  schema,
  rule: cite('4.31.4'),
  run: (s) => withhold(s),
  would: (_s, x) => x.object > 0,
  cs: () => 'tyto vítězné body nezíská',
  en: () => 'those Promotion points are lost',
};
