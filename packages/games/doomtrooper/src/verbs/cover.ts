/** A warrior goes into cover by an effect, the last uncovered one too [DT R49]. */
import { cover } from '../atoms/pieces.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { mayCover } from './kit/gone.ts';
import { harmed } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { cover: term.whom };

export const coverVerb: Verb<typeof schema> = {
  name: 'cover',
  schema,
  rule: cite('4.2.10', '7.5.5', 'R49'),
  run(s, x, op) {
    for (const p of harmed(s, x, op.cover)) if (mayCover(s, p)) cover(s, p, coverVerb.rule);
  },
  would: (s, x, op) => harmed(s, x, op.cover).some((p) => mayCover(s, p)),
  cs: (i, s) => `přesuň ${cs.whom(i.cover, 'acc', s)} do úkrytu`,
  en: (i, s) => `move ${en.whom(i.cover, s)} into cover`,
};
