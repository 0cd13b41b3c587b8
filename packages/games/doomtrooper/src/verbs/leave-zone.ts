/** No warzone is used in this combat [DT 4.27]. */

import { dropZone } from '../atoms/combat.ts';
import { combatNow } from '../board.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { leaveZone: term.yes };

export const leaveZone: Verb<typeof schema> = {
  name: 'leaveZone',
  schema,
  rule: cite('4.27.1', '4.13.6'),
  run: (s) => dropZone(s, leaveZone.rule),
  would: (s) => (combatNow(s)?.zone ?? 0) !== 0,
  cs: () => 'v tomto souboji neplatí žádná válečná zóna',
  en: () => 'no warzone is used in this combat',
};
