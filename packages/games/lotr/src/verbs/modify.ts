/** Figures change for a while. */
import { changeFigures, WHOEVER_COMMITS } from '../atoms/table.ts';
import { printed } from '../cards/pool.ts';
import { attacksRunning } from '../flow/forward-refs.ts';
import { cite } from '../rulebook.ts';
import { UNTIL_ATTACK } from '../state.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { ENEMY } from '../vocabulary.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { modify: term.figures, to: term.target, until: term.until };

const LASTS_FOR_ATTACK = cite('G.9', 'L35');

export const modify: Verb<typeof schema> = {
  name: 'modify',
  schema,
  rule: cite('G.9', 'G.10'),
  /** A change of player cards is for those there now; one that encounter cards lay on all committed holds on [LOTR G.9]. */
  run(s, x, op, on) {
    const forAttack = op.until === UNTIL_ATTACK;
    if (forAttack && attacksRunning(s) === 0) return;
    const lasting = printed(x.card).type >= ENEMY && op.to.sieve?.committed === true;
    const rule = forAttack ? LASTS_FOR_ATTACK : modify.rule;
    changeFigures(s, lasting ? [WHOEVER_COMMITS] : on, op.modify, op.until, x.card, rule);
  },
  would: { thing: (s, _x, op) => op.until !== UNTIL_ATTACK || attacksRunning(s) > 0 },
  asks: { cs: 'kdo dostane změnu hodnot?', en: 'whose figures change?' },
  tail: { cs: (i) => cs.until(i.until), en: (i) => en.until(i.until) },
  cs: (i, s) => `${cs.spaced(cs.subject(i.to, s))}má ${cs.bonuses(i.modify)}${cs.until(i.until)}`,
  en: (i, s) => `${en.subject(i.to, s)} gets ${en.bonuses(i.modify)}${en.until(i.until)}`,
};
