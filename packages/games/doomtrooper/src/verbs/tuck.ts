/** A card of the hand is laid under this one; `castable`: a spell that whoever bears this could cast. */
import { call } from '@kolbiste/kernel';
import { tuckable, tucking } from '../flow/tuck.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { tuck: term.sought, castable: term.flag };

export const tuck: Verb<typeof schema> = {
  name: 'tuck',
  schema,
  rule: cite('4.16.1'),
  run(s, x) {
    call(s, tucking, { seat: x.seat, card: x.card, ability: x.ability, at: x.at - 1, self: x.self });
  },
  would: (s, x, op) => tuckable(s, x.seat, op, x.self).length > 0,
  cs: (i, s) => `přilož k této kartě z ruky ${cs.sought(i.tuck, s)}${i.castable ? ', které nositel smí seslat' : ''}`,
  en: (i, s) =>
    `attach ${en.sought(i.tuck, s)}${i.castable ? ' that the bearer can cast' : ''} from your hand to this card`,
};
