/** The combat ends at once [DT R101]. */
import { combatNow } from '../board.ts';
import { cite } from '../rulebook.ts';
import { endNow } from './kit/combat.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { endCombat: term.yes };

export const endCombat: Verb<typeof schema> = {
  name: 'endCombat',
  schema,
  rule: cite('4.25.2', 'R101'),
  run: (s) => endNow(s),
  would: (s) => combatNow(s) !== null,
  cs: () => 'souboj okamžitě končí',
  en: () => 'the combat ends at once',
};
