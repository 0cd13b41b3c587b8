/** An enemy goes back to the staging area. */
import { toStaging as putBack } from '../atoms/things.ts';
import { cite } from '../rulebook.ts';
import { ENGAGED } from '../state.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { toStaging: term.target };

export const toStaging: Verb<typeof schema> = {
  name: 'toStaging',
  schema,
  rule: cite('G.1', 'G.4'),
  run(s, _x, _op, on) {
    for (const t of on) putBack(s, t);
  },
  would: { thing: (_s, _x, _op, t) => t.zone === ENGAGED },
  asks: { cs: 'koho vrátíte do předpolí?', en: 'which enemy returns to the staging area?' },
  cs: (i, s) => `${cs.mood(s, 'vrať', 'vrátit')} ${cs.whom(i.toStaging, 'acc', s)} do předpolí`,
  en: (i, s) => `return ${en.whom(i.toStaging, s)} to the staging area`,
};
