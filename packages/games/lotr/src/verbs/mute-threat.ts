/** The threat of something in the staging area does not count until the end of the phase. */
import { emit } from '@kolbiste/kernel';
import { mark } from '../atoms/marks.ts';
import { E } from '../events.ts';
import { cite } from '../rulebook.ts';
import { MUTED } from '../state.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { muteThreat: term.target };

export const muteThreat: Verb<typeof schema> = {
  name: 'muteThreat',
  schema,
  rule: cite('G.9', 'G.10'),
  run(s, _x, _op, on) {
    for (const t of on) {
      mark(t, MUTED);
      emit(s, E.muted, muteThreat.rule, t.id, t.card);
    }
  },
  would: { thing: (_s, _x, _op, t) => (t.marks & MUTED) === 0 },
  asks: { cs: 'čí hrozba se nebude počítat?', en: 'whose threat shall not count?' },
  cs: (i, s) => `do konce fáze se nepočítá hrozba ${cs.whom(i.muteThreat, 'gen', s)}`,
  en: (i, s) => `ignore the threat of ${en.whom(i.muteThreat, s)} until the end of the phase`,
};
