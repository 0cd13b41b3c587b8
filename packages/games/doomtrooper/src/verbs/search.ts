/** A card is looked for and comes to the hand or into play [DT 9.18]. */

import { call } from '@kolbiste/kernel';
import { searching, searchLocals } from '../flow/search.ts';
import { finds } from '../legal/search.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = {
  search: term.sought,
  from: term.oneOf(['collection', 'library', 'discard', 'annihilated']),
  to: term.oneOf(['hand', 'kohort', 'squad', 'self', 'library']),
  steps: term.flag,
};

export const search: Verb<typeof schema> = {
  name: 'search',
  schema,
  rule: cite('9.18'),
  run(s, x, op) {
    if (finds(s, x.seat, op.search, op.from).length === 0) return;
    for (let n = op.steps ? x.steps : 0; n >= 0; n--) call(s, searching, searchLocals(x, x.at - 1));
  },
  would: (s, x, op) => finds(s, x.seat, op.search, op.from).length > 0,
  cs: (i, s) => `vyhledej ve ${cs.pile(i.from)} ${cs.sought(i.search, s)} a ${cs.goesTo(i.to)}`,
  en: (i, s) => `search your ${en.pile(i.from)} for ${en.sought(i.search, s)} and ${en.goesTo(i.to)}`,
};
