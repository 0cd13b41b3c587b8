/** The writers of the reduced duel, and its events. */
import { clearFlow, emit } from '@kolbiste/kernel';
import { HAND, MAX_ENERGY, MAX_LIFE, MAX_STORED, RESISTANCE } from '../weapons.ts';
import type { State } from './state.ts';
import { BROKEN, cite, REPAIRING, SOUND } from './state.ts';

export const EVENTS = [
  'answer',
  'round',
  'turn',
  'spun',
  'repair',
  'energy',
  'life',
  'hit',
  'blocked',
  'broken',
  'prepared',
  'over',
];
const ROUND = 1;
const TURN = 2;
const SPUN = 3;
const REPAIR = 4;
const ENERGY_IS = 5;
const LIFE_IS = 6;
const HIT = 7;
const BLOCKED = 8;
const BROKE = 9;
const PREPARED = 10;
const OVER = 11;

const EFFECT = cite('effect');
const ROUND_RULE = cite('round');
const TURN_RULE = cite('turn');
const USE_RULE = cite('use');
const REPAIR_RULE = cite('repair');
const END_RULE = cite('end');

export function end(s: State, result: number): void {
  s.result = result;
  emit(s, OVER, END_RULE, result);
  clearFlow(s);
}

export function nextRound(s: State): void {
  s.round++;
  emit(s, ROUND, ROUND_RULE, s.round);
}

export function endTurn(s: State): void {
  s.ended = 1;
}

/** Repaired weapons are sound, energy comes, what was prepared counts. */
export function beginTurn(s: State, me: number, gain: number): void {
  s.turns++;
  s.ended = 0;
  emit(s, TURN, TURN_RULE, me, gain);
  for (let w = me * HAND; w < me * HAND + HAND; w++) {
    if (s.states[w] !== REPAIRING) continue;
    s.states[w] = SOUND;
    s.durability[w] = RESISTANCE[s.weapons[w]];
  }
  s.energy[me] = Math.min(MAX_ENERGY, s.energy[me] + gain);
  s.bonus[me] = Math.min(MAX_STORED, s.bonus[me] + s.nextBonus[me]);
  s.nextBonus[me] = 0;
  s.shield[me] = s.nextShield[me];
  s.nextShield[me] = 0;
}

export function spendEnergy(s: State, me: number, amount: number): void {
  s.energy[me] -= amount;
  emit(s, ENERGY_IS, EFFECT, me, s.energy[me]);
}

export function gainEnergy(s: State, me: number, amount: number): void {
  s.energy[me] = Math.min(MAX_ENERGY, s.energy[me] + amount);
  emit(s, ENERGY_IS, EFFECT, me, s.energy[me]);
}

export function heal(s: State, me: number, amount: number): void {
  s.life[me] = Math.min(MAX_LIFE, s.life[me] + amount);
  emit(s, LIFE_IS, EFFECT, me, s.life[me]);
}

export function prepareAttack(s: State, me: number, amount: number): void {
  s.nextBonus[me] = Math.min(MAX_STORED, s.nextBonus[me] + amount);
  emit(s, PREPARED, EFFECT, me, 0, s.nextBonus[me]);
}

export function prepareShield(s: State, me: number, amount: number): void {
  s.nextShield[me] = Math.min(MAX_STORED, s.nextShield[me] + amount);
  emit(s, PREPARED, EFFECT, me, 1, s.nextShield[me]);
}

export function startRepair(s: State, w: number): void {
  s.states[w] = REPAIRING;
  emit(s, REPAIR, REPAIR_RULE, w);
}

export function turnWheel(s: State, w: number, position: number): void {
  s.wheels[w] = position;
  emit(s, SPUN, USE_RULE, w, position);
}

/** True when this kills the hero. */
export function hitHero(s: State, foe: number, strength: number): boolean {
  if (s.shield[foe] >= strength) {
    s.shield[foe] -= strength;
    emit(s, BLOCKED, EFFECT, foe, strength);
    return false;
  }
  s.life[foe] -= strength - s.shield[foe];
  s.shield[foe] = 0;
  emit(s, HIT, EFFECT, foe, s.life[foe]);
  return s.life[foe] <= 0;
}

export function hitWeapon(s: State, w: number, strength: number): void {
  const left = s.durability[w] - strength;
  s.durability[w] = Math.max(0, left);
  if (left > 0) return;
  s.states[w] = BROKEN;
  emit(s, BROKE, EFFECT, w);
}

/** Sudden death: both lose; true when the game is over. */
export function loseBoth(s: State, amount: number): boolean {
  s.life[0] -= amount;
  s.life[1] -= amount;
  emit(s, LIFE_IS, ROUND_RULE, 0, s.life[0]);
  emit(s, LIFE_IS, ROUND_RULE, 1, s.life[1]);
  if (s.life[0] > 0 && s.life[1] > 0) return false;
  end(s, s.life[0] > 0 ? 0 : s.life[1] > 0 ? 1 : 2);
  return true;
}
