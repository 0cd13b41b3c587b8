/** Enemies attack you at once, beside their attack of the phase [LOTR L22]. */
import { call } from '@kolbiste/kernel';
import { isKept } from '../effects/attacks.ts';
import { enemiesCome } from '../flow/extra-attack.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { enemyAttacks: term.target };

export const enemyAttacks: Verb<typeof schema> = {
  name: 'enemyAttacks',
  schema,
  rule: cite('L27', '6.2.0.1'),
  run: (s, x, _op, on) => call(s, enemiesCome, { seat: x.seat, enemies: on.map((t) => t.id) }),
  would: { thing: (s, x, _op, t) => !isKept(s, x.seat, t) },
  cs: (i, s) => `proti tobě hned zaútočí ${cs.whom(i.enemyAttacks, 'nom', s)}`,
  en: (i, s) => `${en.subject(i.enemyAttacks, s)} attacks you at once`,
};
