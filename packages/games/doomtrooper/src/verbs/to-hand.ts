/** A card in play goes back to the hand of its owner; `borne`: what lies on it too. */
import { leave } from '../atoms/pieces.ts';
import { attachedTo } from '../board.ts';
import { GONE_HAND } from '../events.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { mayGo } from './kit/gone.ts';
import { harmed } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { toHand: term.whom, borne: term.flag };

export const toHandVerb: Verb<typeof schema> = {
  name: 'toHand',
  schema,
  rule: cite('9.12'),
  run(s, x, op) {
    for (const p of harmed(s, x, op.toHand)) {
      if (!mayGo(s, p, GONE_HAND)) continue;
      if (op.borne) for (const on of attachedTo(s, p.id)) leave(s, on, GONE_HAND, toHandVerb.rule);
      leave(s, p, GONE_HAND, toHandVerb.rule);
    }
  },
  would: (s, x, op) => harmed(s, x, op.toHand).some((p) => mayGo(s, p, GONE_HAND)),
  cs: (i, s) => `vrať ${cs.whom(i.toHand, 'acc', s)}${i.borne ? ' i s přiloženými kartami' : ''} do ruky`,
  en: (i, s) => `return ${en.whom(i.toHand, s)}${i.borne ? ' with its cards' : ''} to its owner's hand`,
};
