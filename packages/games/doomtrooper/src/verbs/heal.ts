/** A wound is healed; `hurt`: one of the combat that is fought. */
import { heal } from '../atoms/pieces.ts';
import { cite } from '../rulebook.ts';
import { isHurt } from '../stands.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { MARK } from '../vocabulary.ts';
import { pieces } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { heal: term.whom, hurt: term.flag };

export const healVerb: Verb<typeof schema> = {
  name: 'heal',
  schema,
  favours: true,
  rule: cite('4.30.4'),
  run(s, x, op) {
    for (const p of pieces(s, x, op.heal)) if (!op.hurt || isHurt(s, p)) heal(s, p, healVerb.rule);
  },
  would: (s, x, op) => pieces(s, x, op.heal).some((p) => (p.marks & MARK.wounded) !== 0 && (!op.hurt || isHurt(s, p))),
  cs: (i, s) => `vyleč ${cs.whom(i.heal, 'acc', s)}${i.hurt ? ' z rány z tohoto souboje' : ''}`,
  en: (i, s) => `heal ${en.whom(i.heal, s)}${i.hurt ? ' of the wound of this combat' : ''}`,
};
