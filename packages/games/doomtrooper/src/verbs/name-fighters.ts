/** Two others fight in the combat, by the tactic that is named; the border of the Outpost alone stands between them [DT 4.25.4] [DT R104]. */
import { combatNow, pieceOf } from '../board.ts';
import { pairOf } from '../options.ts';
import { cite } from '../rulebook.ts';
import { setFighters, swapTactic } from './kit/combat.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { nameFighters: term.yes };

export const nameFighters: Verb<typeof schema> = {
  name: 'nameFighters',
  schema,
  rule: cite('4.25.4', '4.28.10', 'R103', 'R104', '7.1.1'),
  run(s, x) {
    const c = combatNow(s);
    const [a, d] = pairOf(x.targets[0]).map((id) => pieceOf(s, id));
    if (c === null || c.over || a === null || d === null) return;
    if (c.attacker !== a.id || c.defender !== d.id) setFighters(s, a, d, nameFighters.rule);
    if (c.tactic !== x.targets[1]) swapTactic(s, nameFighters.rule);
  },
  would: (s) => (combatNow(s)?.tactic ?? 0) !== 0,
  cs: () =>
    'urči nového útočníka, nového obránce a bitevní taktiku tohoto souboje: kterékoli dva bojeschopné bojovníky ve hře (oba na Stanicích, nebo oba jinde), i kdyby ten jeden na druhého jinak útočit nesměl',
  en: () =>
    'name the new attacker, the new defender and the tactic of this combat: any two combat-capable warriors in play (both on Outposts, or both elsewhere), even if the one could not attack the other otherwise',
};
