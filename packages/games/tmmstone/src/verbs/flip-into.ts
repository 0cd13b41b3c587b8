/** This card lies there as another ability from now on. */
import * as table from '../atoms/table.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { flipInto: term.cardNumber };

export const flipInto: Verb<typeof schema> = {
  name: 'flipInto',
  schema,
  rule: cite('ability.4'),
  run(s, x, op) {
    const l = table.laidOf(s, x.self);
    if (l !== undefined) table.flip(s, l, op.flipInto, flipInto.rule);
  },
  cs: (i, s) => `otoč tuto kartu na ${s.name(i.flipInto)}`,
  en: (i, s) => `flip this card to ${s.name(i.flipInto)}`,
};
