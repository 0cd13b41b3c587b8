/** A player gets actions of a kind [DT 7.3.4]. */
import { ATTACKS, EXTRA, NON_ATTACK } from '../atoms/turn.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { giveActions, takesActions } from './kit/actions.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = {
  actions: term.int(1, 4),
  as: term.standsFor({ normal: EXTRA, nonAttack: NON_ATTACK, attack: ATTACKS }),
  steps: term.flag,
};

export const actions: Verb<typeof schema> = {
  name: 'actions',
  schema,
  rule: cite('7.3.4', '7.3.5', '7.5.1', 'R29'),
  run: (s, x, op) => giveActions(s, x, op.as, op.actions * (op.steps ? x.steps + 1 : 1), actions.rule),
  would: (s, x, op) => takesActions(s, x, op.as),
  cs: (i) => `získáváš navíc ${cs.actions(i.actions, i.as)}`,
  en: (i) => `gain ${en.actions(i.actions, i.as)}`,
};
