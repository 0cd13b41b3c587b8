/** Cards as they stand in the files of this folder. */
import type { CardType, OwnerId, Rarity } from '../vocabulary.ts';
import type { Instruction } from './texts.ts';

export type Keyword = 'ethereal' | 'retain' | 'exhaust' | 'unplayable' | 'toDrawTop' | 'locked' | 'single' | 'once';

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
}

/** One side of a card. */
export interface SideWritten {
  readonly cost?: number | 'X';
  readonly is?: readonly Keyword[];
  readonly do?: readonly Instruction[];
  readonly abilities?: readonly AbilityWritten[];
  readonly statics?: Readonly<Record<string, number>>;
  /** A condition under which alone it may be played. */
  readonly playIf?: string;
  /** What changes its cost: one less for each power in play, or another cost where a condition holds. */
  readonly lessPer?: 'power';
  readonly costIf?: readonly [condition: string, cost: number];
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

export interface ActionWritten {
  readonly do: readonly Instruction[];
  readonly once?: true;
  readonly last?: true;
}

export interface EnemyWritten {
  readonly id: string;
  /** What cards of the same kind are called for by; the id where it is left out. */
  readonly kind?: string;
  readonly deck: 'first' | 'encounter' | 'elite' | 'summon' | 'boss';
  readonly act: number;
  readonly copies: number;
  /** One number, or one for each number of players. */
  readonly hp: number | readonly number[];
  readonly single?: ActionWritten;
  /** By results: `12`, `34`. */
  readonly die?: Readonly<Record<string, ActionWritten>>;
  readonly cube?: readonly ActionWritten[];
  readonly abilities?: readonly AbilityWritten[];
  /** What it is by itself: figures and marks. */
  readonly traits?: Readonly<Record<string, unknown>>;
  readonly onDeath?: readonly Instruction[];
  /** Who comes into every row at the start of the round after its death, by kind. */
  readonly splits?: readonly string[];
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
