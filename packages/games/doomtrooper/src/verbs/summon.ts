/** A card out of the discard pile or the library is played at once; each pile has its price [DT 9.18]. */
import { call } from '@kolbiste/kernel';
import { summoned, summoning } from '../flow/summon.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { summon: term.filter, fromDiscard: term.int(0, 12), fromLibrary: term.int(0, 12), values: term.flag };

export const summon: Verb<typeof schema> = {
  name: 'summon',
  schema,
  rule: cite('9.18', '4.19.7'),
  run(s, x) {
    call(s, summoning, { seat: x.seat, card: x.card, ability: x.ability, at: x.at - 1 });
  },
  would: (s, x, op) => summoned(s, x.seat, op).length > 0,
  cs: (i, s) =>
    `vyhledej a ihned zahraj: ${cs.np(i.summon, false, 'nom', s)}; z hrobu za ${i.fromDiscard} B${i.values ? ' a H' : ''}, z knihovny za ${i.values ? '2× H' : `${i.fromLibrary} B`}`,
  en: (i, s) =>
    `find and play at once ${en.np(i.summon, false, s, 'a')}: out of your discard pile for ${i.fromDiscard} D${i.values ? ' and its V' : ''}, out of your library for ${i.values ? 'twice its V' : `${i.fromLibrary} D`}`,
};
