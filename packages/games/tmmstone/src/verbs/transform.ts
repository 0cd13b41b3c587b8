/** The unit becomes another card in its place; it neither died nor was summoned [TMM R99]. */
import * as units from '../atoms/units.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { unitsAmong } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { transform: term.who, into: term.cardNumber };

export const transform: Verb<typeof schema> = {
  name: 'transform',
  schema,
  rule: cite('R99'),
  run(s, x, op) {
    for (const u of unitsAmong(s, x, op.transform)) {
      units.transform(s, u, op.into, transform.rule);
      units.dropHeld(s, u);
    }
  },
  cs: (i, s) => cs.does('proměň', i.transform, s, ` v jednotku ${s.name(i.into)}`),
  en: (i, s) => en.does('transform', i.transform, s, ` into ${s.name(i.into)}`),
};
