/** The rulebook's words as numbers: what flat states and compiled cards are made of. */

export const HEROES = ['ironclad', 'silent', 'defect', 'watcher'] as const;
export type HeroId = (typeof HEROES)[number];
export const IRONCLAD = HEROES.indexOf('ironclad');
export const DEFECT = HEROES.indexOf('defect');
export const WATCHER = HEROES.indexOf('watcher');

/** Where a card of a deck comes from. */
export const OWNERS = [...HEROES, 'colorless', 'curse', 'status'] as const;
export type OwnerId = (typeof OWNERS)[number];

export const CARD_TYPES = ['attack', 'skill', 'power', 'curse', 'status', 'ticket'] as const;
export type CardType = (typeof CARD_TYPES)[number];
export const [ATTACK, SKILL, POWER, CURSE, STATUS, TICKET] = CARD_TYPES.keys() as unknown as number[];

export const RARITIES = ['starter', 'common', 'uncommon', 'rare', 'special'] as const;
export type Rarity = (typeof RARITIES)[number];

/** Rooms of a map [STS 9.1]; tokens of the map name some of them. */
export const ROOMS = [
  'encounter',
  'elite',
  'event',
  'campfire',
  'treasure',
  'merchant',
  'boss',
  'dark',
  'light',
  'burningElite',
] as const;
export type RoomKind = (typeof ROOMS)[number];
export const [ENCOUNTER, ELITE, EVENT, CAMPFIRE, , MERCHANT, BOSS, DARK, LIGHT, BURNING] =
  ROOMS.keys() as unknown as number[];

export const STANCES = ['neutral', 'calm', 'wrath'] as const;
export const [NEUTRAL, CALM, WRATH] = STANCES.keys() as unknown as number[];
/** What leaving Calm gives [STS 17.18]. */
export const CALM_ENERGY = 2;

export const ORBS = ['lightning', 'frost', 'dark'] as const;
export const [LIGHTNING, FROST, DARK_ORB] = ORBS.keys() as unknown as number[];
/** Cubes of each kind that all heroes share [STS 16.6] [STS R121]. */
export const ORB_CUBES: readonly number[] = [5, 5, 5];

/** Most of each that one creature, or all together, may have [STS 17.5, 17.9, 17.12, 24.2, 24.5, 24.8, 24.9, 24.15]. */
export const MOST_ENERGY = 6;
export const MOST_BLOCK = 20;
export const MOST_STRENGTH = 8;
export const MOST_WEAK = 3;
export const MOST_VULNERABLE = 3;
export const ALL_POISON = 30;
export const ALL_SHIVS = 5;
export const ALL_MIRACLES = 5;
export const FRESH_ENERGY = 3;
export const DRAWN = 5;
/** Cards of the common decks [STS 3.5]. */
export const ALL_DAZE = 10;
export const ALL_STATUS = 36;
export const MOST_POTIONS = 3;

/** Keys to Act IV [STS 22.3] [STS 22.4] [STS 22.5]; each is a bit. */
export const KEYS = ['ruby', 'sapphire', 'emerald'] as const;
export const [RUBY, SAPPHIRE, EMERALD] = [1, 2, 4];
export const ALL_KEYS = 7;

/** Changes of the rules of a daily climb [STS 21.20-21.32]: six of the upper list and six of the lower one, in the order of the die. */
export const MODIFIERS = [
  'colorless',
  'rares',
  'bossRelic',
  'transform',
  'relics',
  'prismatic',
  'bleed',
  'hallucinate',
  'fog',
  'cursed',
  'deadlyEvents',
  'noRest',
] as const;
export type ModifierId = (typeof MODIFIERS)[number];
export const [
  M_COLORLESS,
  M_RARES,
  M_BOSS_RELIC,
  M_TRANSFORM,
  M_RELICS,
  M_PRISMATIC,
  M_BLEED,
  M_HALLUCINATE,
  M_FOG,
  M_CURSED,
  M_DEADLY,
  M_NO_REST,
] = MODIFIERS.keys() as unknown as number[];

/** What an effect comes from; 'said' = a card that speaks of what happened to itself. */
export const SOURCES = ['rule', 'power', 'relic', 'card', 'board', 'orb', 'enemy', 'said'] as const;
export const [FROM_RULE, FROM_POWER, FROM_RELIC, FROM_CARD, FROM_BOARD, FROM_ORB, FROM_ENEMY, FROM_SAID] =
  SOURCES.keys() as unknown as number[];
