/** A further combat at once, by a named warrior: against the same one, another, or anybody [DT 4.38.10] [DT R129]. */

import { call } from '@kolbiste/kernel';
import { combatNow } from '../board.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import { choosing } from '../flow/choose.ts';
import { combat } from '../flow/combat.ts';
import { callWith } from '../flow/registry.ts';
import { canFightSo } from '../legal/attack.ts';
import type { Piece } from '../pieces.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { pieces } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const CS = { same: 'téhož bojovníka', other: 'jiného bojovníka', any: 'libovolného bojovníka' } as const;
const EN = { same: 'the same warrior again', other: 'another warrior', any: 'a warrior' } as const;

/** Whom he must, and must not, attack; 0 = anybody. While a combat still goes on its facts are meant, afterwards those of the moment. */
function aims(s: State, x: EffectContext, on: string, by: number): readonly [at: number, not: number] {
  const c = combatNow(s);
  const [a, d] = c === null ? [x.subject, x.object] : [c.attacker, c.defender];
  const enemy = a === by ? d : a;
  return [on === 'same' ? enemy : 0, on === 'other' ? enemy : 0];
}

function begin(s: State, x: EffectContext, on: string, by: Piece): void {
  const [at, not] = aims(s, x, on, by.id);
  callWith(s, combat, { seat: by.seat, by: by.id, at, not });
}

const schema = { attackAgain: term.whom, on: term.oneOf(['same', 'other', 'any']), may: term.flag };

export const attackAgain: Verb<typeof schema> = {
  name: 'attackAgain',
  schema,
  rule: cite('4.38.10', 'R9', 'R129'),
  run(s, x, op) {
    const [by] = pieces(s, x, op.attackAgain);
    if (by === undefined || !canFightSo(s, by, ...aims(s, x, op.on, by.id))) return;
    if (!op.may) return begin(s, x, op.on, by);
    x.asked = 1;
    call(s, choosing, { seat: by.seat, card: x.card, most: 1 });
  },
  take(s, x, op, answer) {
    const [by] = pieces(s, x, op.attackAgain);
    if (by !== undefined && answer === 0 && canFightSo(s, by, ...aims(s, x, op.on, by.id))) begin(s, x, op.on, by);
  },
  would(s, x, op) {
    const [by] = pieces(s, x, op.attackAgain);
    return by !== undefined && s.firstDone[by.seat] === 1 && canFightSo(s, by, ...aims(s, x, op.on, by.id));
  },
  cs: (i, s) =>
    `${cs.whom(i.attackAgain, 'nom', s)} ${i.may ? 'smí ' : ''}ihned ${i.on === 'any' ? '' : 'znovu '}${i.may ? 'zaútočit' : 'zaútočí'} na ${CS[i.on]}`,
  en: (i, s) => `${en.whom(i.attackAgain, s)} ${i.may ? 'may attack' : 'attacks'} ${EN[i.on]} at once`,
};
