/** Prisoners are free again [DT 8.8.4]. */
import { release } from '../atoms/pieces.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { MARK } from '../vocabulary.ts';
import { pieces } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { release: term.whom };

export const releaseVerb: Verb<typeof schema> = {
  name: 'release',
  schema,
  rule: cite('8.8.4', 'R145'),
  run(s, x, op) {
    for (const p of pieces(s, x, op.release)) release(s, p, releaseVerb.rule);
  },
  would: (s, x, op) => pieces(s, x, op.release).some((p) => (p.marks & MARK.imprisoned) !== 0),
  cs: (i, s) => `osvoboď ${cs.whom(i.release, 'acc', s)}`,
  en: (i, s) => `set ${en.whom(i.release, s)} free`,
};
