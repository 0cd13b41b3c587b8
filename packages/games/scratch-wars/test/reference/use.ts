/** The use of a weapon: spin, trick, colour, trap (sections 2.5.1, 3.1, 5.4.1, 3.5.4). */
import type { FieldCard } from '../../src/index.ts';
import { targetNames } from './attack.ts';
import type { Counted } from './bonus.ts';
import { automatic, chooseBonus, count, NO_BONUS } from './bonus.ts';
import { oneShot } from './one-shot.ts';
import type { Duel, Play, Player, Weapon } from './table.ts';
import {
  ask,
  cancelLaid,
  costOf,
  laidOf,
  loseLife,
  opponentOf,
  slotOf,
  specialsLeft,
  sum,
  weaponNamed,
  weaponsIn,
} from './table.ts';

const DEFERRED: readonly string[] = ['persistentAttack', 'shield', 'combo', 'trap'];
const NEEDS_WEAPON: readonly string[] = ['weaponAttack', 'canbalandAttack', 'vampireCurse', 'shrapnel'];

interface Spun {
  weapon: Weapon;
  field: FieldCard;
}

/** One action: pay, spin, resolve [SW 2.5.1.1] [SW 2.5.1.4]. Returns whether it ends the turn. */
export function* useWeapon(duel: Duel, me: Player, first: Weapon): Play<boolean> {
  me.energy -= costOf(me, first);
  duel.actions -= 1;
  const spun = yield* withTricks(duel, me, spin(duel, first));
  const { colour } = spun.field;
  const target = hasTarget(duel, me, spun.field);
  // Green without a target: used or ignored, nothing is done and the turn goes on (R32).
  if (colour === 'green' && !target) return false;
  if (colour !== 'red' && (yield* ask(me.seat, 'use.useOrIgnore', ['use', 'ignore'])) === 'ignore') return false;
  const trapped = target && (yield* useEffect(duel, me, spun));
  if (trapped && duel.profile.trappedEndsTurn === 'no') return false;
  return colour !== 'green';
}

function spin(duel: Duel, weapon: Weapon): Spun {
  const { fields } = weapon.card;
  return { weapon, field: fields[duel.spin('spin', fields.length)] };
}

/** A red field may be refused by a trick and another spin made for life [SW 5.4.1.1] [SW 5.4.1.2] [SW 5.4.1.3]. */
function* withTricks(duel: Duel, me: Player, first: Spun): Play<Spun> {
  let spun = first;
  while (spun.field.colour === 'red') {
    const trick = payableTrick(duel, me);
    if (trick === undefined) return spun;
    const options = ['accept', ...trickWeapons(duel, me, spun.weapon).map((weapon) => `trick ${weapon.name}`)];
    const answer = yield* ask(me.seat, 'use.trick', options);
    if (answer === 'accept') return spun;
    me.usedSpecials.add(trick.place);
    loseLife(duel, me, trick.price);
    spun = spin(duel, weaponNamed(me, answer.slice('trick '.length)));
  }
  return spun;
}

/** The first trick left whose price may be paid (R90, R92). */
function payableTrick(duel: Duel, me: Player): { place: number; price: number } | undefined {
  return specialsLeft(duel, me, 'trick')
    .map((place) => ({ place, price: Math.abs(slotOf(duel, me).specials[place].value) }))
    .find(({ price }) => duel.profile.trickLethal === 'permitted' || me.life - price > 0);
}

/** Ready weapons that cost no more than the one just used (R89). */
function trickWeapons(duel: Duel, me: Player, used: Weapon): Weapon[] {
  const cost = (weapon: Weapon): number =>
    duel.profile.trickCost === 'printed' ? weapon.card.energyCost : costOf(me, weapon);
  return weaponsIn(me, 'ready').filter((weapon) => cost(weapon) <= cost(used));
}

/** Only attacks that cannot reach the hero may be without a target [SW 3.3.1.1] (R33). */
function hasTarget(duel: Duel, me: Player, field: FieldCard): boolean {
  return !NEEDS_WEAPON.includes(field.kind) || targetNames(opponentOf(duel, me), false).length > 0;
}

/** Bonus, trap, then the effect itself (R31). Returns whether a trap cancelled it. */
function* useEffect(duel: Duel, me: Player, { weapon, field }: Spun): Play<boolean> {
  const deferred = DEFERRED.includes(field.kind);
  // Laying takes no bonus; it counts when the effect acts [SW 4.1.1.3] (R44).
  const bonus: Counted = deferred ? NO_BONUS : yield* chooseBonus(duel, me, field.kind, 'use.chooseBonus');
  let total = field.value + bonus.value;
  // Here the bonus lowers the price in life, down to nothing [SW 4.3.3.1] [SW 4.3.3.3].
  if (field.kind === 'canbalandAttack') total = Math.min(0, total);
  const exempt = deferred && duel.profile.trapOnLaying === 'no';
  if (!exempt && trapSprings(duel, me, total)) {
    springTraps(duel, me, total);
    if (duel.profile.trappedBonus === 'kept') me.usedBonuses.delete(bonus.place);
    return true;
  }
  if (deferred) {
    weapon.state = 'laid';
    weapon.laid = field;
  } else {
    yield* oneShot(duel, me, field.kind, total, field.value > 0);
  }
  return false;
}

/** One trap is enough whose value with its owner's bonus reaches the total [SW 3.5.4.2] [SW 3.5.4.4]. */
function trapSprings(duel: Duel, me: Player, total: number): boolean {
  const owner = opponentOf(duel, me);
  const place = automatic(duel, owner, 'trap');
  const bonus = place < 0 ? 0 : slotOf(duel, owner).bonuses[place].value;
  const values = laidOf(owner, 'trap').map((trap) => trap.laid?.value ?? 0);
  // By the other reading one trap has it, the largest: the first that would spring (R54).
  const one = values.indexOf(Math.max(...values));
  const adds = (k: number): number => (duel.profile.trapBonus === 'each' || k === one ? bonus : 0);
  return total > 0 && values.some((value, k) => total <= value + adds(k));
}

/** All traps spring, and the total is lost once for each [SW 3.5.4.6] [SW 3.5.4.7] [SW 3.5.4.9] (R54, R77). */
function springTraps(duel: Duel, me: Player, total: number): void {
  const owner = opponentOf(duel, me);
  const place = automatic(duel, owner, 'trap');
  if (place >= 0) count(duel, owner, place);
  const traps = laidOf(owner, 'trap');
  for (const trap of traps) cancelLaid(trap);
  loseLife(duel, me, sum(traps.map(() => total)));
}
