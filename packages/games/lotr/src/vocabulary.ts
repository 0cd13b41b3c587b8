/** The closed words of the game, as numbers and bits. */
import { numbered } from '@kolbiste/cardkit/verbs';

export const SPHERES = ['leadership', 'tactics', 'spirit', 'lore', 'neutral'] as const;
export type Sphere = (typeof SPHERES)[number];
export const NEUTRAL = 4;

export const TYPES = [
  'hero',
  'ally',
  'attachment',
  'event',
  'enemy',
  'location',
  'treachery',
  'objective',
  'quest',
] as const;
export type CardType = (typeof TYPES)[number];
export const HERO = 0;
export const ALLY = 1;
export const ATTACHMENT = 2;
export const EVENT = 3;
export const ENEMY = 4;
export const LOCATION = 5;
export const TREACHERY = 6;
export const OBJECTIVE = 7;
export const QUEST = 8;

export const TRAITS = [
  'Archer',
  'Armor',
  'Artifact',
  'Beorning',
  'Condition',
  'Craftsman',
  'Creature',
  'Dol Guldur',
  'Dunedain',
  'Dwarf',
  'Forest',
  'Goblin',
  'Gondor',
  'Hobbit',
  'Insect',
  'Istari',
  'Item',
  'Minstrel',
  'Mountain',
  'Noble',
  'Noldor',
  'Orc',
  'Ranger',
  'Rohan',
  'Scout',
  'Silvan',
  'Skill',
  'Spider',
  'Steward',
  'Stronghold',
  'Title',
  'Trap',
  'Warrior',
  'Weapon',
] as const;
export type Trait = (typeof TRAITS)[number];

export const KEYWORDS = ['ranged', 'sentinel', 'restricted', 'surge', 'guarded'] as const;
export type Keyword = (typeof KEYWORDS)[number];
export const RANGED = 1;
export const SENTINEL = 2;
export const RESTRICTED = 4;
export const SURGE = 8;
export const GUARDED = 16;

/** Figures that can be changed. */
export const STATS = ['willpower', 'attack', 'defense', 'hitPoints', 'threat', 'engagement'] as const;
export type Stat = (typeof STATS)[number];
export const WILLPOWER = 0;
export const ATTACK = 1;
export const DEFENSE = 2;
export const HIT_POINTS = 3;
export const THREAT = 4;
export const ENGAGEMENT = 5;

export const PHASES = ['setup', 'resource', 'planning', 'quest', 'travel', 'encounter', 'combat', 'refresh'] as const;
export type Phase = (typeof PHASES)[number];
export const RESOURCE = 1;
export const PLANNING = 2;
export const QUESTING = 3;
export const TRAVEL = 4;
export const ENCOUNTER = 5;
export const COMBAT = 6;
export const REFRESH = 7;

/** Windows by the place where they open [LOTR W.5]. */
export const WINDOWS = [
  'resource',
  'planning',
  'questBegins',
  'committed',
  'staged',
  'resolved',
  'travelled',
  'optionalEngagement',
  'engagementChecks',
  'shadowsDealt',
  'enemyChosen',
  'defenderDeclared',
  'shadowResolved',
  'enemyDamage',
  'attackDeclared',
  'attackStrength',
  'playerDamage',
  'refresh',
] as const;
export type WindowName = (typeof WINDOWS)[number];
export const W = numbered(WINDOWS);

/** Numbers of cards are below: in a deck, and out of the game, more is kept in the same figure above them. */
export const SEEN = 256;

export const MAX_SEATS = 4;
export const MAX_THREAT = 50;
export const HAND = 6;
export const DECK = 50;
export const COPIES = 3;
export const MAX_RESTRICTED = 2;
