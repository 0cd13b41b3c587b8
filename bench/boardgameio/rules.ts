/**
 * The rules of the reduced duel over one flat array of numbers, which is all that boardgame.io's G holds. Points with
 * a single option are passed over at once, so that boardgame.io is asked only where there is something to decide.
 */
import type { Deal } from '../duel/weapons.ts';
import {
  ACTIONS,
  COST,
  DAYTIME,
  ENERGY,
  FIELD_COLOUR,
  FIELD_KIND,
  FIELD_N,
  FIELDS,
  GREEN,
  HAND,
  HEAL,
  HERO_ATTACK,
  LAST_ROUND,
  MAX_ENERGY,
  MAX_LIFE,
  MAX_STORED,
  PREPARE_ATTACK,
  PREPARE_SHIELD,
  RED,
  REPAIR_COST,
  RESISTANCE,
  SUDDEN_DEATH_LOSS,
  SUDDEN_DEATH_ROUND,
  UNIVERSAL_ATTACK,
  WEAPON_ATTACK,
} from '../duel/weapons.ts';

/** The position: the numbers named below, then the seats'. */
export type Cells = number[];

/** -1 while the game is on, then the result. */
export const RESULT = 0;
/** Whose turn it is. */
export const ACTIVE = 1;
export const ROUND = 2;
export const NODES = 3;
export const TURNS = 4;
const SECOND = 5;
const ACTION = 6;
/** The field that came up and waits for its target, as an index of the field tables; -1: none. */
const FIELD = 7;
const SEAT_0 = 8;

// A seat's numbers, and then five each.
const LIFE = 0;
const STORED = 1;
const BONUS = 2;
const SHIELD = 3;
const NEXT_BONUS = 4;
const NEXT_SHIELD = 5;
const WEAPON = 6;
const WHEEL = WEAPON + HAND;
const DURABILITY = WHEEL + HAND;
const STATUS = DURABILITY + HAND;
const SEAT = STATUS + HAND;

// A weapon's status.
const SOUND = 0;
const BROKEN = 1;
const REPAIR = 2;

// Options: use 0 to 4, repair 5 to 9, pass; and for a field skip, no weapon (or nobody to choose), weapon 0 to 4.
const MEND = HAND;
const PASS = 2 * HAND;
const SKIP = PASS + 1;
const NO_WEAPON = SKIP + 1;
const TARGET = NO_WEAPON + 1;

/** The position before the first decision. */
export function start(deal: Deal): Cells {
  const cells: Cells = new Array<number>(SEAT_0 + 2 * SEAT).fill(0);
  cells[RESULT] = -1;
  cells[FIELD] = -1;
  for (let seat = 0; seat < 2; seat++) {
    const me = SEAT_0 + seat * SEAT;
    cells[me + LIFE] = MAX_LIFE;
    for (let slot = 0; slot < HAND; slot++) {
      const weapon = deal.weapons[seat * HAND + slot];
      cells[me + WEAPON + slot] = weapon;
      cells[me + WHEEL + slot] = deal.wheels[seat * HAND + slot];
      cells[me + DURABILITY + slot] = RESISTANCE[weapon];
    }
  }
  nextRound(cells);
  toNextDecision(cells);
  return cells;
}

/** The options of a position in the workload's order. */
export function list(cells: Cells): number[] {
  const options: number[] = [];
  const field = cells[FIELD];
  if (field < 0) {
    const me = active(cells);
    for (let slot = 0; slot < HAND; slot++) if (isLegal(cells, slot)) options.push(slot);
    if (cells[me + STORED] >= REPAIR_COST) {
      for (let slot = 0; slot < HAND; slot++) if (cells[me + STATUS + slot] === BROKEN) options.push(MEND + slot);
    }
    options.push(PASS);
    return options;
  }
  for (let option = SKIP; option < TARGET + HAND; option++) if (isLegal(cells, option)) options.push(option);
  return options;
}

/** Whether a whole number from 0 on is one of the options of this position. */
export function isLegal(cells: Cells, option: number): boolean {
  const field = cells[FIELD];
  if (field < 0) {
    const me = active(cells);
    if (option < MEND) {
      return cells[me + STATUS + option] === SOUND && COST[cells[me + WEAPON + option]] <= cells[me + STORED];
    }
    if (option === PASS) return true;
    return option < PASS && cells[me + STORED] >= REPAIR_COST && cells[me + STATUS + option - MEND] === BROKEN;
  }
  if (option === SKIP) return FIELD_COLOUR[field] !== RED;
  const kind = FIELD_KIND[field];
  if (option === NO_WEAPON) return kind !== WEAPON_ATTACK || countSound(cells, passive(cells)) === 0;
  if (option < TARGET || option >= TARGET + HAND) return false;
  return (kind === WEAPON_ATTACK || kind === UNIVERSAL_ATTACK) && isSound(cells, passive(cells), option - TARGET);
}

/** Does what a legal option says, and goes on to the next decision or the end. */
export function take(cells: Cells, option: number): void {
  const me = active(cells);
  if (option < MEND) {
    use(cells, me, option);
  } else if (option < PASS) {
    cells[me + STORED] -= REPAIR_COST;
    cells[me + STATUS + option - MEND] = REPAIR;
    cells[ACTION]++;
  } else if (option === PASS) endTurn(cells);
  else if (option === SKIP) cells[FIELD] = -1;
  else resolve(cells, option - TARGET);
  toNextDecision(cells);
}

/** Passes over all points with a single option, counting them. */
function toNextDecision(cells: Cells): void {
  while (cells[RESULT] < 0) {
    if (cells[FIELD] < 0 && cells[ACTION] === ACTIONS) {
      endTurn(cells);
      continue;
    }
    cells[NODES]++;
    const only = onlyOption(cells);
    if (only < 0) return;
    if (only === PASS) endTurn(cells);
    else resolve(cells, only - TARGET);
  }
}

/** The single option of a position; -1 when there are more. */
function onlyOption(cells: Cells): number {
  const field = cells[FIELD];
  if (field < 0) {
    for (let option = 0; option < PASS; option++) if (isLegal(cells, option)) return -1;
    return PASS;
  }
  if (FIELD_COLOUR[field] !== RED) return -1;
  const kind = FIELD_KIND[field];
  if (kind !== WEAPON_ATTACK && kind !== UNIVERSAL_ATTACK) return NO_WEAPON;
  const foe = passive(cells);
  const targets = countSound(cells, foe);
  if (targets === 0) return NO_WEAPON;
  if (targets > 1 || kind === UNIVERSAL_ATTACK) return -1;
  let slot = 0;
  while (!isSound(cells, foe, slot)) slot++;
  return TARGET + slot;
}

function nextRound(cells: Cells): void {
  if (cells[ROUND] === LAST_ROUND) {
    cells[RESULT] = 2;
    return;
  }
  const round = ++cells[ROUND];
  if (round >= SUDDEN_DEATH_ROUND) {
    const life0 = (cells[SEAT_0 + LIFE] -= SUDDEN_DEATH_LOSS);
    const life1 = (cells[SEAT_0 + SEAT + LIFE] -= SUDDEN_DEATH_LOSS);
    if (life0 <= 0 || life1 <= 0) {
      cells[RESULT] = life0 > 0 ? 0 : life1 > 0 ? 1 : 2;
      return;
    }
  }
  cells[ACTIVE] = (round - 1) & 1;
  cells[SECOND] = 0;
  beginTurn(cells);
}

function beginTurn(cells: Cells): void {
  const me = active(cells);
  for (let slot = 0; slot < HAND; slot++) {
    if (cells[me + STATUS + slot] === REPAIR) {
      cells[me + STATUS + slot] = SOUND;
      cells[me + DURABILITY + slot] = RESISTANCE[cells[me + WEAPON + slot]];
    }
  }
  add(cells, me + STORED, DAYTIME[(cells[ROUND] - 1) & 3], MAX_ENERGY);
  add(cells, me + BONUS, cells[me + NEXT_BONUS], MAX_STORED);
  cells[me + NEXT_BONUS] = 0;
  cells[me + SHIELD] = cells[me + NEXT_SHIELD];
  cells[me + NEXT_SHIELD] = 0;
  cells[TURNS]++;
  cells[ACTION] = 0;
}

function endTurn(cells: Cells): void {
  if (cells[SECOND] === 1) {
    nextRound(cells);
    return;
  }
  cells[SECOND] = 1;
  cells[ACTIVE] = 1 - cells[ACTIVE];
  beginTurn(cells);
}

function use(cells: Cells, me: number, slot: number): void {
  const weapon = cells[me + WEAPON + slot];
  const position = (cells[me + WHEEL + slot] + 1) % FIELDS;
  cells[me + STORED] -= COST[weapon];
  cells[me + WHEEL + slot] = position;
  cells[FIELD] = weapon * FIELDS + position;
  cells[ACTION]++;
}

/** Applies the field that waits; a negative slot is the hero, or nobody. */
function resolve(cells: Cells, slot: number): void {
  const field = cells[FIELD];
  const me = active(cells);
  const n = FIELD_N[field];
  const kind = FIELD_KIND[field];
  cells[FIELD] = -1;
  if (kind === ENERGY) add(cells, me + STORED, n, MAX_ENERGY);
  else if (kind === HEAL) add(cells, me + LIFE, n, MAX_LIFE);
  else if (kind === PREPARE_ATTACK) add(cells, me + NEXT_BONUS, n, MAX_STORED);
  else if (kind === PREPARE_SHIELD) add(cells, me + NEXT_SHIELD, n, MAX_STORED);
  else if (slot >= 0) hitWeapon(cells, passive(cells), slot, n + cells[me + BONUS]);
  else if (kind === HERO_ATTACK || kind === UNIVERSAL_ATTACK) hitHero(cells, n + cells[me + BONUS]);
  if (cells[RESULT] < 0 && FIELD_COLOUR[field] !== GREEN) endTurn(cells);
}

function hitHero(cells: Cells, strength: number): void {
  const foe = passive(cells);
  const through = strength - cells[foe + SHIELD];
  cells[foe + SHIELD] = Math.max(0, -through);
  if (through <= 0) return;
  cells[foe + LIFE] -= through;
  if (cells[foe + LIFE] <= 0) cells[RESULT] = cells[ACTIVE];
}

function hitWeapon(cells: Cells, foe: number, slot: number, strength: number): void {
  const left = Math.max(0, cells[foe + DURABILITY + slot] - strength);
  cells[foe + DURABILITY + slot] = left;
  if (left === 0) cells[foe + STATUS + slot] = BROKEN;
}

function add(cells: Cells, at: number, n: number, limit: number): void {
  cells[at] = Math.min(limit, cells[at] + n);
}

function active(cells: Cells): number {
  return SEAT_0 + cells[ACTIVE] * SEAT;
}

function passive(cells: Cells): number {
  return SEAT_0 + (1 - cells[ACTIVE]) * SEAT;
}

function isSound(cells: Cells, foe: number, slot: number): boolean {
  return cells[foe + STATUS + slot] === SOUND;
}

function countSound(cells: Cells, foe: number): number {
  let count = 0;
  for (let slot = 0; slot < HAND; slot++) if (isSound(cells, foe, slot)) count++;
  return count;
}
