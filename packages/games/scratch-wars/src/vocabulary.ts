/**
 * The words of the game as small integers, as the state holds them. The places in the lists are saved and hashed:
 * append only.
 */
import type { BonusKind, EffectKind, SpecialKind } from './cards/types.ts';

export const EFFECTS: readonly EffectKind[] = [
  'energy',
  'heroAttack',
  'weaponAttack',
  'universalAttack',
  'heal',
  'canbalandAttack',
  'vampireBite',
  'vampireCurse',
  'shrapnel',
  'persistentAttack',
  'shield',
  'combo',
  'trap',
];
export const ENERGY = 0;
export const HEAL = 4;
export const CANBALAND_ATTACK = 5;
export const SHRAPNEL = 8;
export const PERSISTENT_ATTACK = 9;
export const SHIELD = 10;
export const COMBO = 11;
export const TRAP = 12;

export const BONUSES: readonly BonusKind[] = [...EFFECTS, 'blessing'];
export const BLESSING = 13;

export const SPECIALS: readonly SpecialKind[] = ['comboIgniter', 'nightAttack', 'mechanic', 'trick'];
export const COMBO_IGNITER = 0;
export const NIGHT_ATTACK = 1;
export const MECHANIC = 2;
export const TRICK = 3;

export const COLOUR_NAMES = ['green', 'orange', 'red'] as const;
export const GREEN = 0;
export const ORANGE = 1;
export const RED = 2;

export const TIMES = ['morning', 'noon', 'evening', 'night'] as const;
export const TYPES = ['sword', 'axe', 'bow', 'wand'] as const;

/** States of a weapon; LAID + n: the effect of field n is laid on it. */
export const ABSENT = -1;
export const READY = 0;
export const BROKEN = 1;
export const REPAIRING = 2;
export const CURSED = 3;
export const FREED = 4;
export const LAID = 8;
export const STATE_NAMES = ['ready', 'broken', 'repairing', 'cursed', 'freed'] as const;

/** Vertical flag: resolved at once. Horizontal flag: laid [SW 3.2.1.1]. */
export const isDeferredKind = (kind: number): boolean => kind >= PERSISTENT_ATTACK && kind <= TRAP;
/** What a blessing may be applied to [SW 4.3.1.1]. */
export const isBasic = (kind: number): boolean => kind <= HEAL;

export const SLOTS = 5;
export const MAX_ENERGY = 12;
export const ACTIONS = 4;
/** First round of sudden death [SW 2.3.3.1]. */
export const SUDDEN_DEATH = 9;

/** Time of day of a round: 0 morning to 3 night [SW 2.2.1.3]. */
export const timeOf = (round: number): number => (round - 1) & 3;
