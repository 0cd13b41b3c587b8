/**
 * The shapes of the cards: what is printed on a hero and on the disc of a weapon [SW 1.4.2.1] [SW 1.4.3.1].
 * Plain data only; the engine reads these records and never writes them.
 */

/** The four times of day of a hero's card, in the order of play [SW 2.2.1.3]. */
export type TimeOfDay = 'morning' | 'noon' | 'evening' | 'night';
/** The four types of weapon [SW 1.4.7.2]. */
export type WeaponType = 'sword' | 'axe' | 'bow' | 'wand';
/** Colour of a field: continue, decide, stop [SW 3.1.1.1]. */
export type Colour = 'green' | 'orange' | 'red';
/** One-shot effects of the base set; the only ones a blessing applies to [SW 4.3.1.1]. */
export type BasicOneShot = 'energy' | 'heroAttack' | 'weaponAttack' | 'universalAttack' | 'heal';
/** One-shot effects of the later editions; no blessing applies to them [SW 4.3.1.2]. */
export type ExpansionOneShot = 'canbalandAttack' | 'vampireBite' | 'vampireCurse' | 'shrapnel';
/** Effects that are laid and act later [SW 3.2.3.1]. */
export type Deferred = 'persistentAttack' | 'shield' | 'combo' | 'trap';
export type EffectKind = BasicOneShot | ExpansionOneShot | Deferred;
/** What a hero's bonus adds to: one kind of effect, or any basic one-shot (blessing) [SW 4.1.1.1] [SW 4.3.1.1]. */
export type BonusKind = EffectKind | 'blessing';
/** Special effects of heroes [SW 5.1.1.2]. */
export type SpecialKind = 'comboIgniter' | 'nightAttack' | 'mechanic' | 'trick';

/** One time of day on a hero's card. A trick's value is its price in life, 0 or more [SW 5.4.1.3]. */
export interface SlotCard {
  energyGain: number;
  bonuses: { kind: BonusKind; value: number }[];
  specials: { kind: SpecialKind; value: number }[];
}

/** A hero. `kind` is the id of its kind ('' = of no known kind); `name` is the card's own name (may be ''). */
export interface HeroCard {
  kind: string;
  name: string;
  rarity: 1 | 2 | 3 | 4;
  life: number;
  lifeKomando?: number;
  focus: WeaponType[];
  slots: Record<TimeOfDay, SlotCard>;
}

/** One field of a disc; `resistance` exactly when the effect is deferred [SW 3.2.3.3]. */
export interface FieldCard {
  colour: Colour;
  kind: EffectKind;
  value: number;
  resistance?: number;
}

/** A weapon's disc: what of the card is played [SW 1.4.1.1]. */
export interface WeaponCard {
  kind: string;
  name: string;
  rarity: 1 | 2 | 3 | 4;
  type: WeaponType;
  energyCost: 0 | 1 | 2 | 3;
  resistance: number;
  fields: FieldCard[];
}

/** What a player brings: one hero and one to five weapons [SW 1.5.1.1] [SW 1.5.1.2]. */
export interface Deck {
  hero: HeroCard;
  weapons: WeaponCard[];
}

export const TIMES_OF_DAY = ['morning', 'noon', 'evening', 'night'] as const satisfies readonly TimeOfDay[];
export const WEAPON_TYPES = ['sword', 'axe', 'bow', 'wand'] as const satisfies readonly WeaponType[];
export const COLOURS = ['green', 'orange', 'red'] as const satisfies readonly Colour[];
export const BASIC_ONE_SHOTS = [
  'energy',
  'heroAttack',
  'weaponAttack',
  'universalAttack',
  'heal',
] as const satisfies readonly BasicOneShot[];
export const EXPANSION_ONE_SHOTS = [
  'canbalandAttack',
  'vampireBite',
  'vampireCurse',
  'shrapnel',
] as const satisfies readonly ExpansionOneShot[];
export const DEFERRED = ['persistentAttack', 'shield', 'combo', 'trap'] as const satisfies readonly Deferred[];
export const EFFECT_KINDS = [
  ...BASIC_ONE_SHOTS,
  ...EXPANSION_ONE_SHOTS,
  ...DEFERRED,
] as const satisfies readonly EffectKind[];
export const BONUS_KINDS = [...EFFECT_KINDS, 'blessing'] as const satisfies readonly BonusKind[];
export const SPECIAL_KINDS = [
  'comboIgniter',
  'nightAttack',
  'mechanic',
  'trick',
] as const satisfies readonly SpecialKind[];
export const RARITIES = [1, 2, 3, 4] as const;

/** True for the four effects that are laid instead of resolved at once [SW 3.2.3.1]. */
export function isDeferred(kind: BonusKind): kind is Deferred {
  return kind === 'persistentAttack' || kind === 'shield' || kind === 'combo' || kind === 'trap';
}
