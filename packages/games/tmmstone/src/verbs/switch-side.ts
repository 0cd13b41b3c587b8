/** The other side gets the unit, whoever has it now [TMM R46]. */

import { sideOf } from '../board.ts';
import { E } from '../events.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { cross, crossTo } from './kit/crossing.ts';
import { unitsAmong } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { switchSide: term.who };
const FULL = cite('key.7', 'R46', 'R80');

export const switchSide: Verb<typeof schema> = {
  name: 'switchSide',
  schema,
  rule: cite('key.4', 'key.5', 'R46', 'R78'),
  run: (s, x, op) => cross(s, x, unitsAmong(s, x, op.switchSide), FULL, (u) => 1 - sideOf(u.place)),
  take: (s, x, _op, place) => crossTo(s, x, place, E.moved, switchSide.rule),
  cs: (i, s) => cs.does('přesuň', i.switchSide, s, ' na druhou stranu hrací plochy'),
  en: (i, s) => en.does('move', i.switchSide, s, ' to the other side of the board'),
};
