/** Resource tokens are put on a card, whoever it belongs to. */
import { gain } from '../atoms/marks.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { addResourceToken: term.few, to: term.target };

export const addResourceToken: Verb<typeof schema> = {
  name: 'addResourceToken',
  schema,
  rule: cite('G.1', 'G.4'),
  run(s, _x, op, on) {
    for (const t of on) gain(s, t, op.addResourceToken, addResourceToken.rule);
  },
  cs(i, s) {
    const where = i.to === 'self' && s.known ? 'něj' : cs.whom(i.to, 'acc', s);
    const tokens = cs.counted(i.addResourceToken, 'žeton zdroje', 'žetony zdroje', 'žetonů zdroje');
    return `${cs.mood(s, 'polož', 'položit')} na ${where} ${tokens}`;
  },
  en: (i, s) => `put ${en.counted(i.addResourceToken, 'resource token')} on ${en.whom(i.to, s)}`,
};
