/** Somebody exhausted is readied. */
import { ready as readyThing } from '../atoms/marks.ts';
import { cite } from '../rulebook.ts';
import { EXHAUSTED } from '../state.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { ready: term.target };

export const ready: Verb<typeof schema> = {
  name: 'ready',
  schema,
  rule: cite('G.1', 'G.4'),
  run(s, _x, _op, on) {
    for (const t of on) readyThing(s, t, ready.rule);
  },
  would: { thing: (_s, _x, _op, t) => (t.marks & EXHAUSTED) !== 0 },
  asks: { cs: 'koho připravíte?', en: 'whom do you ready?' },
  cs: (i, s) => `${cs.mood(s, 'připrav', 'připravit')} ${cs.whom(i.ready, 'acc', s)}`,
  en: (i, s) => `ready ${en.whom(i.ready, s)}`,
};
