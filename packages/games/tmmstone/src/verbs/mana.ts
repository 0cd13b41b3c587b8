/** Mana of this turn. */
import * as table from '../atoms/table.ts';
import { amountOf } from '../effects/terms.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { mana: term.amount };

export const mana: Verb<typeof schema> = {
  name: 'mana',
  schema,
  rule: cite('R22'),
  run: (s, x, op) => table.gainMana(s, x.seat, amountOf(s, x, op.mana), mana.rule),
  cs: (i, s) => `získej ${cs.howMuch(i.mana, cs.MANA, s)}`,
  en(i, s) {
    const number = en.short(i.mana, s);
    return number !== null ? `gain ${number} mana` : `gain mana equal to ${en.amount(i.mana, s)}`;
  },
};
