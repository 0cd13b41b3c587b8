/** Cards on warriors get other bearers of the same area, or the own ones go back to the hand, one for each part that was paid [DT 4.19.4]. */
import { call } from '@kolbiste/kernel';
import { teleporting, teleportLocals, teleports } from '../flow/teleport.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { teleport: term.filter, among: term.filter };

export const teleport: Verb<typeof schema> = {
  name: 'teleport',
  schema,
  rule: cite('4.6.7', '4.19.5', '8.9.1', 'R94'),
  run(s, x) {
    call(s, teleporting, teleportLocals(x, x.at - 1));
  },
  would: (s, x, op) => teleports(s, x, op).length > 0,
  cs: (i, s) =>
    `přesuň ${cs.np(i.teleport, false, 'acc', s, 'libovolný')}, které má ${cs.np(i.among, false, 'nom', s)}, k jinému takovému bojovníkovi téhož hráče, nebo své ${cs.np(i.teleport, false, 'acc', s)} vrať majiteli do ruky`,
  en: (i, s) =>
    `move ${en.np(i.teleport, false, s, 'any')} from ${en.np(i.among, false, s, 'a')} to another one of the same player, or return ${en.np({ ...i.teleport, whose: 'own' }, false, s, 'any')} to its owner's hand`,
};
