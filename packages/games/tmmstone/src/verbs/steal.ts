/** The unit comes to the own side. */
import { E } from '../events.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { cross, crossTo } from './kit/crossing.ts';
import { unitsAmong } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { steal: term.who };

export const steal: Verb<typeof schema> = {
  name: 'steal',
  schema,
  rule: cite('key.4', 'key.5', 'key.6', 'R78', 'R79'),
  run: (s, x, op) => cross(s, x, unitsAmong(s, x, op.steal), cite('key.7', 'R80'), () => x.seat),
  take: (s, x, _op, place) => crossTo(s, x, place, E.stolen, steal.rule),
  cs: (i, s) => cs.does('ovládni', i.steal, s),
  en: (i, s) => en.does('take control of', i.steal, s),
};
