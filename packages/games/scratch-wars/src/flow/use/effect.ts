/** Target and effect, and the second attack of a shrapnel [SW 3.3] [SW 3.4]. */
import type { Cite } from '@kolbiste/kernel';
import { emit } from '@kolbiste/kernel';
import { gainEnergy, healHero, layEffect } from '../../atoms.ts';
import { FROM_SHRAPNEL_SECOND, SOURCES } from '../../effects/sources.ts';
import { E } from '../../events.ts';
import { mayTarget, onlyTarget, pushTargets, T_HERO, T_STOP, targetCount } from '../../legal.ts';
import { bitOf } from '../../profile.ts';
import { SECOND_MUST } from '../../refusals.ts';
import { cite } from '../../rulebook.ts';
import type { State } from '../../state.ts';
import {
  CANBALAND_ATTACK,
  COMBO,
  ENERGY,
  HEAL,
  isDeferredKind,
  PERSISTENT_ATTACK,
  SHRAPNEL,
  SUDDEN_DEATH,
} from '../../vocabulary.ts';
import { attackWith } from '../attack.ts';
import { flow } from '../registry.ts';
import type { UseLocals } from './locals.ts';
import { fieldOf, sourceOf } from './locals.ts';

const SECOND_FORCED = bitOf('shrapnelSecond');
const ENERGY_EFFECT = cite('3.4.1.1', '3.4.1.2');
const ENERGY_CAP = cite('3.4.1.3', '2.6.1.6', '2.6.1.2', 'R68');
const HEAL_EFFECT = cite('3.4.5.1', '3.4.5.2', '2.7.2.1');
const HEAL_STARTER = cite('3.4.5.1', '3.4.5.2', '2.7.2.1', '2.7.2.3');
const HEAL_SUDDEN_DEATH = cite('3.4.5.1', '3.4.5.2', '2.7.2.1', '2.7.2.4', '2.3.3.3');
const HEAL_CAP = cite('3.4.5.3', '2.7.2.2', 'R68');
const LAY = cite('3.3.2.2', '3.2.3.1', '2.5.1.7');
/** What is laid acts at the end of this very turn. */
const LAY_FOR_THIS_END = cite('3.3.2.2', '3.2.3.1', '2.5.1.7', 'R69');
const REST = cite('3.4.9.3', '3.4.9.4', 'R59', 'R63');
const NO_REST = cite('3.4.9.3', '3.4.9.4', 'R58');
const FIRST_FAILED = cite('3.4.9.1');

/** Who picks the target, by source. */
const TARGET_RULE = SOURCES.map((source) => source.choose);

export const chooseTarget = flow.question<UseLocals>('chooseTarget', cite('3.3.1.1'), {
  kind: 'target',
  seats(s, x) {
    const source = sourceOf(s, x);
    return source >= 0 && targetCount(s, s.active, source) > 1 ? 1 << s.active : 0;
  },
  candidates: (s, x, seat, out) => pushTargets(s, seat, sourceOf(s, x), out),
  check: (s, x, seat, option) => mayTarget(s, seat, sourceOf(s, x), option),
  apply(_s, x, _seat, option) {
    x.target = option;
  },
  cite: (s, x) => TARGET_RULE[sourceOf(s, x)],
});

/** What was lost to the starter's price and to sudden death may be healed like any other life. */
function healRule(s: State): Cite {
  if (s.round >= SUDDEN_DEATH) return HEAL_SUDDEN_DEATH;
  return s.starting === s.active ? HEAL_STARTER : HEAL_EFFECT;
}

export const resolve = flow.step<UseLocals>('resolve', cite('3.3.2.2', '3.2.2.1'), (s, x) => {
  const { kind } = fieldOf(s, x);
  if (kind === ENERGY) gainEnergy(s, s.active, x.total, ENERGY_EFFECT, ENERGY_CAP);
  else if (kind === HEAL) healHero(s, s.active, x.total, healRule(s), HEAL_CAP);
  else if (isDeferredKind(kind))
    layEffect(s, x.weapon, x.field, kind === PERSISTENT_ATTACK || kind === COMBO ? LAY_FOR_THIS_END : LAY);
  else {
    const source = sourceOf(s, x);
    const alone = x.target < 0 ? 1 : 0;
    const target = alone ? onlyTarget(s, s.active, source) : x.target;
    if (kind === CANBALAND_ATTACK) attackWith(s, s.active, source, target, 0, alone, -x.total);
    else attackWith(s, s.active, source, target, x.total, alone);
  }
});

export const keepRest = flow.step<UseLocals>('keepRest', cite('3.4.9.3', '3.4.9.4'), (s, x, f) => {
  if (fieldOf(s, x).kind !== SHRAPNEL) return;
  const rule = f.result > 0 ? REST : f.result === 0 ? NO_REST : FIRST_FAILED;
  x.rest = Math.max(0, f.result);
  x.target = T_HERO;
  emit(s, E.restCounted, rule, s.active, x.rest);
});

/** Options as for targets, and T_STOP: no second attack [R59]. */
export const secondTarget = flow.question<UseLocals>('secondTarget', cite('3.4.9.3', '3.4.9.5.2', 'R59', 'R62'), {
  kind: 'secondTarget',
  seats(s, x) {
    const forced = (s.table.profile & SECOND_FORCED) !== 0 && targetCount(s, s.active, FROM_SHRAPNEL_SECOND) === 1;
    return x.rest > 0 && !forced ? 1 << s.active : 0;
  },
  candidates(s, _x, seat, out) {
    pushTargets(s, seat, FROM_SHRAPNEL_SECOND, out);
    out.push(T_STOP);
  },
  check(s, _x, seat, option) {
    if (option === T_STOP) return s.table.profile & SECOND_FORCED ? SECOND_MUST : 0;
    return mayTarget(s, seat, FROM_SHRAPNEL_SECOND, option);
  },
  apply(_s, x, _seat, option) {
    x.target = option;
  },
});

export const attackAgain = flow.step<UseLocals>('attackAgain', cite('3.4.9.3', '3.4.9.5'), (s, x) => {
  if (x.rest > 0 && x.target !== T_STOP) attackWith(s, s.active, FROM_SHRAPNEL_SECOND, x.target, x.rest);
});
