/** It defends and attacks no more, and stays in play [LOTR L45] [LOTR L59]. */
import { emit } from '@kolbiste/kernel';
import { E } from '../events.ts';
import { fightersRunning } from '../flow/forward-refs.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { leaveCombat: term.target };

export const leaveCombat: Verb<typeof schema> = {
  name: 'leaveCombat',
  schema,
  rule: cite('6.2.5.3', 'L45', 'L59'),
  run(s, _x, _op, on) {
    for (const fight of fightersRunning(s))
      for (const t of on) {
        const at = fight.indexOf(t.id);
        if (at < 0) continue;
        fight.splice(at, 1);
        emit(s, E.leftCombat, leaveCombat.rule, t.id, t.card);
      }
  },
  would: { thing: (s, _x, _op, t) => fightersRunning(s).some((ids) => ids.includes(t.id)) },
  cs: (i, s) => `${cs.mood(s, 'odvolej', 'odvolat')} z boje ${cs.whom(i.leaveCombat, 'acc', s)}`,
  en: (i, s) => `remove ${en.whom(i.leaveCombat, s)} from combat`,
};
