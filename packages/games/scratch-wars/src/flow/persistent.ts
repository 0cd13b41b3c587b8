/**
 * Persistent attack on the hero [SW 3.5.1] at the end of every turn of its owner: all laid ones are one attack
 * (3.5.1.1, 3.5.1.4) - a bonus (R45, R55) - the attack (3.5.1.2, 3.5.1.3); its use does not cancel it (3.5.1.5).
 */
import type { Cite } from '@kolbiste/kernel';
import { because, done, emit, emitFrom } from '@kolbiste/kernel';
import { markUsed } from '../atoms.ts';
import { automaticBonus, bonusesNow, forcedMalus, tellForced, tellPassedOver } from '../effects/bonuses.ts';
import { FROM_PERSISTENT_ATTACK } from '../effects/sources.ts';
import { E } from '../events.ts';
import { bitCount, laidMask, laidSum, T_HERO } from '../legal.ts';
import { bitOf } from '../profile.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { masked } from '../state.ts';
import { PERSISTENT_ATTACK } from '../vocabulary.ts';
import { attackWith } from './attack.ts';
import { bonusQuestion } from './bonus.ts';
import { flow } from './registry.ts';

export interface MergedLocals {
  entry: number;
}

const AUTOMATIC = bitOf('persistentBonus');
const ONE_ATTACK = cite('3.5.1.1', '3.5.1.4', '3.5.1.5', '3.2.3.2', '3.2.3.4', '3.1.1.3', 'R55', 'R70');
const BONUS = cite('4.1.1.3', '4.1.1.1', '4.1.1.2', 'R45', 'R55');
const NO_IMPACT = cite('4.2.2.3');

const gather = flow.step<MergedLocals>('gather', cite('3.5.1.1', '3.5.1.5', '6.1.4.1.1'), (s, _x, f) => {
  const mask = laidMask(s, s.active, PERSISTENT_ATTACK);
  if (mask === 0) return done(f);
  const sum = laidSum(s, s.active, mask);
  because(f, emitFrom(s, masked(s.active, mask), E.persistentAttack, ONE_ATTACK, s.active, bitCount(mask), sum));
});

const chooseBonus = bonusQuestion<MergedLocals>((s) => (s.table.profile & AUTOMATIC ? -1 : PERSISTENT_ATTACK));

/** The entry that is applied: the chosen one, or the one that applies itself. Marks it used and returns its value. */
export function applyMerged(s: State, x: MergedLocals, kind: number, automatic: boolean, rule: Cite): number {
  tellPassedOver(s, s.active, kind);
  if (x.entry < 0) x.entry = automatic ? automaticBonus(s, s.active, kind) : forcedMalus(s, s.active, kind);
  if (x.entry < 0) return 0;
  const { value } = bonusesNow(s, s.active)[x.entry];
  markUsed(s, s.active, x.entry);
  emit(s, E.bonusApplied, rule, s.active, kind, value);
  tellForced(s, s.active, kind, x.entry);
  return value;
}

const strike = flow.step<MergedLocals>('strike', cite('3.5.1.1', '3.5.1.4'), (s, x) => {
  const sum = laidSum(s, s.active, laidMask(s, s.active, PERSISTENT_ATTACK));
  const total = sum + applyMerged(s, x, PERSISTENT_ATTACK, (s.table.profile & AUTOMATIC) !== 0, BONUS);
  if (total > 0) attackWith(s, s.active, FROM_PERSISTENT_ATTACK, T_HERO, total);
  else emit(s, E.noImpact, NO_IMPACT, s.active, PERSISTENT_ATTACK, total);
});

export const persistent = flow.procedure<MergedLocals>(
  'persistent',
  { rule: cite('3.5.1.1', '2.4.3.2'), locals: { entry: -1 }, see: 'open', copy: (x) => ({ entry: x.entry }) },
  [gather, chooseBonus, strike],
);
