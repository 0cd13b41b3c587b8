/** A step that is somebody's will: the chain of causes and the cascade start anew here [TMM R130] [TMM R132]. */
import { emit } from '@kolbiste/kernel';
import { payMana } from '../atoms/table.ts';
import type { Step } from '../cards/code.ts';
import { E } from '../events.ts';
import { confirm } from '../flow/pick-number.ts';
import { cite } from '../rulebook.ts';
import { alone } from '../text/card/join.ts';
import type { Jump } from './kit/blocks.ts';
import { ask, PAID } from './kit/index.ts';
import * as term from './terms.ts';
import type { Block } from './verb.ts';

const schema = { may: term.text, pay: term.optional(term.int(0, 10)) };

const DECLINED = cite('R130');

const offer: Step<Jump & { pay: number }> = {
  name: 'may',
  run: (s, x, op) => ask(s, x, confirm, { seat: x.seat, card: x.card, pay: op.pay, chosen: 0 }),
  take(s, x, op, yes) {
    x.taken = yes;
    x.cut = 1;
    s.fired = 0;
    if (yes !== 0) return payMana(s, x.seat, op.pay, PAID);
    emit(s, E.declined, DECLINED, x.seat, x.card);
    x.at = op.jump;
  },
};

export const may: Block<typeof schema> = {
  name: 'may',
  schema,
  rule: PAID,
  cut(i, to) {
    const step = to.push(offer, { pay: i.pay ?? 0, jump: 0 });
    to.text(i.may);
    step.jump = to.code.length;
  },
  cs(i, s) {
    if (i.pay === undefined) return alone(`pokud chceš, ${s.block(i.may)}`);
    return alone(`můžeš zaplatit ${i.pay} ${i.pay === 1 ? 'manu' : 'many'}. Pokud to uděláš, ${s.block(i.may)}`);
  },
  en(i, s) {
    if (i.pay === undefined) return alone(`if you like, ${s.block(i.may)}`);
    return alone(`you may pay ${i.pay} mana. If you do, ${s.block(i.may)}`);
  },
};
