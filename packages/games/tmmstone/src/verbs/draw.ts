/** Players draw, both one after the other from whoever is on turn. */

import { unitOf } from '../board.ts';
import { BOTH, OPP, OWN } from '../cards/whom.ts';
import { amountOf } from '../effects/terms.ts';
import { drawCards } from '../flow/draw.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { sideSeat } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = {
  draw: term.amount,
  for: term.optional(term.standsFor({ own: OWN, opp: OPP, both: BOTH, ownerOfTarget: -1 }), 'own'),
};

export const draw: Verb<typeof schema> = {
  name: 'draw',
  schema,
  rule: cite('draw.1', 'hand.3', 'hand.5'),
  run(s, x, op) {
    const n = amountOf(s, x, op.draw);
    if (op.for < 0) {
      const u = unitOf(s, x.targets[0] ?? -1);
      if (u !== null) drawCards(s, u.owner, n, false);
    } else drawCards(s, sideSeat(s, x, op.for), n, op.for === BOTH);
  },
  cs: (i, s) => cs.drawn(i.draw, i.for ?? 'own', s),
  en: (i, s) => en.drawn(i.draw, i.for ?? 'own', s),
};
