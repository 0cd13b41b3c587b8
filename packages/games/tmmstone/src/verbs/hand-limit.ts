/** For the rest of the game the own hand holds so many cards. */
import * as table from '../atoms/table.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { handLimit: term.int(0, 20) };

export const handLimit: Verb<typeof schema> = {
  name: 'handLimit',
  schema,
  rule: cite('hand.1'),
  run: (s, x, op) => table.setHandLimit(s, x.seat, op.handLimit, handLimit.rule),
  cs: (i) => `ukaž ji; do konce hry smíš mít v ruce ${cs.counted(i.handLimit, cs.CARDS)}`,
  en: (i) => `reveal it; for the rest of the game you can hold ${en.counted(i.handLimit, 'card')} in your hand`,
};
