/** Progress tokens: on a location, or on the quest, the active location first [LOTR L97]. */
import { progressOn } from '../atoms/marks.ts';
import { yes } from '../effects/could.ts';
import { count } from '../effects/whom.ts';
import { questProgress, takesProgress } from '../flow/stage.ts';
import { isLocation } from '../in-play.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { progress: term.amount, on: term.targetOrQuest };

export const progress: Verb<typeof schema> = {
  name: 'progress',
  schema,
  rule: cite('G.1', 'G.4'),
  run(s, x, op, on) {
    const n = count(s, x, op.progress);
    if (op.on === null) return questProgress(s, n, progress.rule);
    for (const t of on) progressOn(s, t, n, progress.rule);
  },
  would: { thing: (_s, _x, _op, t) => isLocation(t), now: (s) => yes(takesProgress(s)) },
  asks: { cs: 'kam přijde postup?', en: 'where does the progress go?' },
  cs(i, s) {
    const put = `${cs.mood(s, 'polož', 'položit')} ${cs.progress(i.progress)} na`;
    return i.on === 'quest' ? `${put} výpravu (nejdřív na aktivní místo)` : `${put} ${cs.whom(i.on, 'acc', s)}`;
  },
  en(i, s) {
    const put = `make ${en.much(i.progress, 'progress', 'progress')} on`;
    return i.on === 'quest' ? `${put} the quest (on the active location first)` : `${put} ${en.whom(i.on, s)}`;
  },
};
