/** An enemy engages a player. */
import { engage as engageWith } from '../atoms/things.ts';
import { players } from '../effects/whom.ts';
import { cite } from '../rulebook.ts';
import { ENGAGED } from '../state.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { engage: term.target, with: term.player };

export const engage: Verb<typeof schema> = {
  name: 'engage',
  schema,
  rule: cite('G.1', 'G.4'),
  run(s, x, op, on) {
    const [seat] = players(s, x, op.with);
    if (seat === undefined) return;
    for (const t of on) engageWith(s, t, seat);
  },
  would: { thing: (_s, x, _op, t) => t.zone !== ENGAGED || t.seat !== x.seat },
  asks: { cs: 's kým se střetnete?', en: 'which enemy do you engage?' },
  cs: (i, s) => `${cs.mood(s, 'střetni se', 'střetnout se')} s ${cs.whom(i.engage, 'ins', s)}`,
  en: (i, s) =>
    i.with === 'you' ? `engage ${en.whom(i.engage, s)}` : `${en.whom(i.engage, s)} engages ${en.PLAYERS[i.with]}`,
};
