/** This card chooses a warrior; `anew`: in place of an earlier choice. */
import { choose } from '../atoms/changes.ts';
import { pieceOf } from '../board.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { pieces } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { assign: term.whom, anew: term.flag };

export const assign: Verb<typeof schema> = {
  name: 'assign',
  schema,
  rule: cite('4.18.1', '7.1.1'),
  run(s, x, op) {
    const self = pieceOf(s, x.self);
    const [p] = pieces(s, x, op.assign);
    if (self !== null && p !== undefined) choose(s, self, p, assign.rule);
  },
  would(s, x, op) {
    const self = pieceOf(s, x.self);
    return self !== null && op.anew === (pieceOf(s, self.chosen) !== null);
  },
  cs: (i, s) => `${i.anew ? 'nově urči' : 'urči'} ${cs.whom(i.assign, 'acc', s)}`,
  en: (i, s) => `${i.anew ? 'choose anew' : 'choose'} ${en.whom(i.assign, s)}`,
};
