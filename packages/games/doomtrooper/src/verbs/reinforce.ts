/** Warriors join the combat beside their player's fighter [DT 4.33.1] [DT R120]. */
import { addHelper } from '../atoms/combat.ts';
import { weaponsOf } from '../flow/weapons.ts';
import { joins } from '../legal/side.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { pieces } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { reinforce: term.whom };

export const reinforce: Verb<typeof schema> = {
  name: 'reinforce',
  schema,
  rule: cite('4.33.1', 'R65', 'R120'),
  run(s, x, op) {
    for (const p of pieces(s, x, op.reinforce)) {
      const main = joins(s, p.seat, p);
      const tactic = s.combats.at(-1)?.tactic ?? 0;
      if (main !== null) addHelper(s, x, main, p, weaponsOf(s, p.id, tactic)[0]?.id ?? 0, reinforce.rule);
    }
  },
  would: (s, x, op) => pieces(s, x, op.reinforce).some((p) => joins(s, p.seat, p) !== null),
  cs: (i, s) => `do souboje se na straně vašeho bojovníka zapojí ${cs.whom(i.reinforce, 'nom', s)}`,
  en: (i, s) => `${en.whom(i.reinforce, s)} joins the combat beside your warrior`,
};
