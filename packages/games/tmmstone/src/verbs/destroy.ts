/** Units are destroyed, whatever their health. */
import * as units from '../atoms/units.ts';
import { W } from '../cards/whom.ts';
import { SOURCE_UNIT } from '../effects/effect-context.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { unitsAmong } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { destroy: term.who };
const NEIGHBOURS = cite('key.2', 'adjacent.1', 'R41', 'R42', 'R76', 'R99');

export const destroy: Verb<typeof schema> = {
  name: 'destroy',
  schema,
  rule: cite('key.2', 'R76', 'R99'),
  run(s, x, { destroy: meant }) {
    const rule = meant.how === W.neighboursOf ? NEIGHBOURS : destroy.rule;
    for (const u of unitsAmong(s, x, meant)) units.destroy(s, u, x.source === SOURCE_UNIT ? x.self : -1, rule);
  },
  cs: (i, s) => cs.does('znič', i.destroy, s),
  en: (i, s) => en.does('destroy', i.destroy, s),
};
