/** A warrior comes under your control, into the area where such warriors belong [DT 8.9.1] [DT R94]. */
import { giveTo, leave } from '../atoms/pieces.ts';
import { GONE_DISCARDED } from '../events.ts';
import { isThirdTribe } from '../legal/areas.ts';
import { homeOf } from '../legal/home.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { harmed } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { takeControl: term.whom };

export const takeControl: Verb<typeof schema> = {
  name: 'takeControl',
  schema,
  rule: cite('8.9.1', 'R46', 'R94'),
  run(s, x, op) {
    for (const p of harmed(s, x, op.takeControl)) {
      if (isThirdTribe(s, x.seat, p)) leave(s, p, GONE_DISCARDED, takeControl.rule);
      else giveTo(s, p, x.seat, homeOf(s, p), takeControl.rule);
    }
  },
  would: (s, x, op) => harmed(s, x, op.takeControl).some((p) => p.seat !== x.seat),
  cs: (i, s) => `získáváš kontrolu nad ${cs.whom(i.takeControl, 'ins', s)}`,
  en: (i, s) => `you gain control of ${en.whom(i.takeControl, s)}`,
};
