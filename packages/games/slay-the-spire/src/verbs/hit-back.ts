/** Each enemy about to hit this hero takes damage for each hit icon of its action. */

import { enemyOf } from '../atoms/creatures.ts';
import { damage, isStopped } from '../atoms/harm.ts';
import { hitIcons, intending } from '../effects/intent.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { hitBack: term.int(1, 9) };

export const hitBack: Verb<typeof schema> = {
  name: 'hitBack',
  schema,
  rule: cite('R114', 'R32'),
  run(s, x, { hitBack: n }) {
    for (const e of intending(s, x.actor)) if (!isStopped(s)) damage(s, enemyOf(e), n * hitIcons(s, e), hitBack.rule);
  },
  cs: (i) => `každému nepříteli, který na vás hodlá zaútočit, uštědřete za každý jeho zásah ${i.hitBack} zranění`,
  en: (i) => `deal each enemy that is about to attack you ${i.hitBack} damage for each of its hits`,
};
