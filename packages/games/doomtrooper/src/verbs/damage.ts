/** Every warrior takes damage; whose armor is no higher is wounded. */
import { hurt } from '../atoms/pieces.ts';
import { figureOf, worthOf } from '../figures.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { A, MARK } from '../vocabulary.ts';
import { earn } from './kit/award.ts';
import { hurtable } from './kit/hurtable.ts';
import { amountOf } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { damage: term.amount, to: term.whom, scores: term.flag };

export const damage: Verb<typeof schema> = {
  name: 'damage',
  schema,
  rule: cite('4.29.3', 'R114'),
  run(s, x, op) {
    const n = amountOf(s, x, op.damage);
    let points = 0;
    for (const p of hurtable(s, x, op.to)) {
      if (p.marks & MARK.hidden || figureOf(s, p, A) > n) continue;
      const [value, own] = [worthOf(s, p), p.seat === x.seat];
      const killed = hurt(s, p, damage.rule);
      if (op.scores && !own && killed) points += value;
    }
    earn(s, x.seat, points, x.card);
  },
  would: (s, x, op) => hurtable(s, x, op.to).length > 0,
  cs: (i, s) =>
    `${cs.whom(i.to, 'nom', s)} utrpí zásah (${cs.power(i.damage, s)}); čí O není vyšší, je zraněn${i.scores ? ' (za zabité získáváš body)' : ''}`,
  en: (i, s) =>
    `${en.whom(i.to, s)} take damage (${en.power(i.damage, s)}); whose A is no higher is wounded${i.scores ? ' (you earn points for those killed)' : ''}`,
};
