/** Targets, shields and what an attack does (sections 3.3.1, 3.4.2, 3.4.3, 3.5.2). */
import { choosable, count, entryName } from './bonus.ts';
import type { Duel, Play, Player, Weapon } from './table.ts';
import { ask, cancelLaid, laidOf, loseLife, opponentOf, sum, weaponNamed } from './table.ts';

/** The hero (no weapon), a weapon, or the effect laid on a weapon. */
export interface Target {
  weapon: Weapon | null;
}

export const HERO: Target = { weapon: null };

/** What came of an attack; `rest` is the power left for the second attack of a shrapnel. */
export interface Outcome {
  power: number;
  success: boolean;
  rest: number;
}

/** Names of what an attack may aim at: ready weapons and laid effects, never what lies face down (R33, R34). */
export function targetNames(foe: Player, hero: boolean): string[] {
  const names = hero ? ['hero'] : [];
  for (const weapon of foe.weapons) {
    if (weapon.state === 'ready') names.push(`weapon ${weapon.name}`);
    if (weapon.state === 'laid') names.push(`effect ${weapon.name}`);
  }
  return names;
}

/** The target of a name; also of the mechanic's longer ones. */
export function targetNamed(foe: Player, name: string): Target {
  return name === 'hero' ? HERO : { weapon: weaponNamed(foe, name.slice(name.lastIndexOf(' ') + 1)) };
}

/** The attacker picks the target [SW 3.4.3.2]. */
export function* chooseTarget(foe: Player, seat: number, question: string, hero: boolean): Play<Target> {
  return targetNamed(foe, yield* ask(seat, question, targetNames(foe, hero)));
}

/**
 * One attack on one target: shields, comparison, loss [SW 3.4.2.3] [SW 3.4.3.4] [SW 3.4.3.6] [SW 3.4.3.7].
 * @param hit what becomes of a weapon that is hit
 * @param shields false where no shield may be used [SW 3.4.9.5.1]; `always`: also against power 0
 */
export function* attack(
  duel: Duel,
  me: Player,
  target: Target,
  power: number,
  hit: 'broken' | 'cursed' = 'broken',
  shields: boolean | 'always' = true,
): Play<Outcome> {
  const foe = opponentOf(duel, me);
  const aimedAt = target.weapon?.laid ?? null;
  const resistance = aimedAt === null ? (target.weapon?.card.resistance ?? 0) : (aimedAt.resistance ?? 0);
  const used =
    shields === 'always' || (shields && power > 0) ? yield* useShields(duel, foe) : { weapons: [], value: 0 };
  const left = used.weapons.length === 0 ? power : Math.max(0, power - used.value);
  if (target.weapon === null) {
    loseLife(duel, foe, Math.max(0, left));
    return { power: left, success: left > 0, rest: 0 };
  }
  if (used.weapons.includes(target.weapon)) {
    // The shield was used in its own defence: it is gone already, and the attack counts as successful [SW 3.5.2.6].
    const off = duel.profile.shrapnelOwnShield === 'alsoResistance' ? resistance : 0;
    return { power: left, success: true, rest: power - used.value - off };
  }
  if (left < resistance) return { power: left, success: false, rest: 0 };
  destroy(target.weapon, hit);
  return { power: left, success: true, rest: left - resistance };
}

/** A laid effect is destroyed and its weapon ready; a weapon is broken or cursed [SW 3.4.8.6] [SW 3.4.8.7]. */
export function destroy(weapon: Weapon, hit: 'broken' | 'cursed'): void {
  if (weapon.laid !== null) cancelLaid(weapon);
  else weapon.state = hit;
}

interface UsedShields {
  weapons: Weapon[];
  value: number;
}

/** The defender uses any of his laid shields, once the target is named; each is cancelled by it [SW 3.5.2.5] (R71). */
function* useShields(duel: Duel, foe: Player): Play<UsedShields> {
  const laid = laidOf(foe, 'shield');
  const answer = yield* ask(foe.seat, 'attack.shields', subsets(laid));
  const weapons = laid.filter((weapon) => answer.split(' ').includes(weapon.name));
  const values = new Map(weapons.map((weapon) => [weapon, weapon.laid?.value ?? 0]));
  const malus = weapons.length > 0 ? yield* shieldBonus(duel, foe, values) : 0;
  for (const weapon of weapons) cancelLaid(weapon);
  return { weapons, value: Math.max(0, malus + sum([...values.values()].map((value) => Math.max(0, value)))) };
}

/** `shields none`, `shields w1`, `shields w1 w3` and so on. */
function subsets(weapons: Weapon[]): string[] {
  let names = [''];
  for (const weapon of weapons) names = [...names, ...names.map((name) => `${name} ${weapon.name}`)];
  return names.map((name) => (name === '' ? 'shields none' : `shields${name}`));
}

/** One entry for one of the shields used now; a malus is mandatory (R53). Returns a malus that the sum bears instead. */
function* shieldBonus(duel: Duel, foe: Player, values: Map<Weapon, number>): Play<number> {
  const { entries, mandatory } = choosable(duel, foe, 'shield');
  const onSum = mandatory && values.size > 1 && duel.profile.shieldMalus === 'sum';
  if (onSum && entries.length === 1) return count(duel, foe, entries[0]).value;
  const named = entries.flatMap((place) =>
    [...values.keys()].map((weapon) => ({
      place,
      weapon,
      name: `bonus ${entryName(duel, foe, place)} on ${weapon.name}`,
    })),
  );
  const options = [...(mandatory ? [] : ['no bonus']), ...named.map((each) => each.name)];
  const answer = yield* ask(foe.seat, 'attack.shieldBonus', options);
  const taken = named.find((each) => each.name === answer);
  if (taken === undefined) return 0;
  const { value } = count(duel, foe, taken.place);
  if (onSum) return value;
  values.set(taken.weapon, (values.get(taken.weapon) ?? 0) + value);
  return 0;
}
