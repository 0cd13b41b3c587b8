/**
 * The tight loop: the reduced duel written by hand for speed alone, on one typed array, without objects, closures or
 * allocation in a game. It is the yardstick for every other contestant.
 *
 * A player's weapons are sets of five bits (sound, broken, under repair, payable with so much energy): the options are
 * an intersection of sets, their number and the one drawn are entries of a table. What a turn needs of the random
 * source and the counters it holds in local variables, and the numbers of the game lie in an array rather than in
 * variables of the module: both were measured, together they are worth half the speed.
 */
import type { DuelRow, DuelTotals } from './contract.ts';
import { HASH_START } from './contract.ts';
import * as workload from './weapons.ts';

// Copied, because an imported name is read anew each time, where a constant of this module is compiled in (a sixth of the speed).
const {
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
  mix,
  PREPARE_ATTACK,
  RED,
  REPAIR_COST,
  RESISTANCE,
  SUDDEN_DEATH_LOSS,
  SUDDEN_DEATH_ROUND,
  UNIVERSAL_ATTACK,
  WEAPON_ATTACK,
  WEAPONS,
} = workload;

// A seat's numbers in `cells`, counted from the seat: 0 for player 0, FOE for player 1.
const FOE = 64;
const LIFE = 0;
const STORED = 1;
const BONUS = 2;
const SHIELD = 3;
const NEXT_BONUS = 4;
const NEXT_SHIELD = 5;
const SOUND = 6;
const BROKEN = 7;
const REPAIR = 8;
/** Four sets: the weapons payable with 0, 1, 2, and 3 or more energy. */
const PAYABLE = 9;
const WHEEL = 16;
const DURABILITY = 24;
const FULL = 32;

// Numbers of the game as a whole.
const X = 128;
const DECISIONS = 129;
const NODES = 130;
const TURNS = 131;
const ROUNDS = 132;
const cells = new Int32Array(160);

/** Where a wheel stands is `weapon * RIM + position`; eight a weapon, so that no multiplication is needed. */
const RIM = 8;

/**
 * What using a weapon does, by where its wheel stood before: the field that comes up as
 * `kind | colour << 4 | cost << 6 | n << 8`, and from bit 12 on where the wheel stands then.
 */
const uses = new Int32Array(WEAPONS * RIM);
const COLOUR_BITS = 3 << 4;
for (let weapon = 0; weapon < WEAPONS; weapon++) {
  for (let before = 0; before < FIELDS; before++) {
    const position = (before + 1) % FIELDS;
    const at = weapon * FIELDS + position;
    const field = FIELD_KIND[at] | (FIELD_COLOUR[at] << 4) | (COST[weapon] << 6) | (FIELD_N[at] << 8);
    uses[weapon * RIM + before] = field | ((weapon * RIM + position) << 12);
  }
}

// Of a set of five: how many there are, and the slot of the k-th at `set * 8 + k`.
const ALL = (1 << HAND) - 1;
const count = new Int32Array(ALL + 1);
const nth = new Int32Array((ALL + 1) * 8);
for (let set = 0; set <= ALL; set++) {
  for (let slot = 0; slot < HAND; slot++) {
    if ((set >> slot) & 1) nth[set * 8 + count[set]++] = slot;
  }
}

const deck = new Int32Array(WEAPONS);

/** Deals the workload's game of this seed into `cells`, ready for its first round. */
function deal(seed: number): void {
  let x = mix(seed);
  for (let i = 0; i < WEAPONS; i++) deck[i] = i;
  for (let i = 0; i < 2 * HAND; i++) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    const j = i + (((x >>> 16) * (WEAPONS - i)) >>> 16);
    const weapon = deck[j];
    deck[j] = deck[i];
    deck[i] = weapon;
  }
  x = sit(0, 0, x);
  cells[X] = sit(FOE, HAND, x);
  for (let at = DECISIONS; at <= ROUNDS; at++) cells[at] = 0;
}

/** Sets up one seat with five weapons of the deck; the source after its five draws. */
function sit(me: number, from: number, source: number): number {
  let x = source;
  let [free, one, two] = [0, 0, 0];
  for (let at = me; at <= me + REPAIR; at++) cells[at] = 0;
  cells[me + LIFE] = MAX_LIFE;
  cells[me + SOUND] = ALL;
  for (let slot = 0; slot < HAND; slot++) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    const weapon = deck[from + slot];
    cells[me + WHEEL + slot] = weapon * RIM + (((x >>> 16) * FIELDS) >>> 16);
    cells[me + DURABILITY + slot] = cells[me + FULL + slot] = RESISTANCE[weapon];
    const cost = COST[weapon];
    free |= (cost < 1 ? 1 : 0) << slot;
    one |= (cost < 2 ? 1 : 0) << slot;
    two |= (cost < 3 ? 1 : 0) << slot;
  }
  cells[me + PAYABLE] = free;
  cells[me + PAYABLE + 1] = one;
  cells[me + PAYABLE + 2] = two;
  cells[me + PAYABLE + 3] = ALL;
  return x;
}

/** Plays rounds until the game is over; the result. */
function playOut(): number {
  for (let round = 1; round <= LAST_ROUND; round++) {
    cells[ROUNDS] = round;
    if (round >= SUDDEN_DEATH_ROUND) {
      const life0 = (cells[LIFE] -= SUDDEN_DEATH_LOSS);
      const life1 = (cells[FOE + LIFE] -= SUDDEN_DEATH_LOSS);
      if (life0 <= 0 || life1 <= 0) return life0 > 0 ? 0 : life1 > 0 ? 1 : 2;
    }
    const energy = DAYTIME[(round - 1) & 3];
    const first = (round - 1) & 1;
    if (turn(first * FOE, energy)) return first;
    if (turn(FOE - first * FOE, energy)) return 1 - first;
  }
  return 2;
}

/** One turn; true when it has killed the opponent's hero. */
function turn(me: number, gain: number): boolean {
  beginTurn(me, gain);
  let x = cells[X];
  let decisions = 0;
  let nodes = 0;
  let killed = false;
  for (let action = 0; action < ACTIONS; action++) {
    const energy = cells[me + STORED];
    const usable = cells[me + SOUND] & cells[me + PAYABLE + (energy < 3 ? energy : 3)];
    const broken = energy >= REPAIR_COST ? cells[me + BROKEN] : 0;
    const pass = count[usable] + count[broken];
    nodes++;
    if (pass === 0) break;
    decisions++;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    const drawn = ((x >>> 16) * (pass + 1)) >>> 16;
    if (drawn === pass) break;
    if (drawn >= count[usable]) {
      repair(me, nth[broken * 8 + drawn - count[usable]]);
      continue;
    }
    const field = payAndMoveWheel(me, nth[usable * 8 + drawn]);
    const options = countOptions(field, cells[FOE - me + SOUND]);
    let target = 0;
    nodes++;
    if (options > 1) {
      decisions++;
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
      target = ((x >>> 16) * options) >>> 16;
    }
    if ((field & COLOUR_BITS) !== RED << 4 && target-- === 0) continue;
    killed = resolve(me, FOE - me, field, target);
    if (killed || (field & COLOUR_BITS) !== GREEN << 4) break;
  }
  cells[X] = x;
  cells[DECISIONS] += decisions;
  cells[NODES] += nodes;
  cells[TURNS]++;
  return killed;
}

function beginTurn(me: number, gain: number): void {
  const repaired = cells[me + REPAIR];
  if (repaired !== 0) {
    for (let slot = 0; slot < HAND; slot++) {
      if ((repaired >> slot) & 1) cells[me + DURABILITY + slot] = cells[me + FULL + slot];
    }
    cells[me + SOUND] |= repaired;
    cells[me + REPAIR] = 0;
  }
  add(me + STORED, gain, MAX_ENERGY);
  add(me + BONUS, cells[me + NEXT_BONUS], MAX_STORED);
  cells[me + NEXT_BONUS] = 0;
  cells[me + SHIELD] = cells[me + NEXT_SHIELD];
  cells[me + NEXT_SHIELD] = 0;
}

function repair(me: number, slot: number): void {
  cells[me + STORED] -= REPAIR_COST;
  cells[me + BROKEN] ^= 1 << slot;
  cells[me + REPAIR] |= 1 << slot;
}

/** Pays for the weapon and turns its wheel; the entry of `uses` that came up. */
function payAndMoveWheel(me: number, slot: number): number {
  const field = uses[cells[me + WHEEL + slot]];
  cells[me + WHEEL + slot] = field >> 12;
  cells[me + STORED] -= (field >> 6) & 3;
  return field;
}

/** How many options a field has (skip and targets) against these sound weapons. */
function countOptions(field: number, targets: number): number {
  const kind = field & 15;
  const skip = (field & COLOUR_BITS) === RED << 4 ? 0 : 1;
  if (kind === WEAPON_ATTACK) return skip + (targets === 0 ? 1 : count[targets]);
  return skip + (kind === UNIVERSAL_ATTACK ? 1 + count[targets] : 1);
}

/** Applies a field to its k-th target; true when the opponent's hero falls. */
function resolve(me: number, foe: number, field: number, k: number): boolean {
  const kind = field & 15;
  const n = (field >> 8) & 15;
  if (kind === ENERGY) add(me + STORED, n, MAX_ENERGY);
  else if (kind === HERO_ATTACK || (kind === UNIVERSAL_ATTACK && k === 0)) return hitHero(foe, n + cells[me + BONUS]);
  else if (kind === WEAPON_ATTACK) hitWeapon(foe, k, n + cells[me + BONUS]);
  else if (kind === UNIVERSAL_ATTACK) hitWeapon(foe, k - 1, n + cells[me + BONUS]);
  else if (kind === HEAL) add(me + LIFE, n, MAX_LIFE);
  else if (kind === PREPARE_ATTACK) add(me + NEXT_BONUS, n, MAX_STORED);
  else add(me + NEXT_SHIELD, n, MAX_STORED);
  return false;
}

function add(at: number, n: number, limit: number): void {
  const sum = cells[at] + n;
  cells[at] = sum < limit ? sum : limit;
}

function hitHero(foe: number, strength: number): boolean {
  const shield = cells[foe + SHIELD] - strength;
  cells[foe + SHIELD] = shield > 0 ? shield : 0;
  return shield < 0 && (cells[foe + LIFE] += shield) <= 0;
}

/** Hits the k-th sound weapon; nothing happens when there is none. */
function hitWeapon(foe: number, k: number, strength: number): void {
  const sound = cells[foe + SOUND];
  if (sound === 0) return;
  const slot = nth[sound * 8 + k];
  const left = cells[foe + DURABILITY + slot] - strength;
  cells[foe + DURABILITY + slot] = left > 0 ? left : 0;
  if (left > 0) return;
  cells[foe + SOUND] = sound ^ (1 << slot);
  cells[foe + BROKEN] |= 1 << slot;
}

/** Plays the game that `deal(seed)` starts, each option drawn by the workload's source. */
export function play(seed: number): DuelRow {
  deal(seed);
  return {
    result: playOut(),
    decisions: cells[DECISIONS],
    nodes: cells[NODES],
    rounds: cells[ROUNDS],
    turns: cells[TURNS],
    x: cells[X] >>> 0,
  };
}

/** Plays the games of `seed`, `seed + 1`, ... and sums them up, without an object a game. */
export function batch(seed: number, games: number): DuelTotals {
  let [win0, win1, draws, hash] = [0, 0, 0, HASH_START];
  let [decisions, nodes, rounds, turns] = [0, 0, 0, 0];
  for (let i = 0; i < games; i++) {
    deal((seed + i) >>> 0);
    const result = playOut();
    if (result === 0) win0++;
    else if (result === 1) win1++;
    else draws++;
    decisions += cells[DECISIONS];
    nodes += cells[NODES];
    rounds += cells[ROUNDS];
    turns += cells[TURNS];
    hash = fold(fold(fold(hash, result), cells[DECISIONS]), cells[NODES]);
    hash = fold(fold(fold(hash, cells[ROUNDS]), cells[TURNS]), cells[X]);
  }
  return { games, win0, win1, draws, decisions, nodes, rounds, turns, hash: hash >>> 0 };
}

function fold(hash: number, value: number): number {
  return Math.imul(hash ^ value, 0x01000193);
}
