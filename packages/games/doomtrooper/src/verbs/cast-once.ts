/** Somebody casts one spell of its player's hand at once, of whatever aspect. */
import { call } from '@kolbiste/kernel';
import { castable, castingOnce } from '../flow/cast-once.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { pieces } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { castOnce: term.whom };

export const castOnce: Verb<typeof schema> = {
  name: 'castOnce',
  schema,
  rule: cite('4.19.1', '7.1.1'),
  run(s, x, op) {
    const [p] = pieces(s, x, op.castOnce);
    if (p !== undefined) call(s, castingOnce, { seat: x.seat, piece: p.id, card: x.card, play: x.play });
  },
  would: (s, x, op) => pieces(s, x, op.castOnce).some((p) => castable(s, x.seat, p, x.card).length > 0),
  cs: (i, s) =>
    `${cs.whom(i.castOnce, 'nom', s)} ihned za jeho cenu sešle jedno kouzlo libovolného aspektu z tvé ruky, které lze nyní seslat`,
  en: (i, s) =>
    `${en.whom(i.castOnce, s)} casts at once, for its price, one spell of any aspect from your hand that can be cast now`,
};
