/**
 * The only writers of the state. Each checks, changes, and says what happened under the paragraph that ordered it.
 * After anything that can take life the caller asks `defeated`: the game ends at once and nothing more is resolved.
 */
import type { Cite } from '@kolbiste/kernel';
import { clearFlow, emit, emitFrom, lift, recordOrigin } from '@kolbiste/kernel';
import { E } from './events.ts';
import { cite } from './rulebook.ts';
import type { State } from './state.ts';
import { ALONE, DRAW, weaponAt } from './state.ts';
import { ABSENT, BROKEN, CURSED, FREED, LAID, MAX_ENERGY, READY, REPAIRING, SLOTS } from './vocabulary.ts';

/** Beside the effect's own paragraph, the general one. */
const DEFEAT = cite('2.3.1.2', '2.3.2.1', '2.7.3.2', 'R29');
const WIN = cite('2.3.4.1', '2.3.1.1', '2.3.2.2', '2.3.4.3');
const DRAWN = cite('2.3.4.2', '2.3.4.3', 'R28');

/** Adds energy up to the cap of 12; the surplus is lost under `cap`. Returns what was gained. */
export function gainEnergy(s: State, seat: number, amount: number, rule: Cite, cap: Cite): number {
  const gained = Math.min(amount, MAX_ENERGY - s.energy[seat]);
  s.energy[seat] += gained;
  emit(s, E.energyGained, rule, seat, gained, s.energy[seat]);
  if (gained < amount) emit(s, E.surplusLost, cap, seat, 0, amount - gained);
  return gained;
}

/** Spends energy; the predicates saw to it that there is enough [SW 2.6.2.2]. */
export function payEnergy(s: State, seat: number, amount: number, rule: Cite): void {
  if (amount > s.energy[seat]) throw new Error('more energy spent than there is');
  s.energy[seat] -= amount;
  if (amount > 0) emit(s, E.energyPaid, rule, seat, amount, s.energy[seat]);
}

export function payAction(s: State, seat: number, rule: Cite): void {
  s.actions--;
  emit(s, E.actionPaid, rule, seat, s.actions);
}

/** Takes all actions of the turn away. */
export function dropActions(s: State): void {
  s.actions = 0;
}

/** Life lost otherwise than by an attack: a price, sudden death, a trap. */
export function loseLife(s: State, seat: number, amount: number, rule: Cite): void {
  s.life[seat] -= amount;
  emit(s, E.lifeLost, rule, seat, amount, s.life[seat]);
}

/** Life lost to an attack. */
export function hitHero(s: State, seat: number, amount: number, rule: Cite): void {
  s.life[seat] -= amount;
  emit(s, E.heroHit, rule, seat, amount, s.life[seat]);
}

/** Adds life up to the printed value; the surplus is lost under `cap`. */
export function healHero(s: State, seat: number, amount: number, rule: Cite, cap: Cite): void {
  const healed = Math.min(amount, s.table.heroes[seat].life - s.life[seat]);
  s.life[seat] += healed;
  emit(s, E.healed, rule, seat, healed, s.life[seat]);
  if (healed < amount) emit(s, E.surplusLost, cap, seat, 1, amount - healed);
}

/**
 * Ends the game when a hero is at 0 or less [SW 2.3.1.2]; true = it is over.
 * @param rule the paragraph under which this loss defeats
 */
export function defeated(s: State, rule: Cite): boolean {
  const a = s.life[0] <= 0;
  const b = s.life[1] <= 0;
  if (!a && !b) return false;
  for (let seat = 0; seat < 2; seat++) {
    if (s.life[seat] > 0) continue;
    emit(s, E.defeated, rule, seat);
    emit(s, E.gameStopped, DEFEAT, seat);
  }
  s.winner = a && b ? DRAW : a ? 1 : 0;
  if (a && b) emit(s, E.gameDrawn, DRAWN);
  else emit(s, E.gameWon, WIN, s.winner);
  clearFlow(s);
  return true;
}

/** Whoever calls notes the event that brought the weapon into its state: what it does there later comes from it. */
function change(s: State, w: number, from: number, to: number): void {
  if (s.weapons[w] !== from) throw new Error(`weapon ${w} is in state ${s.weapons[w]}, not ${from}`);
  s.weapons[w] = to;
}

const owner = (w: number): number => (w >= SLOTS ? 1 : 0);

export function breakWeapon(s: State, w: number, rule: Cite): void {
  change(s, w, READY, BROKEN);
  recordOrigin(s, w, emit(s, E.weaponBroken, rule, owner(w), w));
}

export function curseWeapon(s: State, w: number, rule: Cite): void {
  change(s, w, READY, CURSED);
  recordOrigin(s, w, emit(s, E.weaponCursed, rule, owner(w), w));
}

export function startRepair(s: State, w: number, rule: Cite): void {
  change(s, w, BROKEN, REPAIRING);
  recordOrigin(s, w, emit(s, E.repairing, rule, owner(w), w));
}

export function freeWeapon(s: State, w: number, rule: Cite): void {
  change(s, w, CURSED, FREED);
  recordOrigin(s, w, emit(s, E.freed, rule, owner(w), w));
}

/** A repairing or freed weapon comes back [SW 2.5.2.5] [SW 2.5.3.5]. */
export function readyWeapon(s: State, w: number, rule: Cite): void {
  const before = s.weapons[w];
  if (before !== REPAIRING && before !== FREED) throw new Error(`weapon ${w} cannot be readied`);
  s.weapons[w] = READY;
  emitFrom(s, ALONE[w], E.weaponReadied, rule, owner(w), w, before);
  lift(s, w);
}

export function layEffect(s: State, w: number, field: number, rule: Cite): void {
  change(s, w, READY, LAID + field);
  recordOrigin(s, w, emit(s, E.laid, rule, owner(w), w, field));
}

/** A laid effect goes away and its weapon is ready again. `kind`: destroyed, used up, or cancelled by its owner. */
export function removeEffect(s: State, w: number, kind: number, rule: Cite): void {
  const state = s.weapons[w];
  if (state < LAID) throw new Error(`weapon ${w} carries no laid effect`);
  s.weapons[w] = READY;
  lift(s, w);
  emit(s, kind, rule, owner(w), w, state - LAID);
}

export function markUsed(s: State, seat: number, bit: number): void {
  if ((s.used[seat] >>> bit) & 1) throw new Error(`entry ${bit} of seat ${seat} is used twice`);
  s.used[seat] |= 1 << bit;
}

export function unmarkUsed(s: State, seat: number, bit: number): void {
  s.used[seat] &= ~(1 << bit);
}

export function beginRound(s: State, rule: Cite, time: number): number {
  s.round++;
  return emit(s, E.roundBegan, rule, s.round, time);
}

/** All entries of both heroes may be used again [R42]. */
export function beginTurn(s: State, seat: number, actions: number, rule: Cite): number {
  s.active = seat;
  s.actions = actions;
  s.used[0] = 0;
  s.used[1] = 0;
  return emit(s, E.turnBegan, rule, seat);
}

export function nameStarter(s: State, by: number, seat: number, rule: Cite): void {
  s.starting = seat;
  emit(s, E.starterChosen, rule, by, seat);
}

/** What must hold at every question; undefined = all is well. */
export function invariant(s: State): string | undefined {
  for (let seat = 0; seat < 2; seat++) {
    if (s.life[seat] > s.table.heroes[seat].life) return `life of seat ${seat} above the card`;
    if (s.energy[seat] < 0 || s.energy[seat] > MAX_ENERGY) return `energy of seat ${seat} is ${s.energy[seat]}`;
    if (s.winner === -2 && s.life[seat] <= 0) return `seat ${seat} is defeated and the game goes on`;
  }
  for (let w = 0; w < 2 * SLOTS; w++) {
    const state = s.weapons[w];
    if ((s.table.weapons[w] === null) !== (state === ABSENT)) return `weapon ${w} is there and is not`;
    if (state >= LAID && !(weaponAt(s, w).fields[state - LAID]?.kind >= 9))
      return `weapon ${w} carries a field that is not deferred`;
  }
  if (s.actions < 0 || s.actions > 4) return `${s.actions} actions left`;
  return undefined;
}
