/** What was just played has no effect; what was paid is lost [DT 7.4.1] [DT R93]. */
import { playUnderWay } from '../flow/play.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { cancel: term.yes };

export const cancel: Verb<typeof schema> = {
  name: 'cancel',
  schema,
  rule: cite('7.4.1', 'R93'),
  run(s, x) {
    const played = playUnderWay(s, x.answers);
    if (played !== null) played.cancelled = 1;
  },
  would: (s, x) => x.answers !== 0 && playUnderWay(s, x.answers)?.cancelled === 0,
  cs: () => 'ta karta nemá žádný účinek',
  en: () => 'that card has no effect',
};
