/** Its player moves equipment among his warriors as he likes. */
import { call } from '@kolbiste/kernel';
import { movable, movesOf, rearranging } from '../flow/rearrange.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { rearrange: term.yes };

export const rearrange: Verb<typeof schema> = {
  name: 'rearrange',
  schema,
  rule: cite('4.6.7', '7.1.1'),
  run: (s, x) => call(s, rearranging, { seat: x.seat, left: movable(s, x.seat).length }),
  would: (s, x) => movesOf(s, x.seat).length > 0,
  cs: () => 'libovolně přesuň nebo vyměň vybavení mezi svými bojovníky v Mužstvu a Kohortě (každý je musí smět mít)',
  en: () =>
    'move and exchange equipment among your warriors in the Squad and the Kohort as you like (each must be able to have it)',
};
