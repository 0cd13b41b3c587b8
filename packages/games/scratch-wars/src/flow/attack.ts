/**
 * An attack on a hero, a weapon or a laid effect [SW 3.4.2] [SW 3.4.3], the same for every source:
 * the target is announced - the defender picks shields [SW 3.5.2.5] - and a bonus for one of them [R53] -
 * shields are used up and weaken the attack [SW 3.5.2.2] - the attack hits or fails [SW 3.4.3.4] - its price is paid [SW 3.4.6.1].
 * Returns what is left of the power after a success against a weapon or an effect [SW 3.4.9.4].
 */
import { because, call, done, emit, emitFrom } from '@kolbiste/kernel';
import { breakWeapon, curseWeapon, defeated, gainEnergy, hitHero, loseLife, markUsed, removeEffect } from '../atoms.ts';
import {
  applicable,
  bonusesNow,
  bonusOpen,
  forcedMalus,
  mayApply,
  tellForced,
  tellPassedOver,
} from '../effects/bonuses.ts';
import type { AttackSource } from '../effects/sources.ts';
import {
  FROM_CANBALAND_ATTACK,
  FROM_SHRAPNEL,
  FROM_SHRAPNEL_SECOND,
  FROM_VAMPIRE_BITE,
  FROM_VAMPIRE_CURSE,
  SOURCES,
} from '../effects/sources.ts';
import { E } from '../events.ts';
import { bitCount, laidMask, T_EFFECT, T_HERO, T_WEAPON } from '../legal.ts';
import { bitOf } from '../profile.ts';
import { NOT_A_SHIELD, NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { ALONE, numberOf, weaponAt } from '../state.ts';
import { LAID, SHIELD, SLOTS, TRAP } from '../vocabulary.ts';
import { flow } from './registry.ts';

export interface AttackLocals {
  by: number;
  source: number;
  target: number;
  power: number;
  /** Life that the attack costs its own side [SW 3.4.6.1]. */
  price: number;
  /** Mask of the shields used against it. */
  shields: number;
  /** Bonus entry applied to a shield and that shield; -1 = none. */
  entry: number;
  shield: number;
  /** When the target was a shield used in its own defence [SW 3.5.2.6]: 1 + its resistance, otherwise 0. */
  own: number;
}

const OWN_RESISTANCE = bitOf('shrapnelOwnShield');
const SHIELD_BONUS = cite('4.1.1.1', '4.1.1.3', '4.1.2.2', 'R43', 'R53');
const SHIELD_USED = cite('3.5.2.5', '3.5.2.1', '3.2.3.2', '3.1.1.3');
const SHIELD_GONE = cite('3.5.2.5', '3.2.3.5', 'R74');
const SHIELDS_ADD = cite('3.5.2.2', '3.5.2.3');
const SHIELD_SURPLUS = cite('3.5.2.4', '3.5.2.3');
const TRAPS_NOT_FOR_LAID = cite('3.5.4.5', 'R78');
const ATTACK_SURPLUS = cite('2.8.1.2');
const BITE_ENERGY = cite('3.4.7.4', '3.4.7.5');
const BITE_CAP = cite('3.4.7.6', '2.6.1.6', '2.6.1.2');
const PRICE = cite('3.4.6.1', '3.4.6.7', 'R94');

const sourceOf = (x: AttackLocals): AttackSource => SOURCES[x.source];
const foeOf = (x: AttackLocals): number => 1 - x.by;
/** Number of the weapon aimed at, or that carries the effect aimed at. */
const aimedAt = (x: AttackLocals): number =>
  numberOf(foeOf(x), x.target - (x.target >= T_EFFECT ? T_EFFECT : T_WEAPON));

const announce = flow.step<AttackLocals>('announce', cite('3.3.2.1'), (s, x, f) => {
  because(f, emit(s, E.attackAnnounced, sourceOf(x).begin, x.by, x.source, x.target, x.power));
  if (x.target !== T_HERO) emit(s, E.targetChosen, sourceOf(x).choose, x.by, x.source, x.target);
  if (!sourceOf(x).shieldable && laidMask(s, foeOf(x), SHIELD) !== 0)
    emit(s, E.noShields, sourceOf(x).shields, foeOf(x));
  if (x.source < FROM_SHRAPNEL_SECOND) return;
  const traps = bitCount(laidMask(s, foeOf(x), TRAP));
  if (traps > 0) emit(s, E.trapsHeld, TRAPS_NOT_FOR_LAID, foeOf(x), traps);
});

const shields = flow.question<AttackLocals>('shields', cite('3.5.2.1', '3.5.2.5'), {
  kind: 'shields',
  seats: (s, x) => (sourceOf(x).shieldable && x.power > 0 && laidMask(s, foeOf(x), SHIELD) !== 0 ? 1 << foeOf(x) : 0),
  candidates(s, x, _seat, out) {
    const laid = laidMask(s, foeOf(x), SHIELD);
    for (let mask = 0; mask < 1 << SLOTS; mask++) if ((mask & laid) === mask) out.push(mask);
    for (let k = 0; k < SLOTS; k++)
      if (((laid >>> k) & 1) === 0 && s.weapons[numberOf(foeOf(x), k)] >= 0) out.push(32 + k);
  },
  check(s, x, _seat, option) {
    if (option >= 32 && option < 32 + SLOTS) return NOT_A_SHIELD;
    return option >= 0 && option < 32 && (option & ~laidMask(s, foeOf(x), SHIELD)) === 0 ? 0 : NOT_HERE;
  },
  take(_s, x, _seat, option) {
    x.shields = option;
  },
  cite: (_s, x) => sourceOf(x).shields,
});

/** Option: 0 = none, otherwise 1 + entry * 5 + slot of the shield. */
const shieldBonus = flow.question<AttackLocals>('shieldBonus', SHIELD_BONUS, {
  kind: 'shieldBonus',
  seats(s, x) {
    if (x.shields === 0 || applicable(s, foeOf(x), SHIELD) === 0) return 0;
    return bonusOpen(s, foeOf(x), SHIELD) || bitCount(x.shields) > 1 ? 1 << foeOf(x) : 0;
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
    const k = (option - 1) % SLOTS;
    if (option < 0 || ((x.shields >>> k) & 1) === 0) return NOT_HERE;
    return mayApply(s, seat, SHIELD, ((option - 1 - k) / SLOTS) | 0);
  },
  take(_s, x, _seat, option) {
    if (option === 0) return;
    x.shield = (option - 1) % SLOTS;
    x.entry = ((option - 1 - x.shield) / SLOTS) | 0;
  },
});

/** Each shield gives its value, one of them with the bonus, never less than 0 [R53]. */
function useShield(s: State, x: AttackLocals, k: number): number {
  const foe = foeOf(x);
  const w = numberOf(foe, k);
  const field = weaponAt(s, w).fields[s.weapons[w] - LAID];
  let strength = field.value;
  if (k === x.shield) {
    const entry = bonusesNow(s, foe)[x.entry];
    markUsed(s, foe, x.entry);
    emit(s, E.bonusApplied, SHIELD_BONUS, foe, entry.kind, entry.value);
    tellForced(s, foe, SHIELD, x.entry);
    strength += entry.value;
  }
  strength = Math.max(0, strength);
  if (x.target === T_EFFECT + k) x.own = 1 + field.resistance;
  emitFrom(s, ALONE[w], E.shieldUsed, SHIELD_USED, foe, w, strength);
  removeEffect(s, w, E.effectReturned, SHIELD_GONE);
  return strength;
}

const weaken = flow.step<AttackLocals>('weaken', cite('3.5.2.2'), (s, x) => {
  if (x.shields === 0) return;
  const foe = foeOf(x);
  if (x.entry < 0) {
    x.entry = forcedMalus(s, foe, SHIELD);
    if (x.entry >= 0) for (let k = 0; k < SLOTS; k++) if ((x.shields >>> k) & 1) x.shield = k;
  }
  if (x.entry < 0) tellPassedOver(s, foe, SHIELD);
  let sum = 0;
  for (let k = 0; k < SLOTS; k++) if ((x.shields >>> k) & 1) sum += useShield(s, x, k);
  if (bitCount(x.shields) > 1) emit(s, E.shieldsAdded, SHIELDS_ADD, foe, sum);
  if (sum > x.power) emit(s, E.surplusLost, SHIELD_SURPLUS, foe, 3, sum - x.power);
  x.power = Math.max(0, x.power - sum);
});

function strikeHero(s: State, x: AttackLocals): void {
  const source = sourceOf(x);
  const foe = foeOf(x);
  if (x.power <= 0) {
    emit(s, E.attackFailed, source.heroHit, x.by, x.source, x.target, 0);
    return;
  }
  hitHero(s, foe, x.power, source.heroHit);
  if (defeated(s, source.defeat)) return;
  if (x.source === FROM_VAMPIRE_BITE) gainEnergy(s, x.by, x.power, BITE_ENERGY, BITE_CAP);
}

/** Success against a weapon or a laid effect: what happens to it, and the rest of the power. */
function strikeTarget(s: State, x: AttackLocals): number {
  const source = sourceOf(x);
  const w = aimedAt(x);
  const weapon = weaponAt(s, w);
  if (x.own > 0) {
    emit(s, E.shieldHeld, source.ownShield, x.by, x.target, x.power);
    return s.table.profile & OWN_RESISTANCE ? x.power - (x.own - 1) : x.power;
  }
  const effect = x.target >= T_EFFECT;
  const resistance = effect ? weapon.fields[s.weapons[w] - LAID].resistance : weapon.resistance;
  const compare = effect ? source.compareEffect : source.compareWeapon;
  if (x.source !== FROM_CANBALAND_ATTACK) {
    emit(s, E.compared, compare, x.by, x.power, resistance);
    if (x.power < resistance) {
      emit(s, E.attackFailed, compare, x.by, x.source, x.target, x.power);
      return -1;
    }
  }
  if (effect) removeEffect(s, w, E.effectDestroyed, source.effectHit);
  else if (x.source === FROM_VAMPIRE_CURSE) curseWeapon(s, w, source.weaponHit);
  else breakWeapon(s, w, source.weaponHit);
  if (x.source !== FROM_CANBALAND_ATTACK && x.source !== FROM_SHRAPNEL && x.power > resistance) {
    emit(s, E.surplusLost, source.choose === 0 ? ATTACK_SURPLUS : source.choose, x.by, 2, x.power - resistance);
  }
  return x.power - resistance;
}

const strike = flow.step<AttackLocals>('strike', cite('3.3.2.2'), (s, x, f) => {
  if (x.target === T_HERO) {
    strikeHero(s, x);
    return;
  }
  const rest = strikeTarget(s, x);
  if (x.price > 0) {
    loseLife(s, x.by, x.price, PRICE);
    if (defeated(s, sourceOf(x).defeat)) return;
  }
  done(f, Math.max(0, rest));
});

const attack = flow.procedure<AttackLocals>(
  'attack',
  {
    rule: cite('3.3.1.1'),
    locals: { by: 0, source: 0, target: 0, power: 0, price: 0, shields: 0, entry: -1, shield: -1, own: 0 },
    see: 'open',
    copy: (x) => ({ ...x }),
  },
  [announce, shields, shieldBonus, weaken, strike],
);

/** Starts an attack; the caller's next step finds the rest of its power in `r`. */
export function attackWith(s: State, by: number, source: number, target: number, power: number, price = 0): void {
  call(s, attack, { by, source, target, power, price, shields: 0, entry: -1, shield: -1, own: 0 });
}
