/** Predicates of actions and targets: 0 = legal, otherwise the number of a refusal. They read the state alone. */
import type { Candidates } from '@kolbiste/kernel';
import { AT_HERO, AT_WEAPONS } from './effects/sources.ts';
import { bitOf } from './profile.ts';
import * as R from './refusals.ts';
import type { State } from './state.ts';
import { numberOf, weaponAt } from './state.ts';
import { ABSENT, BROKEN, CURSED, FREED, LAID, PERSISTENT_ATTACK, READY, REPAIRING, SLOTS } from './vocabulary.ts';

/** Life that breaking the curse costs [SW 2.5.3.1]. */
export const CURSE_PRICE = 5;
const NO_CANCEL = bitOf('cancelLaid');
const PRINTED_COST = bitOf('trickCost');

/** Kind of the effect laid on a weapon; -1 = none. */
function laidKind(s: State, w: number): number {
  const state = s.weapons[w];
  return state < LAID ? -1 : weaponAt(s, w).fields[state - LAID].kind;
}

const unfocused = (s: State, w: number): boolean => weaponAt(s, w).cost > weaponAt(s, w).printed;

/** May the weapon be used as an action [SW 2.5.1]? */
export function mayUse(s: State, seat: number, w: number): number {
  switch (s.weapons[w]) {
    case READY:
      if (weaponAt(s, w).cost <= s.energy[seat]) return 0;
      return unfocused(s, w) ? R.USE_NO_ENERGY_UNFOCUSED : R.USE_NO_ENERGY;
    case BROKEN:
      return R.USE_BROKEN;
    case REPAIRING:
      return R.USE_REPAIRING;
    case CURSED:
      return R.USE_CURSED;
    case FREED:
      return R.USE_FREED;
    case ABSENT:
      return R.NOT_HERE;
    default:
      return R.USE_LAID;
  }
}

/** A weapon of the opponent is pointed at where one's own is asked for: the refusal, if there is such a weapon. */
export const theirs = (s: State, seat: number, k: number, refusal: number): number =>
  s.weapons[numberOf(1 - seat, k)] === ABSENT ? R.NOT_HERE : refusal;

/** Lists the opponent's weapons, which are always refused, as the options from `first` on. */
export function refuseTheirs(s: State, seat: number, first: number, out: Candidates): void {
  if (!out.telling) return;
  for (let k = 0; k < SLOTS; k++) if (s.weapons[numberOf(1 - seat, k)] !== ABSENT) out.push(first + k);
}

/** May the weapon be repaired as an action [SW 2.5.2]? */
export function mayRepair(s: State, seat: number, w: number): number {
  switch (s.weapons[w]) {
    case BROKEN:
      if (weaponAt(s, w).cost <= s.energy[seat]) return 0;
      return unfocused(s, w) ? R.REPAIR_NO_ENERGY_UNFOCUSED : R.REPAIR_NO_ENERGY;
    case REPAIRING:
      return R.REPAIR_REPAIRING;
    case CURSED:
      return R.REPAIR_CURSED;
    case ABSENT:
      return R.NOT_HERE;
    default:
      return R.REPAIR_NOT_BROKEN;
  }
}

/** May the owner cancel what is laid on the weapon [SW 3.2.3.4] [R18]? */
export function mayCancel(s: State, w: number): number {
  if (s.weapons[w] === ABSENT) return R.NOT_HERE;
  if (s.weapons[w] < LAID) return R.CANCEL_NOTHING;
  if (laidKind(s, w) !== PERSISTENT_ATTACK) return R.CANCEL_SINGLE_USE;
  return s.table.profile & NO_CANCEL ? R.CANCEL_FORBIDDEN : 0;
}

/** May the curse be broken at the start of this turn [SW 2.5.3.1] [SW 2.5.3.2]? */
export function mayBreakCurse(s: State, seat: number): number {
  return s.life[seat] > CURSE_PRICE ? 0 : R.CURSE_TOO_POOR;
}

export function hasCursed(s: State, seat: number): boolean {
  for (let k = 0; k < SLOTS; k++) if (s.weapons[numberOf(seat, k)] === CURSED) return true;
  return false;
}

/** Is there an action the player could take, or a cancelling that would make one possible [R16]? */
export function canAct(s: State, seat: number): boolean {
  if (s.actions === 0) return false;
  for (let k = 0; k < SLOTS; k++) {
    const w = numberOf(seat, k);
    const state = s.weapons[w];
    if ((state === READY || state === BROKEN) && weaponAt(s, w).cost <= s.energy[seat]) return true;
    if (state >= LAID && mayCancel(s, w) === 0 && weaponAt(s, w).cost <= s.energy[seat]) return true;
  }
  return false;
}

/** May the red field just spun be refused and weapon `w` be spun instead [SW 5.4.1]? */
export function mayTrick(s: State, seat: number, spun: number, w: number): number {
  if (s.weapons[w] !== READY) return s.weapons[w] === ABSENT ? R.NOT_HERE : R.TRICK_NOT_READY;
  const a = weaponAt(s, w);
  const b = weaponAt(s, spun);
  const dear = s.table.profile & PRINTED_COST ? a.printed > b.printed : a.cost > b.cost;
  return dear ? R.TRICK_TOO_DEAR : 0;
}

/** Options of targets: the opponent's hero, his weapons, the effects laid on them; then one's own, which are refused. */
export const T_HERO = 0;
export const T_WEAPON = 1;
export const T_EFFECT = 6;
export const T_OWN_HERO = 11;
export const T_OWN_WEAPON = 12;
export const T_STOP = 17;

/** May an attack from `source` be aimed at this target [SW 3.3.1.1] [R33] [R34]? */
export function mayTarget(s: State, seat: number, source: number, target: number): number {
  const foe = 1 - seat;
  if (target === T_HERO) return AT_HERO[source] ? 0 : R.TARGET_NOT_HERO[source];
  if (target >= T_OWN_HERO && target < T_STOP) return R.TARGET_OWN[source];
  if (target < 0 || !AT_WEAPONS[source]) return R.NOT_HERE;
  const effect = target >= T_EFFECT;
  const state = s.weapons[numberOf(foe, target - (effect ? T_EFFECT : T_WEAPON))];
  if (state === ABSENT) return R.NOT_HERE;
  if (effect) return state >= LAID ? 0 : R.NOT_HERE;
  if (state === READY) return 0;
  if (state >= LAID) return R.TARGET_CARRIER[source];
  if (state === REPAIRING) return R.TARGET_REPAIRING[source];
  return state === FREED ? R.TARGET_FREED[source] : R.TARGET_OUT[source];
}

/** How many targets an attack has; 2 stands for two or more. */
export function targetCount(s: State, seat: number, source: number): number {
  let count = AT_HERO[source] ? 1 : 0;
  if (!AT_WEAPONS[source]) return count;
  for (let k = 0; k < SLOTS && count < 2; k++) {
    const state = s.weapons[numberOf(1 - seat, k)];
    if (state === READY || state >= LAID) count++;
  }
  return count;
}

/** The only target, where there is but one. */
export function onlyTarget(s: State, seat: number, source: number): number {
  if (AT_HERO[source]) return T_HERO;
  for (let k = 0; k < SLOTS; k++) {
    const state = s.weapons[numberOf(1 - seat, k)];
    if (state === READY) return T_WEAPON + k;
    if (state >= LAID) return T_EFFECT + k;
  }
  throw new Error('no target');
}

/** Everything a player could point at when a target is chosen, in ascending order. */
export function pushTargets(s: State, seat: number, source: number, out: Candidates): void {
  out.push(T_HERO);
  if (AT_WEAPONS[source]) {
    for (let k = 0; k < SLOTS; k++) if (s.weapons[numberOf(1 - seat, k)] !== ABSENT) out.push(T_WEAPON + k);
    for (let k = 0; k < SLOTS; k++) if (s.weapons[numberOf(1 - seat, k)] >= LAID) out.push(T_EFFECT + k);
  }
  if (!out.telling) return;
  out.push(T_OWN_HERO);
  for (let k = 0; k < SLOTS; k++) if (s.weapons[numberOf(seat, k)] !== ABSENT) out.push(T_OWN_WEAPON + k);
}

/** Mechanic's super action: 0 nothing, then repair, attack a weapon, attack an effect. */
export const M_HOLD = 0;
export const M_REPAIR = 1;
export const M_WEAPON = 6;
export const M_EFFECT = 11;

/** May a mechanic of this value repair this own weapon [SW 5.3.3.2.1]? */
export function mayMechanicRepair(s: State, w: number, value: number): number {
  if (s.weapons[w] === ABSENT) return R.NOT_HERE;
  if (s.weapons[w] !== BROKEN) return R.MECHANIC_NOT_BROKEN;
  return weaponAt(s, w).resistance <= value ? 0 : R.MECHANIC_TOO_HARD;
}

/** Bit mask of the slots on which a seat has effects of a kind laid. */
export function laidMask(s: State, seat: number, kind: number): number {
  let mask = 0;
  for (let k = 0; k < SLOTS; k++) if (laidKind(s, numberOf(seat, k)) === kind) mask |= 1 << k;
  return mask;
}

/** Sum of the printed values of the laid effects in a mask. */
export function laidSum(s: State, seat: number, mask: number): number {
  let sum = 0;
  for (let k = 0; k < SLOTS; k++) {
    if (((mask >>> k) & 1) === 0) continue;
    const w = numberOf(seat, k);
    sum += weaponAt(s, w).fields[s.weapons[w] - LAID].value;
  }
  return sum;
}

export function bitCount(mask: number): number {
  let count = 0;
  for (let m = mask; m !== 0; m &= m - 1) count++;
  return count;
}
