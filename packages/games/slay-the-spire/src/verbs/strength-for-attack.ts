/** Strength for the next attack alone. */
import { addToken } from '../atoms/creatures.ts';
import { T_STRENGTH } from '../events.ts';
import { cite } from '../rulebook.ts';
import { ATTACK_STRENGTH } from '../state.ts';
import { csCount, enCount } from './kit/words.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { strengthForAttack: term.int(1, 9) };

export const strengthForAttack: Verb<typeof schema> = {
  name: 'strengthForAttack',
  schema,
  rule: cite('24.8', 'R19'),
  run(s, x, { strengthForAttack: n }) {
    s.heroes[x.actor][ATTACK_STRENGTH] += addToken(s, x.actor, T_STRENGTH, n, strengthForAttack.rule);
  },
  cs: (i) =>
    `získejte pro svůj příští útok ${csCount(i.strengthForAttack, ['žeton síly', 'žetony síly', 'žetonů síly'])}`,
  en: (i) => `gain ${enCount(i.strengthForAttack, 'strength')} for your next attack`,
};
