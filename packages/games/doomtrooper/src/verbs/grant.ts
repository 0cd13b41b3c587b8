/** A text that holds is given for a while. */
import type { HoldWords } from '../cards/steps.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { hold } from './holds/term.ts';
import { held, lasts } from './kit/lasts.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

/** Of what he may no more it is not said NEVER where it ends. */
const forAWhile = (given: HoldWords, words: string): string =>
  'rights' in given ? words.replace('may NEVER', 'may not').replace(' NIKDY', '') : words;

const schema = { grant: hold, to: term.whom, until: term.until };

export const grant: Verb<typeof schema> = {
  name: 'grant',
  schema,
  favours: true,
  rule: cite('R151', '4.19.9', '9.22'),
  run(s, x, op) {
    held(s, x, op.to, op.until, op.grant, grant.rule);
  },
  would: (s, x, op) => lasts.on(s, x, op.to).length > 0,
  cs: (i, s) => {
    const { when, ...held } = i.grant;
    const until = 'afterwards' in i.grant ? '' : ` ${cs.until(i.until)}`;
    return `${cs.whom(i.to, 'nom', s)} ${forAWhile(i.grant, cs.held(held, cs.isMany(i.to), s))}${until}${cs.condition(when, s)}`;
  },
  en: (i, s) =>
    `${en.whom(i.to, s)} ${forAWhile(i.grant, en.held(i.grant, en.isMany(i.to), s))}${'afterwards' in i.grant ? '' : ` ${en.until(i.until)}`}`,
};
