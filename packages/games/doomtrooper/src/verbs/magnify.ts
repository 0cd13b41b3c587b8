/** What a card adds to its bearer counts several times for a while; `strikes`: not what it adds to his value. */
import { addLasting } from '../atoms/combat.ts';
import { bearerOf } from '../board.ts';
import { WORTH } from '../cards/static.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { isInUse } from '../traits.ts';
import { isMagnified } from '../worth.ts';
import { pieces } from './kit/index.ts';
import { endOf, NOTHING_LASTS } from './kit/lasts.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = {
  magnify: term.whom,
  times: term.int(2, 3),
  until: term.optional(term.until, 'combat'),
  strikes: term.flag,
};

export const magnify: Verb<typeof schema> = {
  name: 'magnify',
  schema,
  favours: true,
  rule: cite('4.28.4', '4.28.6'),
  run(s, x, op) {
    const { play, card, seat } = x;
    const row = { play, card, seat, what: WORTH, until: op.until, ends: endOf(s, x, op.until) };
    const all = { ...NOTHING_LASTS, ...row, n: op.times, layer: op.strikes ? 1 : 0 };
    for (const p of pieces(s, x, op.magnify))
      if (!isMagnified(s, p, card)) addLasting(s, { ...all, piece: p.id }, magnify.rule);
  },
  would: (s, x, op) =>
    pieces(s, x, op.magnify).some((p) => {
      const bearer = bearerOf(s, p);
      return bearer !== null && isInUse(s, p, bearer) && !isMagnified(s, p, x.card);
    }),
  cs: (i, s) =>
    `to, co ${cs.isMany(i.magnify) ? 'přidávají' : 'přidává'} ${cs.whom(i.magnify, 'nom', s)}${i.strikes ? ' k Z, S a O' : ''}, ${cs.until(i.until ?? 'combat')} platí ${i.times === 2 ? 'dvakrát' : 'třikrát'}`,
  en: (i, s) =>
    `what ${en.whom(i.magnify, s)} ${en.isMany(i.magnify) ? 'add' : 'adds'}${i.strikes ? ' to F, S and A' : ''} counts ${i.times === 2 ? 'twice' : 'three times'} ${en.until(i.until ?? 'combat')}`,
};
