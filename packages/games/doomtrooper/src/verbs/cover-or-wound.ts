/** Whoever is in no cover goes there; who may not is wounded [DT 4.2.10] [DT R49]. */
import { cover, hurt } from '../atoms/pieces.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { MARK } from '../vocabulary.ts';
import { mayCover } from './kit/gone.ts';
import { hurtable } from './kit/hurtable.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { coverOrWound: term.whom };

export const coverOrWound: Verb<typeof schema> = {
  name: 'coverOrWound',
  schema,
  rule: cite('4.2.10', '4.29.3', 'R49', 'R114'),
  run(s, x, op) {
    for (const p of hurtable(s, x, op.coverOrWound)) {
      if (p.marks & MARK.covered) continue;
      (mayCover(s, p) ? cover : hurt)(s, p, coverOrWound.rule);
    }
  },
  would: (s, x, op) => hurtable(s, x, op.coverOrWound).some(({ marks }) => (marks & MARK.covered) === 0),
  cs: (i, s) => `do úkrytu jdou ${cs.whom(i.coverOrWound, 'nom', s)}; kdo tam nesmí, je zraněn`,
  en: (i, s) => `${en.whom(i.coverOrWound, s)} go into cover; who may not is wounded`,
};
