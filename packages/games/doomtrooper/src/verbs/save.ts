/** Who would be killed, or wounded, in this combat stays as he was [DT 4.30.1] [DT R108]. */
import { combatNow } from '../board.ts';
import { UNHURT } from '../pieces.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { save: term.yes };

export const save: Verb<typeof schema> = {
  name: 'save',
  schema,
  favours: true,
  rule: cite('4.30.1', 'R108'),
  run(s, x) {
    const c = combatNow(s);
    if (c?.attacker === x.subject) c.attackerFate = UNHURT;
    else if (c?.defender === x.subject) c.defenderFate = UNHURT;
  },
  would(s, x) {
    const c = combatNow(s);
    if (c === null) return false;
    return c.attacker === x.subject ? c.attackerFate !== UNHURT : c.defender === x.subject && c.defenderFate !== UNHURT;
  },
  cs: () => 'není zabit a zůstává ve stavu, v jakém byl',
  en: () => 'it is not killed and stays in the state it was in',
};
