/**
 * Combos at the end of the turn [SW 3.5.3], with the combo igniter [SW 5.3.1]: fire all or none (3.5.3.2, 3.5.3.13) -
 * the combo bonus (4.3.2) - the sum counts and all combos are cancelled (3.5.3.13) - a target (3.5.3.3) - the attack.
 */
import { done, emit, emitFrom, setCause } from '@kolbiste/kernel';
import { markUsed, removeEffect } from '../atoms.ts';
import { bonusesNow, specialBit, specialsNow } from '../effects/bonuses.ts';
import { FROM_COMBO, FROM_COMBO_IGNITER } from '../effects/sources.ts';
import { E } from '../events.ts';
import { bitCount, laidMask, laidSum, mayTarget, onlyTarget, pushTargets, targetCount } from '../legal.ts';
import { bitOf } from '../profile.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { masked, numberOf } from '../state.ts';
import { COMBO, COMBO_IGNITER, SLOTS } from '../vocabulary.ts';
import { attackWith } from './attack.ts';
import { bonusQuestion } from './bonus.ts';
import { applyMerged } from './persistent.ts';
import { flow, noOrYes } from './registry.ts';

export interface ComboLocals {
  entry: number;
  target: number;
  total: number;
  /** 1 = an igniter takes part. */
  ignited: number;
}

const FIRED = cite('3.5.3.1', '3.5.3.2', '3.2.3.2', '3.1.1.3');
const FIRED_BY_IGNITER = cite('5.3.1.2', '5.3.1.3', '5.3.1.7');
const INCLUDED = cite('5.3.1.9', '5.3.1.10', 'R84', 'R92');
const HELD = cite('3.5.3.14', '3.2.3.6');
/** A single one, which may not be fired. */
const TOO_FEW = cite('3.5.3.13', '3.5.3.1', '3.2.3.6', 'R81');
const HELD_IGNITER = cite('5.3.1.8', '3.5.3.14', 'R83');
const NO_COMBO = cite('5.3.1.7', 'R86');
const CANCELLED = cite('3.5.3.13', '3.2.3.5');
const CANCELLED_IGNITED = cite('5.3.1.7', '3.5.3.13');
const BONUS = cite('4.3.2.1', '4.3.2.2', '4.1.1.1', '4.1.1.2', '4.1.1.3', 'R45');
const BONUS_IGNITED = cite('4.3.2.3', '4.3.2.2', '5.3.1.11', '4.1.1.2', '4.1.1.3', 'R45', 'R56');
const MAY_FIRE = cite('3.5.3.13');
const MAY_IGNITE = cite('5.3.1.7', '5.2.1.1');
const NO_IMPACT = cite('4.2.2.3', 'R85');
const ZERO_ATTACK = cite('3.5.3.1', '3.5.2.4', 'R85');
const ZERO_ATTACKS = bitOf('comboZero');

const combos = (s: State): number => bitCount(laidMask(s, s.active, COMBO));
const isIgniter = (s: State, k: number): boolean => specialsNow(s, s.active)[k].kind === COMBO_IGNITER;

function hasIgniter(s: State): boolean {
  const list = specialsNow(s, s.active);
  for (let k = 0; k < list.length; k++) if (isIgniter(s, k)) return true;
  return false;
}

/** Two combos, or one and an igniter in its time of day [SW 3.5.3.13] [SW 5.3.1.1]. */
function mayFire(s: State): boolean {
  const count = combos(s);
  return count >= 2 || (count === 1 && hasIgniter(s));
}

/** Option: 1 = fire, 0 = hold. */
const fire = flow.question<ComboLocals>('fire', cite('3.5.3.13', '6.1.4.1.2'), {
  kind: 'fire',
  seats: (s) => (mayFire(s) ? 1 << s.active : 0),
  candidates: noOrYes,
  check: (_s, _x, _seat, option) => (option === 0 || option === 1 ? 0 : NOT_HERE),
  cite: (s) => (hasIgniter(s) ? MAY_IGNITE : MAY_FIRE),
});

const fireOrHold = flow.step<ComboLocals>('fireOrHold', cite('3.5.3.2', '3.5.3.14'), (s, x, f) => {
  if (f.result === 1) {
    x.ignited = hasIgniter(s) ? 1 : 0;
    return;
  }
  const count = combos(s);
  if (count === 0 && hasIgniter(s)) emit(s, E.combosHeld, NO_COMBO, s.active, 0);
  if (count > 0) emit(s, E.combosHeld, hasIgniter(s) ? HELD_IGNITER : count === 1 ? TOO_FEW : HELD, s.active, count);
  done(f);
});

const chooseBonus = bonusQuestion<ComboLocals>(() => COMBO);

/** Every igniter of this time of day belongs to the attack, whatever its sign [SW 5.3.1.9] [R92]. */
function ignite(s: State): number {
  let sum = 0;
  const list = specialsNow(s, s.active);
  for (let k = 0; k < list.length; k++) {
    if (!isIgniter(s, k)) continue;
    markUsed(s, s.active, specialBit(k));
    emit(s, E.igniterAdded, INCLUDED, s.active, list[k].value);
    sum += list[k].value;
  }
  return sum;
}

/** Did a malus lower the sum? */
const lowered = (s: State, x: ComboLocals): boolean => x.entry >= 0 && bonusesNow(s, s.active)[x.entry].value < 0;

const countSum = flow.step<ComboLocals>('countSum', cite('3.5.3.1', '4.3.2.1'), (s, x, f) => {
  const mask = laidMask(s, s.active, COMBO);
  x.total = laidSum(s, s.active, mask) + ignite(s);
  x.total += applyMerged(s, x, COMBO, false, x.ignited === 1 ? BONUS_IGNITED : BONUS);
  const rule = x.ignited === 1 ? FIRED_BY_IGNITER : FIRED;
  setCause(f, emitFrom(s, masked(s.active, mask), E.combosFired, rule, s.active, bitCount(mask), x.total));
  for (let k = 0; k < SLOTS; k++) {
    if ((mask >>> k) & 1) {
      removeEffect(s, numberOf(s.active, k), E.effectReturned, x.ignited === 1 ? CANCELLED_IGNITED : CANCELLED);
    }
  }
  if (x.total > 0) return;
  if ((s.table.profile & ZERO_ATTACKS) !== 0 && !lowered(s, x)) {
    x.total = 0;
    emit(s, E.zeroCompares, ZERO_ATTACK, s.active, COMBO, x.total);
    return;
  }
  emit(s, E.noImpact, NO_IMPACT, s.active, COMBO, x.total);
  done(f);
});

const sourceOf = (x: ComboLocals): number => (x.ignited === 1 ? FROM_COMBO_IGNITER : FROM_COMBO);

const chooseTarget = flow.question<ComboLocals>('chooseTarget', cite('3.5.3.3'), {
  kind: 'target',
  seats: (s, x) => (targetCount(s, s.active, sourceOf(x)) > 1 ? 1 << s.active : 0),
  candidates: (s, x, seat, out) => pushTargets(s, seat, sourceOf(x), out),
  check: (s, x, seat, option) => mayTarget(s, seat, sourceOf(x), option),
  apply(_s, x, _seat, option) {
    x.target = option;
  },
});

const strike = flow.step<ComboLocals>('strike', cite('3.5.3.1'), (s, x) => {
  const alone = x.target < 0 ? 1 : 0;
  const target = alone ? onlyTarget(s, s.active, sourceOf(x)) : x.target;
  attackWith(s, s.active, sourceOf(x), target, x.total, alone);
});

export const combo = flow.procedure<ComboLocals>(
  'combo',
  {
    rule: cite('3.5.3.1', '2.4.3.2'),
    locals: { entry: -1, target: -1, total: 0, ignited: 0 },
    see: 'open',
    copy: (x) => ({ ...x }),
  },
  [fire, fireOrHold, chooseBonus, countSum, chooseTarget, strike],
);
