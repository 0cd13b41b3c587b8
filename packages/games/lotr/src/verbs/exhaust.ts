/** Somebody ready is exhausted. */
import { exhaust as exhaustThing } from '../atoms/marks.ts';
import { isReady } from '../in-play.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { exhaust: term.target };

export const exhaust: Verb<typeof schema> = {
  name: 'exhaust',
  schema,
  rule: cite('G.1', 'G.4'),
  run(s, _x, _op, on) {
    for (const t of on) exhaustThing(s, t, exhaust.rule);
  },
  would: { thing: (_s, _x, _op, t) => isReady(t) },
  asks: { cs: 'koho vyčerpáte?', en: 'whom do you exhaust?' },
  cs: (i, s) => `${cs.mood(s, 'vyčerpej', 'vyčerpat')} ${cs.whom(i.exhaust, 'acc', s)}`,
  en: (i, s) => `exhaust ${en.whom(i.exhaust, s)}`,
};
