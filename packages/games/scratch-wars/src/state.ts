/**
 * The state of a duel. Printed cards lie in `table` (compiled once, never written, shared by clones); all that changes
 * is a handful of integers. Nothing is hidden but the choice of a start weapon until both have chosen (R9).
 */
import type { Core } from '@kolbiste/kernel';
import { cloneFrames, core } from '@kolbiste/kernel';
import type { Deck, HeroCard, WeaponCard } from './cards/types.ts';
import { flow } from './flow/registry.ts';
import type { Profile } from './profile.ts';
import { profileBits } from './profile.ts';
import {
  ABSENT,
  BONUSES,
  COLOUR_NAMES,
  EFFECTS,
  MAX_ENERGY,
  READY,
  SLOTS,
  SPECIALS,
  TIMES,
  TYPES,
} from './vocabulary.ts';

export interface Config {
  decks: [Deck, Deck];
  profile: Profile;
}

/** A bonus or a special of a hero at one time of day. */
export interface Entry {
  kind: number;
  value: number;
}

export interface Slot {
  gain: number;
  bonuses: readonly Entry[];
  specials: readonly Entry[];
}

export interface Hero {
  life: number;
  slots: readonly Slot[];
}

export interface Field {
  colour: number;
  kind: number;
  value: number;
  resistance: number;
}

export interface Weapon {
  type: number;
  /** Printed energy cost. */
  printed: number;
  /** What this hero pays: printed, and one more without focus [SW 2.5.1.2]. */
  cost: number;
  resistance: number;
  fields: readonly Field[];
}

/** The printed cards as integers. Weapon k of seat s has number s * 5 + k. */
export interface Table {
  heroes: readonly Hero[];
  weapons: readonly (Weapon | null)[];
  /** Bits of the profile that differ from the rulings. */
  profile: number;
}

export interface State extends Core {
  config: Config;
  table: Table;
  round: number;
  /** -1 until the starter is named. */
  starting: number;
  active: number;
  /** Actions left to the active player. */
  actions: number;
  life: number[];
  energy: number[];
  /** Used entries of the present time of day: bonus k is bit k, special k is bit 16 + k. */
  used: number[];
  /** State of each weapon by number; ABSENT where a seat has fewer than five. */
  weapons: number[];
  /** -2 = under way, -1 = a draw, otherwise the winner. */
  winner: number;
}

export const UNDER_WAY = -2;
export const DRAW = -1;

function compileHero(card: HeroCard): Hero {
  const slots = TIMES.map((time) => {
    const slot = card.slots[time];
    return {
      gain: slot.energyGain,
      bonuses: slot.bonuses.map((b) => ({ kind: BONUSES.indexOf(b.kind), value: b.value })),
      specials: slot.specials.map((x) => ({
        kind: SPECIALS.indexOf(x.kind),
        value: x.kind === 'trick' ? Math.abs(x.value) : x.value,
      })),
    };
  });
  return { life: card.life, slots };
}

function compileWeapon(card: WeaponCard, hero: HeroCard): Weapon {
  const surcharge = hero.focus.includes(card.type) ? 0 : 1;
  return {
    type: TYPES.indexOf(card.type),
    printed: card.energyCost,
    cost: card.energyCost + surcharge,
    resistance: card.resistance,
    fields: card.fields.map((f) => ({
      colour: COLOUR_NAMES.indexOf(f.colour),
      kind: EFFECTS.indexOf(f.kind),
      value: f.value,
      resistance: f.resistance ?? 0,
    })),
  };
}

const tables = new WeakMap<Config, Table>();

/** The printed cards of a configuration as integers; made once for each configuration object. */
export function compile(config: Config): Table {
  const old = tables.get(config);
  if (old !== undefined) return old;
  const weapons: (Weapon | null)[] = [];
  for (const deck of config.decks) {
    for (let k = 0; k < SLOTS; k++) {
      const card = deck.weapons[k];
      weapons.push(card === undefined ? null : compileWeapon(card, deck.hero));
    }
  }
  const table = {
    heroes: config.decks.map((deck) => compileHero(deck.hero)),
    weapons,
    profile: profileBits(config.profile),
  };
  tables.set(config, table);
  return table;
}

/** The table as it is laid out before the start spin [SW 1.5.1]: life and energy of the morning from the cards. */
export function blank(config: Config, seed: string): State {
  const table = compile(config);
  const c = core(seed);
  return {
    frames: c.frames,
    n: 0,
    draws: 0,
    chance: c.chance,
    rng: c.rng,
    origins: c.origins,
    config,
    table,
    round: 0,
    starting: -1,
    active: -1,
    actions: 0,
    life: table.heroes.map((hero) => hero.life),
    energy: table.heroes.map((hero) => Math.min(MAX_ENERGY, hero.slots[0].gain)),
    used: [0, 0],
    weapons: table.weapons.map((weapon) => (weapon === null ? ABSENT : READY)),
    winner: UNDER_WAY,
  };
}

export function clone(s: State): State {
  return {
    frames: cloneFrames(flow.procedures, s.frames),
    n: s.n,
    draws: s.draws,
    chance: s.chance,
    rng: s.rng.slice(),
    origins: s.origins.slice(),
    config: s.config,
    table: s.table,
    round: s.round,
    starting: s.starting,
    active: s.active,
    actions: s.actions,
    life: s.life.slice(),
    energy: s.energy.slice(),
    used: s.used.slice(),
    weapons: s.weapons.slice(),
    winner: s.winner,
  };
}

/** Number of weapon k of a seat. */
export const numberOf = (seat: number, k: number): number => seat * SLOTS + k;

/** The printed weapon behind a number that is known to exist. */
export const weaponAt = (s: State, w: number): Weapon => s.table.weapons[w] as Weapon;

/** Lists of weapon numbers, made once: of one weapon, and by seat and mask of its places. */
export const ALONE: readonly (readonly number[])[] = Array.from({ length: 2 * SLOTS }, (_, w) => [w]);
const MASKED: readonly (readonly number[])[] = Array.from({ length: 2 << SLOTS }, (_, at) =>
  ALONE.flat().filter((w) => (w >= SLOTS ? 1 : 0) === at >>> SLOTS && (at >>> (w % SLOTS)) & 1),
);

/** Numbers of the weapons of a seat that a mask names. */
export const masked = (seat: number, mask: number): readonly number[] => MASKED[(seat << SLOTS) | mask];
