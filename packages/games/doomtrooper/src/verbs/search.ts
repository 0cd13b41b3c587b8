/** A card is looked for and comes to the hand or into play [DT 9.18]. */

import { call } from '@kolbiste/kernel';
import { pieceOf } from '../board.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import { searching, searchLocals } from '../flow/search.ts';
import { finds } from '../legal/search.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = {
  search: term.sought,
  from: term.oneOf(['collection', 'library', 'discard', 'annihilated']),
  to: term.oneOf(['hand', 'kohort', 'squad', 'self', 'library']),
  steps: term.flag,
  within: term.flag,
};

/** Of a text that answers a kill nobody is worth more than its victim. */
function mostOf(s: State, x: EffectContext, within: boolean): number {
  const p = within ? pieceOf(s, x.subject) : null;
  return p === null ? -1 : Math.max(0, p.kept);
}

export const search: Verb<typeof schema> = {
  name: 'search',
  schema,
  rule: cite('9.18'),
  run(s, x, op) {
    const most = mostOf(s, x, op.within);
    if (finds(s, x.seat, op.search, op.from, most).length === 0) return;
    for (let n = op.steps ? x.steps : 0; n >= 0; n--) call(s, searching, searchLocals(x, x.at - 1, most));
  },
  would: (s, x, op) => finds(s, x.seat, op.search, op.from, mostOf(s, x, op.within)).length > 0,
  cs: (i, s) =>
    `vyhledej ve ${cs.pile(i.from)} ${cs.sought(i.search, s)}${i.within ? ' s H nejvýše takovou, jakou měl zabitý,' : ''} a ${cs.goesTo(i.to)}`,
  en: (i, s) =>
    `search your ${en.pile(i.from)} for ${en.sought(i.search, s)}${i.within ? ' of no higher V than the victim' : ''} and ${en.goesTo(i.to)}`,
};
