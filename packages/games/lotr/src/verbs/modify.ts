/** Figures change for a while. */
import { emit } from '@kolbiste/kernel';
import { lastingOn, lastsForAttack } from '../atoms/table.ts';
import { printed } from '../cards/pool.ts';
import { E } from '../events.ts';
import { attacksRunning } from '../flow/forward-refs.ts';
import { cite } from '../rulebook.ts';
import type { Thing } from '../state.ts';
import { ALL_COMMITTED, UNTIL_ATTACK } from '../state.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { listed } from '../text/card/join.ts';
import type { Stat } from '../vocabulary.ts';
import { ENEMY } from '../vocabulary.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { modify: term.figures, to: term.target, until: term.until };

const LASTS_FOR_ATTACK = cite('G.9', 'L35');
/** Whoever is committed then. */
const COMMITTED: Pick<Thing, 'id' | 'card'> = { id: ALL_COMMITTED, card: 0 };

export const modify: Verb<typeof schema> = {
  name: 'modify',
  schema,
  rule: cite('G.9', 'G.10'),
  /** A change of player cards is for those there now; one that encounter cards lay on all committed holds on [LOTR G.9]. */
  run(s, x, op, on) {
    const forAttack = op.until === UNTIL_ATTACK;
    if (forAttack && attacksRunning(s) === 0) return;
    const until = forAttack ? lastsForAttack(s) : op.until;
    const lasting = printed(x.card).type >= ENEMY && op.to.sieve?.committed === true;
    for (let i = 0; i < op.modify.length; i += 2)
      for (const t of lasting ? [COMMITTED] : on) {
        lastingOn(s, op.modify[i], op.modify[i + 1], t.id, until, x.card);
        emit(s, E.modified, forAttack ? LASTS_FOR_ATTACK : modify.rule, t.id, t.card, op.modify[i], op.modify[i + 1]);
      }
  },
  would: { thing: (s, _x, op) => op.until !== UNTIL_ATTACK || attacksRunning(s) > 0 },
  asks: { cs: 'kdo dostane změnu hodnot?', en: 'whose figures change?' },
  tail: { cs: (i) => cs.until(i.until), en: (i) => en.until(i.until) },
  cs(i, s) {
    const figures = Object.entries(i.modify).map(([stat, n]) => cs.bonus(n, stat as Stat));
    return `${cs.spaced(cs.subject(i.to, s))}má ${listed(figures, 'a')}${cs.until(i.until)}`;
  },
  en(i, s) {
    const figures = Object.entries(i.modify).map(([stat, n]) => `${en.signed(n)} ${en.STATS[stat as Stat]}`);
    return `${en.subject(i.to, s)} gets ${listed(figures, 'and')}${en.until(i.until)}`;
  },
};
