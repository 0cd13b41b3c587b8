/**
 * A duel judged by weights that were fitted to the results of games between bots (logistic regression on the features
 * below, one side minus the other). The searching levels judge by it.
 */
import type { Evaluation } from '@kolbiste/gamekit';
import type { State } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { open } from './count.ts';

type Table = State['table'];

/** All weights in 1/16 of a point; a point is 1/64 of the logarithm of the odds. */
const GAIN = 125;
/** Life, and the first five of it, by part of the game: rounds 1-4, 5-6, 7-8, sudden death. */
const LIFE = [235, 307, 352, 341];
const FIRST_LIFE = [236, 103, -13, -54];
const ENERGY = -10;
const FIRST_ENERGY = 79;
/** A weapon by its state: ready, broken, repairing, cursed, freed; and one that carries a laid effect. */
const STATE = [35, -73, 47, -234, 257];
const LAID = 13;
/** What a weapon that is not broken or cursed shows: cost, resistance, red and orange fields, values by kind of effect. */
const COST = -168;
const RESISTANCE = 23;
const RED = -86;
const ORANGE = -180;
const VALUE = [105, 295, 46, 303, 304, -155, 447, 166, 206, 480, 83, 226, 64];
/** A laid effect, its value and its resistance: persistent attack, shield, combo, trap. */
const LAID_EFFECT = [6, 22, -140, 166];
const LAID_VALUE = [413, 104, 93, 316];
const LAID_RESISTANCE = [57, 37, 68, -51];
const TWO_COMBOS = 550;
/** Being on turn, by actions left; with energy, with ready weapons. */
const ACTIONS = [0, -460, -349, -245, -118];
const ACTIVE_ENERGY = 59;
const ACTIVE_READY = 40;
/** Turns to live under sudden death, at most three. */
const TURNS_TO_LIVE = 793;

const FIRST_LAID = 8;
const FIRST_DEFERRED = 9;
const COMBO = 11;
const WEAPONS = 5;
const STATES = 32;

/** Whole part towards zero. */
const whole = (a: number, b: number): number => (a - (a % b)) / b;

function worthOf(weapon: NonNullable<Table['weapons'][number]>, state: number): number {
  let sum = state >= FIRST_LAID ? LAID : STATE[state];
  if (state === 0 || state === 2 || state === 4 || state >= FIRST_LAID) {
    let fields = 0;
    for (const field of weapon.fields) {
      fields += field.value * VALUE[field.kind] + (field.colour === 2 ? RED : field.colour === 1 ? ORANGE : 0);
    }
    sum += weapon.cost * COST + weapon.resistance * RESISTANCE + whole(fields, weapon.fields.length);
  }
  const laid = weapon.fields[state - FIRST_LAID];
  if (state >= FIRST_LAID && laid !== undefined && laid.kind >= FIRST_DEFERRED) {
    const k = laid.kind - FIRST_DEFERRED;
    sum += LAID_EFFECT[k] + laid.value * LAID_VALUE[k] + laid.resistance * LAID_RESISTANCE[k];
  }
  return sum;
}

/** What never changes in a game, counted once for each table of printed cards. */
const counted = new WeakMap<object, { readonly worth: Int32Array; readonly gain: readonly number[] }>();

function count(table: Table): { readonly worth: Int32Array; readonly gain: readonly number[] } {
  const old = counted.get(table);
  if (old !== undefined) return old;
  const worth = new Int32Array(2 * WEAPONS * STATES);
  table.weapons.forEach((weapon, w) => {
    if (weapon === null) return;
    for (let state = 0; state < STATES; state++) {
      if (state < STATE.length || state >= FIRST_LAID) worth[w * STATES + state] = worthOf(weapon, state);
    }
  });
  const gain = table.heroes.map((hero) => hero.slots.reduce((sum, slot) => sum + slot.gain * GAIN, 0));
  const made = { worth, gain };
  counted.set(table, made);
  return made;
}

function side(s: State, seat: number): number {
  const { worth, gain } = count(s.table);
  const part = s.round <= 4 ? 0 : s.round <= 6 ? 1 : s.round <= 8 ? 2 : 3;
  const life = s.life[seat];
  const energy = s.energy[seat];
  let sum = gain[seat] + LIFE[part] * life + FIRST_LIFE[part] * Math.min(life, 5);
  sum += ENERGY * energy + FIRST_ENERGY * Math.min(energy, 4);
  if (s.round >= 8) sum += TURNS_TO_LIVE * Math.min(3, whole(Math.max(0, life + 4), 5));
  let ready = 0;
  let combos = 0;
  for (let w = seat * WEAPONS; w < seat * WEAPONS + WEAPONS; w++) {
    const state = s.weapons[w];
    if (state < 0) continue;
    sum += worth[w * STATES + Math.min(state, STATES - 1)];
    if (state === 0) ready++;
    else if (state >= FIRST_LAID && s.table.weapons[w]?.fields[state - FIRST_LAID].kind === COMBO) combos++;
  }
  if (combos >= 2) sum += TWO_COMBOS;
  if (s.active === seat && s.actions > 0) sum += ACTIONS[s.actions] + ACTIVE_ENERGY * energy + ACTIVE_READY * ready;
  return sum;
}

export const fitted: Evaluation<State, View> = {
  points: (s, seat) => (side(s, seat) - side(s, 1 - seat)) >> 4,
  open,
};
