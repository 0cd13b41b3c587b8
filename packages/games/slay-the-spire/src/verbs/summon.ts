/** Enemies of a name come from the summon deck, at once or at the start of the next round. */

import { summonKind } from '../atoms/enemies.ts';
import { enemyName } from '../cards/names.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { summon: term.kindName, next: term.flag };

export const summon: Verb<typeof schema> = {
  name: 'summon',
  schema,
  rule: cite('10.2', '10.3', 'R61'),
  run(s, x, { summon: kind, next }) {
    summonKind(s, -1 - x.actor, kind, next, summon.rule);
  },
  cs: (i) => `${i.next ? 'na začátku příštího kola ' : ''}povolá do své řady posilu „${enemyName(i.summon, 'cs')}“`,
  en: (i) => `summons “${enemyName(i.summon, 'en')}” into its row${i.next ? ' at the start of the next round' : ''}`,
};
