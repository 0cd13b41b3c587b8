/** What a card adds to its bearer counts several times until the end of the combat. */
import { addLasting } from '../atoms/combat.ts';
import { bearerOf, combatNow } from '../board.ts';
import { WORTH } from '../cards/static.ts';
import { UNTIL_COMBAT } from '../pieces.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { isInUse } from '../traits.ts';
import { pieces } from './kit/index.ts';
import { NOTHING_LASTS } from './kit/lasts.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { magnify: term.whom, times: term.int(2, 3) };

export const magnify: Verb<typeof schema> = {
  name: 'magnify',
  schema,
  favours: true,
  rule: cite('4.28.4', '4.28.6'),
  run(s, x, op) {
    const { play, card, seat } = x;
    const ends = combatNow(s)?.id ?? 0;
    for (const p of pieces(s, x, op.magnify)) {
      const all = { ...NOTHING_LASTS, play, card, seat, piece: p.id, what: WORTH, n: op.times };
      addLasting(s, { ...all, until: UNTIL_COMBAT, ends }, magnify.rule);
    }
  },
  would: (s, x, op) =>
    pieces(s, x, op.magnify).some((p) => {
      const bearer = bearerOf(s, p);
      return bearer !== null && isInUse(s, p, bearer);
    }),
  cs: (i, s) =>
    `to, co přidává ${cs.whom(i.magnify, 'nom', s)}, do konce souboje platí ${i.times === 2 ? 'dvakrát' : 'třikrát'}`,
  en: (i, s) =>
    `what ${en.whom(i.magnify, s)} adds counts ${i.times === 2 ? 'twice' : 'three times'} until the end of the combat`,
};
