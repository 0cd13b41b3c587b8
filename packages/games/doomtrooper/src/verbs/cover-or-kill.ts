/** Whoever is in no cover goes there; who is there already is killed [DT 4.2.10] [DT R114]. */
import { cover, slay } from '../atoms/pieces.ts';
import { worthOf } from '../figures.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { MARK } from '../vocabulary.ts';
import { earn } from './kit/award.ts';
import { mayCover } from './kit/gone.ts';
import { hurtable } from './kit/hurtable.ts';
import { harmed } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { coverOrKill: term.whom, scores: term.flag };

export const coverOrKill: Verb<typeof schema> = {
  name: 'coverOrKill',
  schema,
  rule: cite('4.2.10', '4.31.1', 'R49', 'R114'),
  run(s, x, op) {
    const inCover = hurtable(s, x, op.coverOrKill).filter(({ marks }) => marks & MARK.covered);
    for (const p of harmed(s, x, op.coverOrKill)) if (mayCover(s, p)) cover(s, p, coverOrKill.rule);
    for (const p of inCover) {
      const value = worthOf(s, p);
      slay(s, p, coverOrKill.rule);
      if (op.scores) earn(s, x.seat, value, p.card);
    }
  },
  would: (s, x, op) =>
    harmed(s, x, op.coverOrKill).some((p) => mayCover(s, p)) ||
    hurtable(s, x, op.coverOrKill).some(({ marks }) => (marks & MARK.covered) !== 0),
  cs: (i, s) =>
    `přesuň ${cs.whom(i.coverOrKill, 'acc', s)} do úkrytu; byl-li tam již, je zabit${i.scores ? ' (získáváš za to body)' : ''}`,
  en: (i, s) =>
    `move ${en.whom(i.coverOrKill, s)} into cover; if it was there already it is killed${i.scores ? ' (you earn its points)' : ''}`,
};
