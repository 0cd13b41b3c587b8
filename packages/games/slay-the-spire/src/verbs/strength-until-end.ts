/** Strength that goes at the end of the turn. */
import { addToken } from '../atoms/creatures.ts';
import { amountOf } from '../effects/count.ts';
import { T_STRENGTH } from '../events.ts';
import { cite } from '../rulebook.ts';
import { PASSING } from '../state.ts';
import { csCount, enCount } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { strengthUntilEnd: term.amount };

export const strengthUntilEnd: Verb<typeof schema> = {
  name: 'strengthUntilEnd',
  schema,
  rule: cite('24.8', '19.12'),
  run(s, x, { strengthUntilEnd: n }) {
    s.heroes[x.actor][PASSING] += addToken(s, x.actor, T_STRENGTH, amountOf(s, x, n), strengthUntilEnd.rule);
  },
  cs: (i) => `získejte do konce tahu ${csCount(i.strengthUntilEnd, ['žeton síly', 'žetony síly', 'žetonů síly'])}`,
  en: (i) => `gain ${enCount(i.strengthUntilEnd, 'strength')} until the end of the turn`,
};
