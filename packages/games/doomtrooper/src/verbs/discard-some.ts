/** Cards in play are chosen and discarded, one for each part that was paid [DT 4.19.4]. */

import { call } from '@kolbiste/kernel';
import { someLocals, someOfThem } from '../flow/some.ts';
import { mayLose } from '../legal/lose.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { discardSome: term.filter };

export const discardSome: Verb<typeof schema> = {
  name: 'discardSome',
  schema,
  rule: cite('9.25', '4.19.5'),
  run(s, x) {
    call(s, someOfThem, someLocals(x, x.at - 1));
  },
  would: (s, x, op) => s.pieces.some((p) => mayLose(s, x, op.discardSome, p)),
  cs: (i, s) => `vyřaď ${cs.np(i.discardSome, false, 'acc', s, 'libovolný')}`,
  en: (i, s) => `discard ${en.np(i.discardSome, false, s, 'any')}`,
};
