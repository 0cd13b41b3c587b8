/** The other battle tactic; whom it is crossed for ends the combat [DT 4.36.2] [DT R103]. */
import { combatNow } from '../board.ts';
import { cite } from '../rulebook.ts';
import { swapTactic } from './kit/combat.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { changeTactic: term.yes };

export const changeTactic: Verb<typeof schema> = {
  name: 'changeTactic',
  schema,
  rule: cite('4.36.2', 'R103'),
  run: (s) => swapTactic(s, changeTactic.rule),
  would: (s) => (combatNow(s)?.tactic ?? 0) !== 0,
  cs: () => 'změň bitevní taktiku tohoto souboje',
  en: () => 'change the tactic of this combat',
};
