/** Units lose their text. */
import * as units from '../atoms/units.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { unitsAmong } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { silence: term.who };

export const silence: Verb<typeof schema> = {
  name: 'silence',
  schema,
  rule: cite('key.9', 'key.10', 'key.11', 'R82', 'R83'),
  run(s, x, op) {
    for (const u of unitsAmong(s, x, op.silence)) units.silence(s, u);
  },
  cs: (i, s) => cs.does('umlč', i.silence, s),
  en: (i, s) => en.does('silence', i.silence, s),
};
