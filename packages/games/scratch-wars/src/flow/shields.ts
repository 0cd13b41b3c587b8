/**
 * Shields against an attack [SW 3.5.2]: the defender picks some (3.5.2.5), a bonus for one of them [R53], they are used
 * up and weaken the attack (3.5.2.2).
 */
import { emit, emitFrom } from '@kolbiste/kernel';
import { markUsed, removeEffect } from '../atoms.ts';
import {
  applicable,
  bonusesNow,
  bonusOpen,
  forcedMalus,
  mayApply,
  tellForced,
  tellPassedOver,
} from '../effects/bonuses.ts';
import { FROM_COMBO, FROM_COMBO_IGNITER } from '../effects/sources.ts';
import { E } from '../events.ts';
import { bitCount, laidMask, T_EFFECT } from '../legal.ts';
import { bitOf } from '../profile.ts';
import { NOT_A_SHIELD, NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { ALONE, numberOf, weaponAt } from '../state.ts';
import { LAID, SHIELD, SLOTS } from '../vocabulary.ts';
import type { AttackLocals } from './attack-locals.ts';
import { foeOf, sourceOf } from './attack-locals.ts';
import { flow } from './registry.ts';

const SUM_BEARS_MALUS = bitOf('shieldMalus');
const SHIELD_BONUS = cite('4.1.1.1', '4.1.1.3', '4.1.2.2', 'R43', 'R53');
const NO_BONUS = cite('4.2.1.1', '4.2.1.2', 'R48');
const BONUS = cite('4.2.1.1', '4.1.2.2', 'R53');
const MALUS = cite('4.2.2.1', '4.2.3.3', 'R53');
const SHIELD_USED = cite('3.5.2.5', '3.5.2.1', '3.2.3.2', '3.1.1.3', 'R71');
/** A malus has brought its value to 0 or below: it is used all the same. */
const SHIELD_AT_ZERO = cite('4.2.2.3', '3.5.2.5', '3.5.2.1', '3.2.3.2', '3.1.1.3', 'R53', 'R71');
const SHIELD_GONE = cite('3.5.2.5', '3.2.3.5', 'R74');
const SHIELDS_ADD = cite('3.5.2.2', '3.5.2.3');
const MALUS_ON_SUM = cite('3.5.2.2', '4.2.2.1', 'R53');
const SHIELD_SURPLUS = cite('3.5.2.4', '3.5.2.3');

/** May shields be used against this attack? One without power is not weakened [R72], but for that of combos [R85]. */
export const mayDefend = (x: AttackLocals): boolean =>
  sourceOf(x).shieldable && (x.power > 0 || x.source === FROM_COMBO || x.source === FROM_COMBO_IGNITER);

/** A weapon that carries no shield: behind all sets of shields. */
const NOT_LAID = 1 << SLOTS;

/** Option: the mask of the shields used, or NOT_LAID + k. */
export const shields = flow.question<AttackLocals>('shields', cite('3.5.2.1', '3.5.2.5', 'R71'), {
  kind: 'shields',
  seats: (s, x) => (mayDefend(x) && laidMask(s, foeOf(x), SHIELD) !== 0 ? 1 << foeOf(x) : 0),
  candidates(s, x, _seat, out) {
    const laid = laidMask(s, foeOf(x), SHIELD);
    for (let mask = 0; mask < 1 << SLOTS; mask++) if ((mask & laid) === mask) out.push(mask);
    if (!out.telling) return;
    for (let k = 0; k < SLOTS; k++)
      if (((laid >>> k) & 1) === 0 && s.weapons[numberOf(foeOf(x), k)] >= 0) out.push(NOT_LAID + k);
  },
  check(s, x, _seat, option) {
    if (option < 0 || option >= NOT_LAID + SLOTS) return NOT_HERE;
    if (option >= NOT_LAID) return NOT_A_SHIELD;
    return (option & ~laidMask(s, foeOf(x), SHIELD)) === 0 ? 0 : NOT_HERE;
  },
  apply(_s, x, _seat, option) {
    x.shields = option;
  },
  cite: (_s, x) => sourceOf(x).shields,
});

const shieldOf = (option: number): number => (option - 1) % SLOTS;
const entryOf = (option: number): number => ((option - 1) / SLOTS) | 0;

/** Option: 0 = none, otherwise 1 + entry * 5 + slot of the shield. */
export const shieldBonus = flow.question<AttackLocals>('shieldBonus', SHIELD_BONUS, {
  kind: 'shieldBonus',
  seats(s, x) {
    if (x.shields === 0 || applicable(s, foeOf(x), SHIELD) === 0) return 0;
    const which = bitCount(x.shields) > 1 && (s.table.profile & SUM_BEARS_MALUS) === 0;
    return bonusOpen(s, foeOf(x), SHIELD) || which ? 1 << foeOf(x) : 0;
  },
  candidates(s, x, seat, out) {
    out.push(0);
    const list = bonusesNow(s, seat);
    for (let e = 0; e < list.length; e++) {
      for (let k = 0; k < SLOTS; k++) if (list[e].kind === SHIELD && (x.shields >>> k) & 1) out.push(1 + e * SLOTS + k);
    }
  },
  check(s, x, seat, option) {
    if (option === 0) return mayApply(s, seat, SHIELD, -1);
    if (option < 0 || ((x.shields >>> shieldOf(option)) & 1) === 0) return NOT_HERE;
    return mayApply(s, seat, SHIELD, entryOf(option));
  },
  apply(_s, x, _seat, option) {
    if (option === 0) return;
    x.shield = shieldOf(option);
    x.entry = entryOf(option);
  },
  cite(s, _x, seat, option) {
    if (option === 0) return NO_BONUS;
    return bonusesNow(s, seat)[entryOf(option)].value < 0 ? MALUS : BONUS;
  },
});

/** Uses the entry that goes to a shield up and returns its value; 0 = none. */
function applyEntry(s: State, x: AttackLocals): number {
  const foe = foeOf(x);
  if (x.entry < 0) {
    x.entry = forcedMalus(s, foe, SHIELD);
    if (x.entry >= 0) for (let k = 0; k < SLOTS; k++) if ((x.shields >>> k) & 1) x.shield = k;
  }
  if (x.entry < 0) {
    tellPassedOver(s, foe, SHIELD);
    return 0;
  }
  const { kind, value } = bonusesNow(s, foe)[x.entry];
  markUsed(s, foe, x.entry);
  emit(s, E.bonusApplied, SHIELD_BONUS, foe, kind, value);
  tellForced(s, foe, SHIELD, x.entry);
  return value;
}

/** A shield gives its value and what is added to it, never less than 0 [R53]. */
function useShield(s: State, x: AttackLocals, k: number, added: number): number {
  const foe = foeOf(x);
  const w = numberOf(foe, k);
  const field = weaponAt(s, w).fields[s.weapons[w] - LAID];
  const strength = Math.max(0, field.value + added);
  if (x.target === T_EFFECT + k) x.own = 1 + field.resistance;
  const rule = added < 0 && strength === 0 ? SHIELD_AT_ZERO : SHIELD_USED;
  emitFrom(s, ALONE[w], E.shieldUsed, rule, foe, w, strength);
  removeEffect(s, w, E.effectReturned, SHIELD_GONE);
  return strength;
}

export const weaken = flow.step<AttackLocals>('weaken', cite('3.5.2.2'), (s, x) => {
  if (x.shields === 0) return;
  const value = applyEntry(s, x);
  const several = bitCount(x.shields) > 1;
  const onSum = value < 0 && several && (s.table.profile & SUM_BEARS_MALUS) !== 0;
  let sum = 0;
  for (let k = 0; k < SLOTS; k++) {
    if ((x.shields >>> k) & 1) sum += useShield(s, x, k, k === x.shield && !onSum ? value : 0);
  }
  if (onSum) sum = Math.max(0, sum + value);
  if (several) emit(s, E.shieldsAdded, onSum ? MALUS_ON_SUM : SHIELDS_ADD, foeOf(x), sum);
  if (sum > x.power) emit(s, E.surplusLost, SHIELD_SURPLUS, foeOf(x), 3, sum - x.power);
  x.power = Math.max(0, x.power - sum);
});
