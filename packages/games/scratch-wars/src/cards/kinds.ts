/**
 * The kinds of heroes and weapons in the rulebook's pool, as data: 81 heroes and 140 weapons with every printed figure as
 * base + k fair coins. The files are made by packages/games/scratch-wars/import/index.mjs; where the coins fit badly see fit.md.
 */
import heroFile from './heroes.json' with { type: 'json' };
import type { BonusKind, Colour, EffectKind, SpecialKind, WeaponType } from './types.ts';
import weaponFile from './weapons.json' with { type: 'json' };

export type Rarity = 1 | 2 | 3 | 4;
/** [base, k]: base plus the heads of k fair coins. Two more numbers: lowest and highest value ever seen, where wider. */
export type Figure = readonly [number, number] | readonly [number, number, number, number];

export interface SlotKind {
  energyGain: Figure;
  bonuses: readonly (readonly [BonusKind, Figure])[];
  specials: readonly (readonly [SpecialKind, Figure])[];
}

export interface HeroKind {
  id: string;
  edition: string;
  island: string;
  stars: Rarity;
  gender: 'm' | 'f' | 'n';
  focus: readonly WeaponType[];
  life: Figure;
  lifeKomando: Figure;
  /** Strength printed on the card as the average of its kind [SW 1.4.2.1]; estimated, see deviation(). */
  average: number;
  /** Cards of this kind known to exist. */
  copies: number;
  /** Morning, noon, evening, night. */
  slots: readonly [SlotKind, SlotKind, SlotKind, SlotKind];
}

/** Colour, effect, value, and the resistance of a deferred effect. */
export type FieldKind = readonly [Colour, EffectKind, Figure] | readonly [Colour, EffectKind, Figure, Figure];

export interface WeaponKind {
  id: string;
  edition: string;
  stars: Rarity;
  type: WeaponType;
  energyCost: 0 | 1 | 2 | 3;
  resistance: Figure;
  average: number;
  copies: number;
  /** Nobody has recorded a card of this kind: figures and average are estimated from others of its cost. */
  modelled?: true;
  fields: readonly FieldKind[];
}

// The shapes are checked by kinds.test.ts; TypeScript reads tuples in JSON as arrays of anything.
export const heroKinds: readonly HeroKind[] = heroFile.heroes as unknown as readonly HeroKind[];
export const weaponKinds: readonly WeaponKind[] = weaponFile.weapons as unknown as readonly WeaponKind[];

/** Where the figures come from, one sentence. */
export const CARD_SOURCE: string = heroFile.source;

const heroesById = new Map(heroKinds.map((kind) => [kind.id, kind]));
const weaponsById = new Map(weaponKinds.map((kind) => [kind.id, kind]));

/** The kind of hero with this id, or undefined. */
export function heroKind(id: string): HeroKind | undefined {
  return heroesById.get(id);
}

/** The kind of weapon with this id, or undefined. */
export function weaponKind(id: string): WeaponKind | undefined {
  return weaponsById.get(id);
}

/** Ways to get 0..k heads out of 2 to the k. */
const WAYS: readonly (readonly number[])[] = [[1], [1, 1], [1, 2, 1], [1, 3, 3, 1]];

/** The value for a number of heads. With `skipZero` (a hero's bonuses and specials) a range crossing zero goes -1, +1. */
export function figureValue(figure: Figure, heads: number, skipZero: boolean): number {
  const value = figure[0] + heads;
  return skipZero && figure[0] < 0 && value >= 0 ? value + 1 : value;
}

/** Lowest and highest value a real card of the kind may show: what was seen, or else what the coins allow. */
export function figureRange(figure: Figure, skipZero = false): { low: number; high: number } {
  if (figure.length === 4) return { low: figure[2], high: figure[3] };
  return { low: figure[0], high: figureValue(figure, figure[1], skipZero) };
}

/** Mean of the model, an exact multiple of one eighth. */
export function figureMean(figure: Figure, skipZero = false): number {
  const ways = WAYS[figure[1]];
  const sum = ways.reduce((total, count, heads) => total + count * figureValue(figure, heads, skipZero), 0);
  return sum / (1 << figure[1]);
}
