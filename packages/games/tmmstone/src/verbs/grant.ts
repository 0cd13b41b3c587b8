/** Units get a keyword. */
import * as units from '../atoms/units.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { unitsAmong } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { grant: term.keyword, to: term.who };

export const grant: Verb<typeof schema> = {
  name: 'grant',
  schema,
  rule: cite('word.2', 'R36'),
  run(s, x, op) {
    for (const u of unitsAmong(s, x, op.to)) units.grant(s, u, op.grant, grant.rule);
  },
  cs(i, s) {
    const to = cs.whom(i.to, 'dat', s);
    const { given: what } = cs.KEYWORDS[i.grant];
    const text = to.startsWith('všem ') ? `dej ${what} ${to}` : `dej ${to} ${what}`;
    cs.remember(i.to, s);
    return text;
  },
  en: (i, s) => en.does('give', i.to, s, ` ${en.KEYWORDS[i.grant].given}`),
};
