/** Somebody committed is so no longer. */
import { uncommit } from '../atoms/marks.ts';
import { cite } from '../rulebook.ts';
import { COMMITTED } from '../state.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { uncommitted } from '../text/card/speech.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { removeFromQuest: term.target };

export const removeFromQuest: Verb<typeof schema> = {
  name: 'removeFromQuest',
  schema,
  rule: cite('3.6', 'G.4'),
  run(s, _x, _op, on) {
    for (const t of on) uncommit(s, t, removeFromQuest.rule);
  },
  would: { thing: (_s, _x, _op, t) => (t.marks & COMMITTED) !== 0 },
  asks: { cs: 'koho odvoláte z výpravy?', en: 'whom do you remove from the quest?' },
  cs(i, s) {
    const whom = cs.whom(uncommitted(i.removeFromQuest), 'acc', s);
    return `${cs.mood(s, 'odvolej', 'odvolat')} z výpravy ${whom}`;
  },
  en: (i, s) => `remove ${en.whom(uncommitted(i.removeFromQuest), s)} from the quest`,
};
