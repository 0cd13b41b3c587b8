/** Another card is revealed after this one [LOTR K.4]. */
import { emit } from '@kolbiste/kernel';
import { E } from '../events.ts';
import { revealNow } from '../flow/forward-refs.ts';
import { cite } from '../rulebook.ts';
import { STAGING } from '../state.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { surge: term.yes, if: term.optional(term.oneOf(['stagingEmpty'])) };

export const surge: Verb<typeof schema> = {
  name: 'surge',
  schema,
  rule: cite('G.1', 'G.4'),
  run(s, x, op) {
    const f = revealNow(s);
    if (f === null) return;
    const empty = !s.things.some((t) => t.zone === STAGING && t.id !== f.locals.thing);
    if (op.if !== null && !empty) return;
    f.locals.surge++;
    emit(s, E.surged, surge.rule, x.card);
  },
  cs: (i) => (i.if === undefined ? 'tato karta získává příval' : 'je-li předpolí prázdné, tato karta získává příval.'),
  en: (i) => (i.if === undefined ? 'this card gains surge' : 'if the staging area is empty, this card gains surge.'),
};
