/**
 * An attack on a hero, a weapon or a laid effect [SW 3.4.2] [SW 3.4.3], the same for every source:
 * the target is announced - the defender picks shields [SW 3.5.2.5] - and a bonus for one of them [R53] -
 * shields are used up and weaken the attack [SW 3.5.2.2] - the attack hits or fails [SW 3.4.3.4] - its price is paid [SW 3.4.6.1].
 * Returns what is left of the power after a success against a weapon or an effect [SW 3.4.9.4].
 */
import { call, done, emit, setCause } from '@kolbiste/kernel';
import { breakWeapon, curseWeapon, defeated, gainEnergy, hitHero, loseLife, removeEffect } from '../atoms.ts';
import {
  AT_WEAPONS,
  FROM_CANBALAND_ATTACK,
  FROM_SHRAPNEL,
  FROM_SHRAPNEL_SECOND,
  FROM_VAMPIRE_BITE,
  FROM_VAMPIRE_CURSE,
} from '../effects/sources.ts';
import { E } from '../events.ts';
import { bitCount, laidMask, T_EFFECT, T_HERO, T_WEAPON } from '../legal.ts';
import { bitOf } from '../profile.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { numberOf, weaponAt } from '../state.ts';
import { LAID, SHIELD, TRAP } from '../vocabulary.ts';
import type { AttackLocals } from './attack-locals.ts';
import { foeOf, sourceOf } from './attack-locals.ts';
import { flow } from './registry.ts';
import { mayDefend, shieldBonus, shields, weaken } from './shields.ts';

const OWN_RESISTANCE = bitOf('shrapnelOwnShield');
const TRAPS_NOT_FOR_LAID = cite('3.5.4.5', 'R78');
const TRAPS_NOT_FOR_SECOND = cite('3.5.4.2', 'R63', 'R78');
const NO_SHIELDS_FOR_NOTHING = cite('3.5.2.4', 'R72');
const ATTACK_SURPLUS = cite('2.8.1.2');
const BITE_ENERGY = cite('3.4.7.4', '3.4.7.5', 'R64');
const BITE_CAP = cite('3.4.7.6', '2.6.1.6', '2.6.1.2');
const PRICE = cite('3.4.6.1', '3.4.6.7', 'R65', 'R94');

/** Number of the weapon aimed at, or that carries the effect aimed at. */
const aimedAt = (x: AttackLocals): number =>
  numberOf(foeOf(x), x.target - (x.target >= T_EFFECT ? T_EFFECT : T_WEAPON));

/** Says why laid shields do not help. */
function tellNoShields(s: State, x: AttackLocals): void {
  if (mayDefend(x) || laidMask(s, foeOf(x), SHIELD) === 0) return;
  const source = sourceOf(x);
  emit(s, E.noShields, source.shieldable ? NO_SHIELDS_FOR_NOTHING : source.shields, foeOf(x));
}

const announce = flow.step<AttackLocals>('announce', cite('3.3.2.1'), (s, x, f) => {
  setCause(f, emit(s, E.attackAnnounced, sourceOf(x).begin, x.by, x.source, x.target, x.power));
  const { choose, chooseAlone } = sourceOf(x);
  if (AT_WEAPONS[x.source]) emit(s, E.targetChosen, x.alone === 1 ? chooseAlone : choose, x.by, x.source, x.target);
  tellNoShields(s, x);
  if (x.source < FROM_SHRAPNEL_SECOND) return;
  const traps = bitCount(laidMask(s, foeOf(x), TRAP));
  const rule = x.source === FROM_SHRAPNEL_SECOND ? TRAPS_NOT_FOR_SECOND : TRAPS_NOT_FOR_LAID;
  if (traps > 0) emit(s, E.trapsHeld, rule, foeOf(x), traps);
});

function strikeHero(s: State, x: AttackLocals): void {
  const source = sourceOf(x);
  const foe = foeOf(x);
  if (x.power <= 0) {
    emit(s, E.attackFailed, source.heroSpared, x.by, x.source, x.target, 0);
    return;
  }
  hitHero(s, foe, x.power, source.heroHit);
  if (defeated(s, source.defeat)) return;
  if (x.source === FROM_VAMPIRE_BITE) gainEnergy(s, x.by, x.power, BITE_ENERGY, BITE_CAP);
}

/** Against a weapon or a laid effect: what happens to it, and the rest of the power; -1 = the attack failed. */
function strikeTarget(s: State, x: AttackLocals): number {
  const source = sourceOf(x);
  const w = aimedAt(x);
  const weapon = weaponAt(s, w);
  if (x.own > 0) {
    emit(s, E.shieldHeld, source.ownShield, x.by, x.target, x.power);
    return s.table.profile & OWN_RESISTANCE ? Math.max(0, x.power - (x.own - 1)) : x.power;
  }
  const effect = x.target >= T_EFFECT;
  const resistance = effect ? weapon.fields[s.weapons[w] - LAID].resistance : weapon.resistance;
  if (x.source !== FROM_CANBALAND_ATTACK) {
    const against = effect ? source.againstEffect : source.againstWeapon;
    emit(s, E.compared, x.power === 0 ? against.atZero : against.compare, x.by, x.power, resistance);
    if (x.power < resistance) {
      emit(s, E.attackFailed, against.fail, x.by, x.source, x.target, x.power);
      return -1;
    }
  }
  if (effect) removeEffect(s, w, E.effectDestroyed, source.effectHit);
  else if (x.source === FROM_VAMPIRE_CURSE) curseWeapon(s, w, source.weaponHit);
  else breakWeapon(s, w, source.weaponHit);
  if (x.source !== FROM_CANBALAND_ATTACK && x.source !== FROM_SHRAPNEL && x.power > resistance) {
    emit(s, E.surplusLost, source.choose === 0 ? ATTACK_SURPLUS : source.choose, x.by, 2, x.power - resistance);
  }
  return Math.max(0, x.power - resistance);
}

const strike = flow.step<AttackLocals>('strike', cite('3.3.2.2'), (s, x, f) => {
  if (x.target === T_HERO) {
    strikeHero(s, x);
    return;
  }
  const rest = strikeTarget(s, x);
  if (x.price > 0) {
    loseLife(s, x.by, x.price, PRICE);
    defeated(s, sourceOf(x).defeat);
  }
  done(f, rest);
});

const attack = flow.procedure<AttackLocals>(
  'attack',
  {
    rule: cite('3.3.1.1'),
    locals: { by: 0, source: 0, target: 0, power: 0, price: 0, shields: 0, entry: -1, shield: -1, own: 0, alone: 0 },
    see: 'open',
    copy: (x) => ({ ...x }),
  },
  [announce, shields, shieldBonus, weaken, strike],
);

/**
 * Starts an attack; the caller's next step finds in `r` the rest of its power, -1 where it failed.
 * @param alone 1 = its target was the only one, so that nobody was asked
 * @param price life that it costs
 */
export function attackWith(
  s: State,
  by: number,
  source: number,
  target: number,
  power: number,
  alone = 0,
  price = 0,
): void {
  call(s, attack, { by, source, target, power, price, shields: 0, entry: -1, shield: -1, own: 0, alone });
}
