/** So many enemies of a name in every row: those that are missing come at once. */
import { fillRows } from '../atoms/enemies.ts';
import { enemyName } from '../cards/names.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { fill: term.kindName, upTo: term.int(1, 9) };

export const fill: Verb<typeof schema> = {
  name: 'fill',
  schema,
  rule: cite('10.2', '11.2', 'R61'),
  run(s, _x, { fill: kind, upTo }) {
    fillRows(s, kind, upTo, fill.rule);
  },
  cs: (i) => `povolá posily „${enemyName(i.fill, 'cs')}“, dokud jich v každé řadě nejsou ${i.upTo}`,
  en: (i) => `summons “${enemyName(i.fill, 'en')}” until every row holds ${i.upTo}`,
};
