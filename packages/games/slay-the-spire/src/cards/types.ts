/** Cards as they stand in the files of this folder. */
import type { CardType, OwnerId, Rarity } from '../vocabulary.ts';
import type { Instruction } from './texts.ts';

export const KEYWORDS = [
  'ethereal',
  'retain',
  'exhaust',
  'unplayable',
  'toDrawTop',
  'locked',
  'single',
  'once',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** When a lasting text speaks. */
export const WHENS = [
  'startOfTurn',
  'startOfCombat',
  'endOfTurn',
  'endOfCombat',
  'die',
  'activated',
  'exhausted',
  'gainedBlock',
  'tokenPlaced',
  'shuffled',
  'statusDrawn',
  'powerPlayed',
  'stanceSwitched',
  'wrathEntered',
  'discardedByCard',
  'discardedItself',
  'scried',
  'inHandAtEnd',
  'rested',
  'beforeDraw',
  'harmDrawn',
  'hurtByHit',
  'firstHurt',
  'skillInRow',
  'attacked',
  'exhaustedItself',
  'attackedItself',
  'hurtByAttack',
  'lostHp',
  'hurtsHero',
  'allyDied',
  'scriedItself',
  'hostDied',
  'gained',
  'dieRolled',
  'curseDrawn',
  'eventEntered',
] as const;
export type When = (typeof WHENS)[number];

export interface AbilityWritten {
  readonly when: When;
  readonly do: readonly Instruction[];
  /** Results of the die that it wants. */
  readonly die?: string;
  readonly if?: string;
  /** How often an activated one may be used. */
  readonly once?: 'turn' | 'combat' | 'room';
  /** The kind of enemy whose death it speaks of. */
  readonly of?: string;
  /** How many times in that time; 1 where it is left out. */
  readonly times?: number;
}

/** One side of a card. */
export interface SideWritten {
  readonly cost?: number | 'X';
  /** What X must be at least. */
  readonly xMin?: number;
  readonly is?: readonly Keyword[];
  readonly do?: readonly Instruction[];
  readonly abilities?: readonly AbilityWritten[];
  readonly statics?: Readonly<Record<string, number>>;
  /** A condition under which alone it may be played. */
  readonly playIf?: string;
  /** What changes its cost: one less for each power in play, or another cost where a condition holds. */
  readonly lessPer?: 'power';
  readonly costIf?: readonly [condition: string, cost: number];
  /** Of a power: X and so many more cubes lie on it when it comes into play. */
  readonly xCubes?: number;
}

export interface CardWritten extends SideWritten {
  readonly id: string;
  readonly type: CardType;
  readonly rarity: Rarity;
  readonly copies: number;
  /** The pack that holds it until it is unlocked [STS 20.3]; with two numbers only so many copies of it. */
  readonly lock?: number;
  /** What the other side says otherwise; absent = it has none. */
  readonly up?: SideWritten;
  readonly starter?: 'strike' | 'defend';
}

export interface CardFile {
  readonly owner: OwnerId;
  readonly cards: readonly CardWritten[];
}

export const ITEM_KINDS = ['relic', 'bossRelic', 'potion', 'special'] as const;

export interface ItemWritten {
  readonly id: string;
  readonly kind: (typeof ITEM_KINDS)[number];
  readonly price?: number;
  readonly copies?: number;
  readonly abilities?: readonly AbilityWritten[];
  readonly statics?: Readonly<Record<string, number>>;
  readonly anywhere?: boolean;
  readonly outside?: boolean;
  readonly discards?: boolean;
  readonly uses?: number;
}

/** Which cards stay out until something lets them in: from Ascension 3 on, with the colourless cards [STS 20.4] [STS 20.9]. */
export type CardSet = '' | 'a3' | 'colorless';

/** What is given for an option [STS 9.7]; a relic that was revealed at random before. */
export const GIFTS = ['relic', 'randomRelic', 'shownRelic', 'soldRelic', 'potion', 'goodCard'] as const;
export type Gift = (typeof GIFTS)[number];

export interface OptionWritten {
  readonly id: string;
  readonly pay?: number;
  readonly give?: Gift;
  readonly needs?: string;
  readonly each?: readonly Instruction[];
  readonly do?: readonly Instruction[];
}

export interface EventWritten {
  readonly id: string;
  readonly acts: readonly number[];
  readonly copies?: number;
  readonly set?: CardSet;
  readonly group?: boolean;
  readonly distinct?: boolean;
  readonly picks?: number;
  readonly notFirst?: boolean;
  readonly shows?: boolean;
  readonly options: readonly OptionWritten[];
}

export interface ActionWritten {
  readonly do: readonly Instruction[];
  readonly once?: true;
  readonly last?: true;
  /** It loses no HP while its cube stands here. */
  readonly immune?: true;
  /** So many cards each hero may play while its cube stands here. */
  readonly limit?: number;
  /** What happens to a hero who faces it, once heroes have chosen their rows. */
  readonly facing?: readonly Instruction[];
}

/** The levels of ascension that bring a card into play; a base card is there from the beginning [STS 3.8]. */
export const SETS = ['base', 'A1', 'A7', 'A10', 'A11', 'A12'] as const;
export type EnemySet = (typeof SETS)[number];

/** What keeps it from dying at its first 0 HP: HP for each hero, what it gains, and where its cube goes. */
export interface RisesWritten {
  readonly hp: number;
  readonly strength?: number;
  readonly cleanse?: true;
  readonly slot?: number;
}

export interface EnemyWritten {
  readonly id: string;
  /** What cards of the same kind are called for by; the id where it is left out. */
  readonly kind?: string;
  readonly deck: 'first' | 'encounter' | 'elite' | 'summon' | 'boss';
  readonly act: number;
  readonly copies: number;
  /** The set it belongs to; 'base' where it is left out. */
  readonly set?: EnemySet;
  /** The set whose cards replace it [STS 20.13]. */
  readonly until?: EnemySet;
  /** Comes only with another card, and is never drawn. */
  readonly partner?: true;
  /** A word that several kinds share. */
  readonly tag?: string;
  /** One number, or one for each number of players. */
  readonly hp: number | readonly number[];
  readonly single?: ActionWritten;
  /** By results: `12`, `34`. */
  readonly die?: Readonly<Record<string, ActionWritten>>;
  readonly cube?: readonly ActionWritten[];
  /** What it does in the first round instead. */
  readonly first?: ActionWritten;
  /** What it does instead once it is enraged. */
  readonly fury?: ActionWritten;
  readonly abilities?: readonly AbilityWritten[];
  /** What it is by itself: figures and marks. */
  readonly traits?: Readonly<Record<string, unknown>>;
  readonly onDeath?: readonly Instruction[];
  readonly rises?: RisesWritten;
  /** Who comes into every row at the start of the round after its death, by kind; `large-slime +1` comes with 1 strength. */
  readonly splits?: readonly string[];
  /** The card that comes in its place at the start of the round after its death, by id. */
  readonly becomes?: string;
  /** Cards that are laid beside it, by id. */
  readonly with?: readonly string[];
  /** Who comes with it into its row, by kind. */
  readonly summons?: readonly string[];
  /** So many at random of several kinds: alone, and with others. */
  readonly summonsFrom?: { readonly kinds: readonly string[]; readonly solo: number; readonly more: number };
  /** Every row is filled with sentries. */
  readonly sentries?: true;
  readonly rewards?: readonly string[];
  /** Results by which a boss is drawn. */
  readonly boss?: readonly number[];
}
