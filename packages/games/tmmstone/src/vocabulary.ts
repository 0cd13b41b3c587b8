/** The words of the game as integers and names; their order is their number. Terms after the glossary of the rulings. */

export const KIND_NAMES = ['unit', 'spell', 'experiment', 'field', 'ability'] as const;
export type Kind = (typeof KIND_NAMES)[number];
export const [UNIT, SPELL, EXPERIMENT, FIELD, ABILITY] = [0, 1, 2, 3, 4];

export const CLASS_NAMES = ['neutral', 'mathematician', 'informatician', 'physicist', 'engineer', 'chemist'] as const;
export type ClassName = (typeof CLASS_NAMES)[number];
export const NEUTRAL = 0;

export const RARITY_NAMES = ['common', 'rare', 'epic', 'org'] as const;
export type Rarity = (typeof RARITY_NAMES)[number];
export const ORG = 3;

export const TAG_NAMES = [
  'human',
  'machine',
  'animal',
  'ghost',
  'mutant',
  'god',
  'hacker',
  'communist',
  'giant',
  'troll',
] as const;
export type Tag = (typeof TAG_NAMES)[number];

/** Keywords of a unit or card; the keyword's number is its bit. */
export const KEYWORD_NAMES = [
  'taunt',
  'shield',
  'stealth',
  'poisonous',
  'lifesteal',
  'inactive',
  'charge',
  'cannotAttack',
  'untargetableBySpells',
  'safeAttacker',
  'castOnDraw',
] as const;
export type Keyword = (typeof KEYWORD_NAMES)[number];
export const TAUNT = 1;
export const SHIELD = 2;
export const STEALTH = 4;
export const POISONOUS = 8;
export const LIFESTEAL = 16;
export const INACTIVE = 32;
export const CHARGE = 64;
export const CANNOT_ATTACK = 128;
export const UNTARGETABLE_BY_SPELLS = 256;
export const SAFE_ATTACKER = 512;
export const CAST_ON_DRAW = 1024;

/** Limits of the rulebook. */
export const LIFE = 30;
export const MAX_SLOTS = 10;
export const MAX_HAND = 10;
export const UNIT_SLOTS = 7;
export const EFFECT_SLOTS = 6;
export const DECK = 30;
export const MAX_LIST = 35;
/** Firings of one effect in one chain of causes [TMM loop.1] [TMM R125]. */
export const CHAIN = 13;
/** Firings after one answer [TMM R132]. */
export const CASCADE = 10_000;
