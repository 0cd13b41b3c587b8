/**
 * Persistent attack on the hero [SW 3.5.1] at the end of every turn of its owner: all laid ones are one attack
 * (3.5.1.1, 3.5.1.4) - a bonus (R45, R55) - the attack (3.5.1.2, 3.5.1.3); its use does not cancel it (3.5.1.5).
 */
import type { Cite } from '@kolbiste/kernel';
import { emit, emitFrom, setCause } from '@kolbiste/kernel';
import { markUsed } from '../atoms.ts';
import { automaticBonus, bonusesNow, forcedMalus, tellForced, tellPassedOver } from '../effects/bonuses.ts';
import { FROM_PERSISTENT_ATTACK } from '../effects/sources.ts';
import { E } from '../events.ts';
import { bitCount, laidMask, laidSum, T_HERO } from '../legal.ts';
import { bitOf } from '../profile.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { masked } from '../state.ts';
import { PERSISTENT_ATTACK, SLOTS } from '../vocabulary.ts';
import { attackWith } from './attack.ts';
import { bonusQuestion } from './bonus.ts';
import { flow } from './registry.ts';

export interface MergedLocals {
  entry: number;
}

interface PersistentLocals extends MergedLocals {
  /** Of the bonus that counts. */
  value: number;
  /** Place of the effect that bears a malus under the other reading of R45; -1 = the sum does. */
  on: number;
}

const AUTOMATIC = bitOf('persistentBonus');
const ONE_BEARS_MALUS = bitOf('persistentMalus');
const ONE_ATTACK = cite('3.5.1.1', '3.5.1.4', '3.5.1.5', '3.2.3.2', '3.2.3.4', '3.1.1.3', 'R55', 'R70');
const BONUS = cite('4.1.1.3', '4.1.1.1', '4.1.1.2', 'R45', 'R55');
const NO_IMPACT = cite('4.2.2.3', 'R38');

/** Without one there is nothing to begin. */
export const hasPersistent = (s: State): boolean => laidMask(s, s.active, PERSISTENT_ATTACK) !== 0;

const gather = flow.step<PersistentLocals>('gather', cite('3.5.1.1', '3.5.1.5', '6.1.4.1.1'), (s, _x, f) => {
  const mask = laidMask(s, s.active, PERSISTENT_ATTACK);
  const sum = laidSum(s, s.active, mask);
  setCause(f, emitFrom(s, masked(s.active, mask), E.persistentAttack, ONE_ATTACK, s.active, bitCount(mask), sum));
});

const chooseBonus = bonusQuestion<PersistentLocals>((s) => (s.table.profile & AUTOMATIC ? -1 : PERSISTENT_ATTACK));

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

/** Value of the effect on place k. */
const valueOn = (s: State, k: number): number => laidSum(s, s.active, 1 << k);

/** What a malus takes from the effect on place k, which gives never less than 0. */
const takenFrom = (s: State, k: number, malus: number): number => Math.min(-malus, Math.max(0, valueOn(s, k)));

const countBonus = flow.step<PersistentLocals>('countBonus', cite('4.1.1.1', '4.1.1.3'), (s, x) => {
  x.value = applyMerged(s, x, PERSISTENT_ATTACK, (s.table.profile & AUTOMATIC) !== 0, BONUS);
});

/** Does one of several effects bear the malus, by the other reading of R45? */
const oneBears = (s: State, x: PersistentLocals): boolean =>
  (s.table.profile & ONE_BEARS_MALUS) !== 0 && x.value < 0 && bitCount(laidMask(s, s.active, PERSISTENT_ATTACK)) > 1;

/** Is it the same on whichever it falls? */
function allTheSame(s: State, malus: number): boolean {
  const mask = laidMask(s, s.active, PERSISTENT_ATTACK);
  const taken = new Set<number>();
  for (let k = 0; k < SLOTS; k++) if ((mask >>> k) & 1) taken.add(takenFrom(s, k, malus));
  return taken.size === 1;
}

/** The place of the largest effect, which bears a malus where the owner chooses nothing. */
function largest(s: State): number {
  const mask = laidMask(s, s.active, PERSISTENT_ATTACK);
  let best = -1;
  for (let k = 0; k < SLOTS; k++) if ((mask >>> k) & 1 && (best < 0 || valueOn(s, k) > valueOn(s, best))) best = k;
  return best;
}

/** Under the other reading of R45: which of several effects bears the malus. Option: its place. */
const malusOn = flow.question<PersistentLocals>('malusOn', cite('4.1.2.2', '4.2.2.2', 'R45'), {
  kind: 'malusOn',
  seats(s, x) {
    const asked = (s.table.profile & AUTOMATIC) === 0 && oneBears(s, x) && !allTheSame(s, x.value);
    return asked ? 1 << s.active : 0;
  },
  candidates(s, _x, _seat, out) {
    const mask = laidMask(s, s.active, PERSISTENT_ATTACK);
    for (let k = 0; k < SLOTS; k++) if ((mask >>> k) & 1) out.push(k);
  },
  check: (s, _x, _seat, option) =>
    option >= 0 && option < SLOTS && (laidMask(s, s.active, PERSISTENT_ATTACK) >>> option) & 1 ? 0 : NOT_HERE,
  apply(_s, x, _seat, option) {
    x.on = option;
  },
});

const strike = flow.step<PersistentLocals>('strike', cite('3.5.1.1', '3.5.1.4'), (s, x) => {
  const sum = laidSum(s, s.active, laidMask(s, s.active, PERSISTENT_ATTACK));
  const total = sum + (oneBears(s, x) ? -takenFrom(s, x.on >= 0 ? x.on : largest(s), x.value) : x.value);
  if (total > 0) attackWith(s, s.active, FROM_PERSISTENT_ATTACK, T_HERO, total);
  else emit(s, E.noImpact, NO_IMPACT, s.active, PERSISTENT_ATTACK, total);
});

export const persistent = flow.procedure<PersistentLocals>(
  'persistent',
  {
    rule: cite('3.5.1.1', '2.4.3.2'),
    locals: { entry: -1, value: 0, on: -1 },
    see: 'open',
    copy: (x) => ({ ...x }),
  },
  [gather, chooseBonus, countBonus, malusOn, strike],
);
