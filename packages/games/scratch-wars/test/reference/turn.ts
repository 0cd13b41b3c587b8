/** A turn: start phase and actions (sections 2.4.1 and 2.4.2); the end phase lies in end.ts. */
import { endPhase } from './end.ts';
import type { Duel, Play, Player, Weapon } from './table.ts';
import { ask, cancelLaid, costOf, gainEnergy, laidOf, loseLife, slotOf, weaponNamed, weaponsIn } from './table.ts';
import { useWeapon } from './use.ts';

/** A whole turn; start and end are always played [SW 2.2.2.2]. */
export function* turn(duel: Duel, me: Player): Play {
  duel.active = me.seat;
  duel.actions = 4;
  for (const player of duel.players) {
    player.usedBonuses.clear();
    player.usedSpecials.clear();
  }
  if (duel.round > 1) gainEnergy(me, slotOf(duel, me).energyGain);
  for (const weapon of me.weapons) {
    if (weapon.state === 'repairing' || weapon.state === 'freed') weapon.state = 'ready';
  }
  if (!(yield* breaksCurse(duel, me))) yield* actionPhase(duel, me);
  duel.actions = 0;
  yield* lateCancelling(duel, me, 'turn.lateCancel');
  yield* endPhase(duel, me);
  yield* lateCancelling(duel, me, 'turn.lastCancel');
}

/** All cursed weapons for 5 life and every action of the turn [SW 2.5.3.1] [SW 2.5.3.2] [SW 2.5.3.3]. */
function* breaksCurse(duel: Duel, me: Player): Play<boolean> {
  const cursed = weaponsIn(me, 'cursed');
  if (cursed.length === 0 || me.life <= 5) return false;
  if ((yield* ask(me.seat, 'turn.breakCurse', ['break', 'keep'])) === 'keep') return false;
  loseLife(duel, me, 5);
  for (const weapon of cursed) weapon.state = 'freed';
  return true;
}

/** Up to four actions, one after another [SW 2.2.2.3]. */
function* actionPhase(duel: Duel, me: Player): Play {
  while (duel.actions > 0 && somethingPayable(duel, me)) {
    const answer = yield* ask(me.seat, 'turn.chooseAction', actionsOf(duel, me));
    if (answer === 'end') return;
    const [what, name] = answer.split(' ');
    const weapon = weaponNamed(me, name);
    if (what === 'cancel') cancelLaid(weapon);
    else if (what === 'repair') repair(duel, me, weapon);
    else if (yield* useWeapon(duel, me, weapon)) return;
  }
}

const payable = (me: Player, weapons: Weapon[]): Weapon[] => weapons.filter((w) => costOf(me, w) <= me.energy);

/** Laid persistent attacks may be cancelled by their owner (R18) [SW 3.2.3.4]. */
function cancellable(duel: Duel, me: Player): Weapon[] {
  return duel.profile.cancelLaid === 'reusable' ? laidOf(me, 'persistentAttack') : [];
}

/** By the other reading also when the actions are over, before and after the end phase (R18). */
function* lateCancelling(duel: Duel, me: Player, question: string): Play {
  if (duel.profile.cancelTime === 'action') return;
  for (;;) {
    const laid = cancellable(duel, me);
    const answer = yield* ask(me.seat, question, ['go on', ...laid.map((weapon) => `cancel ${weapon.name}`)]);
    if (answer === 'go on') return;
    cancelLaid(weaponNamed(me, answer.slice('cancel '.length)));
  }
}

/** The turn ends by itself when nothing can be paid, not even after cancelling a laid effect (R16). */
function somethingPayable(duel: Duel, me: Player): boolean {
  const weapons = [...weaponsIn(me, 'ready'), ...weaponsIn(me, 'broken'), ...cancellable(duel, me)];
  return payable(me, weapons).length > 0;
}

/** [SW 2.2.3.2] [SW 2.5.1.3] [SW 2.5.2.3] */
function actionsOf(duel: Duel, me: Player): string[] {
  return [
    'end',
    ...payable(me, weaponsIn(me, 'ready')).map((weapon) => `use ${weapon.name}`),
    ...payable(me, weaponsIn(me, 'broken')).map((weapon) => `repair ${weapon.name}`),
    ...cancellable(duel, me).map((weapon) => `cancel ${weapon.name}`),
  ];
}

/** [SW 2.5.2.1] [SW 2.5.2.4] */
function repair(duel: Duel, me: Player, weapon: Weapon): void {
  me.energy -= costOf(me, weapon);
  duel.actions -= 1;
  weapon.state = 'repairing';
}
