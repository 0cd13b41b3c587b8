/** Units of a card come; `fill`: as many as there is room for. */
import { call } from '@kolbiste/kernel';
import { unitOf } from '../board.ts';
import { firstOf } from '../effects/select.ts';
import { amountOf } from '../effects/terms.ts';
import { summoning, summonLocals } from '../flow/summon.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { UNIT_SLOTS } from '../vocabulary.ts';
import { countTaken, sideSeat } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = {
  summon: term.cardNumber,
  count: term.optional(term.amount, 1),
  side: term.optional(term.side, 'own'),
  statsOf: term.optional(term.who),
  fill: term.optional(term.yes),
};

export const summon: Verb<typeof schema> = {
  name: 'summon',
  schema,
  rule: cite('unit.1', 'R40'),
  run(s, x, op) {
    const seat = sideSeat(s, x, op.side);
    const count = op.fill === null ? amountOf(s, x, op.count) : UNIT_SLOTS;
    if (count <= 0) return;
    const locals = summonLocals(op.summon, seat, count);
    if (op.fill !== null) locals.count = UNIT_SLOTS - countTaken(s, seat);
    const like = op.statsOf === null ? null : unitOf(s, firstOf(s, x, op.statsOf));
    if (like !== null) {
      locals.attack = like.attack;
      locals.health = like.health;
    }
    if (locals.count > 0) call(s, summoning, locals);
  },
  cs: cs.summoned,
  en: en.summoned,
};
