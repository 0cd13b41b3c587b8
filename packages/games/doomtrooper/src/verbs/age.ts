/** A warrior gets a marker; for every so many of them all his figures are one less for good. */
import { addLasting } from '../atoms/combat.ts';
import { AGED, FIGURES, PLUS } from '../cards/static.ts';
import { lastingOn } from '../held.ts';
import { UNTIL_GAME } from '../pieces.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { harmed } from './kit/index.ts';
import { NOTHING_LASTS } from './kit/lasts.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { age: term.whom, per: term.int(2, 9) };

export const age: Verb<typeof schema> = {
  name: 'age',
  schema,
  rule: cite('4.32.1', 'R117'),
  run(s, x, op) {
    const { play, card, seat } = x;
    for (const p of harmed(s, x, op.age)) {
      const row = { ...NOTHING_LASTS, play, card, seat, piece: p.id, until: UNTIL_GAME };
      addLasting(s, { ...row, what: AGED }, age.rule);
      if (lastingOn(s, p, AGED).length % op.per !== 0) continue;
      const less = { what: FIGURES, layer: PLUS, fight: -1, shoot: -1, armor: -1, value: -1 };
      addLasting(s, { ...row, ...less }, age.rule);
    }
  },
  would: (s, x, op) => harmed(s, x, op.age).length > 0,
  cs: (i, s) => `polož žeton na ${cs.whom(i.age, 'acc', s)}; za každé ${i.per} žetony má trvale −1 Z, S, O a H`,
  en: (i, s) => `put a marker on ${en.whom(i.age, s)}; for each ${i.per} markers it has −1 F, S, A and V for good`,
};
