/** All own mana is spent; how much it was is `rolled`. */
import * as table from '../atoms/table.ts';
import { PAID } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { spendAllMana: term.yes };

export const spendAllMana: Verb<typeof schema> = {
  name: 'spendAllMana',
  schema,
  rule: PAID,
  run(s, x) {
    x.rolled = s.mana[x.seat];
    table.payMana(s, x.seat, s.mana[x.seat], PAID);
  },
  cs(_i, s) {
    s.rolled = 'spent';
    return 'utrať všechnu manu';
  },
  en(_i, s) {
    s.rolled = 'spent';
    return 'spend all your mana';
  },
};
