/** The reduced duel on the kernel: its state, and the deal as a labelled draw. */
import type { Core } from '@kolbiste/kernel';
import { chance, cloneFrames, core, newFlow, rulebook } from '@kolbiste/kernel';
import { FIELDS, HAND, MAX_LIFE, RESISTANCE, WEAPONS } from '../weapons.ts';

export const flow = newFlow<State>('reduced-duel');
export const book = rulebook('reduced-duel', ['deal', 'round', 'turn', 'repair', 'use', 'effect', 'pass', 'end']);
export const { cite } = book;

/** States of a weapon. */
export const SOUND = 0;
export const BROKEN = 1;
export const REPAIRING = 2;
export const UNDER_WAY = -1;
export const DRAW = 2;

export interface State extends Core {
  /** Weapon `slot` of a player stands at `player * HAND + slot` in all four lists. */
  weapons: number[];
  wheels: number[];
  durability: number[];
  states: number[];
  life: number[];
  energy: number[];
  bonus: number[];
  shield: number[];
  nextBonus: number[];
  nextShield: number[];
  round: number;
  turns: number;
  /** 1 = the present turn is over. */
  ended: number;
  result: number;
}

export function blank(seed: string): State {
  const c = core(seed);
  return {
    frames: c.frames,
    n: 0,
    draws: 0,
    chance: c.chance,
    rng: c.rng,
    origins: c.origins,
    weapons: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    wheels: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    durability: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    states: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    life: [MAX_LIFE, MAX_LIFE],
    energy: [0, 0],
    bonus: [0, 0],
    shield: [0, 0],
    nextBonus: [0, 0],
    nextShield: [0, 0],
    round: 0,
    turns: 0,
    ended: 0,
    result: UNDER_WAY,
  };
}

/** Deals ten of the twenty-four weapons and sets their wheels, in the workload's order. */
export function dealInto(s: State): void {
  const deck: number[] = [];
  for (let id = 0; id < WEAPONS; id++) deck.push(id);
  for (let i = 0; i < 2 * HAND; i++) {
    const j = i + chance(s, 'deal', WEAPONS - i);
    const weapon = deck[j];
    deck[j] = deck[i];
    deck[i] = weapon;
    s.weapons[i] = weapon;
    s.durability[i] = RESISTANCE[weapon];
  }
  for (let i = 0; i < 2 * HAND; i++) s.wheels[i] = chance(s, 'wheel', FIELDS);
}

export function clone(s: State): State {
  return {
    frames: cloneFrames(flow.procedures, s.frames),
    n: s.n,
    draws: s.draws,
    chance: s.chance,
    rng: s.rng.slice(),
    origins: s.origins.slice(),
    weapons: s.weapons.slice(),
    wheels: s.wheels.slice(),
    durability: s.durability.slice(),
    states: s.states.slice(),
    life: s.life.slice(),
    energy: s.energy.slice(),
    bonus: s.bonus.slice(),
    shield: s.shield.slice(),
    nextBonus: s.nextBonus.slice(),
    nextShield: s.nextShield.slice(),
    round: s.round,
    turns: s.turns,
    ended: s.ended,
    result: s.result,
  };
}
