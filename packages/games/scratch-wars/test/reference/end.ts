/** The end phase, in its fixed order [SW 2.4.3.2]; each step is finished before the next is looked at (R82). */
import { attack, chooseTarget, HERO, targetNamed, targetNames } from './attack.ts';
import { automatic, chooseBonus, count, NO_BONUS } from './bonus.ts';
import type { Duel, Play, Player, Weapon } from './table.ts';
import { ask, cancelLaid, laidOf, opponentOf, slotOf, specialsLeft, sum, weaponNamed, weaponsIn } from './table.ts';

export function* endPhase(duel: Duel, me: Player): Play {
  yield* persistentAttack(duel, me);
  yield* combo(duel, me);
  for (const place of specialsLeft(duel, me, 'nightAttack')) yield* nightAttack(duel, me, place);
  for (const place of specialsLeft(duel, me, 'mechanic')) yield* mechanic(duel, me, place);
}

const valueOf = (duel: Duel, me: Player, place: number): number => slotOf(duel, me).specials[place].value;

/** All of them are one attack with one bonus, and it is not a choice [SW 3.5.1.1] [SW 3.5.1.4] [SW 3.5.1.5] (R45). */
function* persistentAttack(duel: Duel, me: Player): Play {
  const laid = laidOf(me, 'persistentAttack');
  if (laid.length === 0) return;
  let bonus = NO_BONUS;
  if (duel.profile.persistentBonus === 'chosen') {
    bonus = yield* chooseBonus(duel, me, 'persistentAttack', 'persistent.chooseBonus');
  } else {
    const place = automatic(duel, me, 'persistentAttack');
    if (place >= 0) bonus = count(duel, me, place);
  }
  const values = laid.map((weapon) => weapon.laid?.value ?? 0);
  if (duel.profile.persistentMalus === 'one' && bonus.value < 0 && laid.length > 1) {
    const k = yield* bearer(duel, me, laid, bonus.value);
    const left = (value: number): number => Math.max(Math.min(0, value), value + bonus.value);
    yield* strikeWith(duel, me, sum(values.map((value, i) => (i === k ? left(value) : value))));
  } else yield* strikeWith(duel, me, sum(values) + bonus.value);
}

function* strikeWith(duel: Duel, me: Player, total: number): Play {
  if (total > 0) yield* attack(duel, me, HERO, total);
}

/** Which of several persistent attacks bears a malus, by the other reading of R45: the owner says, where it matters. */
function* bearer(duel: Duel, me: Player, laid: Weapon[], malus: number): Play<number> {
  const values = laid.map((weapon) => weapon.laid?.value ?? 0);
  if (duel.profile.persistentBonus === 'automatic') return values.indexOf(Math.max(...values));
  const lost = new Set(values.map((value) => Math.min(Math.max(0, value), -malus)));
  if (lost.size === 1) return 0;
  const names = laid.map((weapon) => `malus on ${weapon.name}`);
  return names.indexOf(yield* ask(me.seat, 'persistent.malusOn', names));
}

/** Two or more, or one with the igniter; all of them or none [SW 3.5.3.1] [SW 3.5.3.2] [SW 5.3.1.1] [SW 5.3.1.9]. */
function* combo(duel: Duel, me: Player): Play {
  const laid = laidOf(me, 'combo');
  const igniters = specialsLeft(duel, me, 'comboIgniter');
  if (laid.length === 0 || (laid.length === 1 && igniters.length === 0)) return;
  if ((yield* ask(me.seat, 'combo.fire', ['fire', 'hold'])) === 'hold') return;
  const bonus = yield* chooseBonus(duel, me, 'combo', 'combo.chooseBonus');
  for (const place of igniters) me.usedSpecials.add(place);
  const combos = sum(laid.map((weapon) => weapon.laid?.value ?? 0));
  const total = combos + sum(igniters.map((place) => valueOf(duel, me, place))) + bonus.value;
  for (const weapon of laid) cancelLaid(weapon);
  // Nothing comes of 0 or less, but the combos are used; by the other reading only a malus takes the impact (R85).
  if (total <= 0 && (duel.profile.comboZero === 'noImpact' || bonus.value < 0)) return;
  const target = yield* chooseTarget(opponentOf(duel, me), me.seat, 'combo.chooseTarget', true);
  yield* attack(duel, me, target, Math.max(0, total), 'broken', 'always');
}

/** Energy turned into an attack, as much as the value or all that is left [SW 5.3.2.2] [SW 5.3.2.4] (R87). */
function* nightAttack(duel: Duel, me: Player, place: number): Play {
  const power = Math.min(valueOf(duel, me, place), me.energy);
  if (power <= 0) return;
  if ((yield* ask(me.seat, 'turn.nightAttack', ['strike', 'hold'])) === 'hold') return;
  me.usedSpecials.add(place);
  me.energy -= power;
  yield* attack(duel, me, HERO, power);
}

/** One own broken weapon repaired, or one attack on a weapon or laid effect [SW 5.3.3.1] [SW 5.3.3.2.1] (R88). */
function* mechanic(duel: Duel, me: Player, place: number): Play {
  const foe = opponentOf(duel, me);
  const value = valueOf(duel, me, place);
  const repairs = weaponsIn(me, 'broken').filter((weapon) => weapon.card.resistance <= value);
  const answer = yield* ask(me.seat, 'turn.mechanic', [
    'hold',
    ...repairs.map((weapon) => `repair ${weapon.name}`),
    ...targetNames(foe, false).map((name) => `attack ${name}`),
  ]);
  if (answer === 'hold') return;
  me.usedSpecials.add(place);
  if (answer.startsWith('repair ')) weaponNamed(me, answer.slice('repair '.length)).state = 'repairing';
  else yield* attack(duel, me, targetNamed(foe, answer), value);
}
