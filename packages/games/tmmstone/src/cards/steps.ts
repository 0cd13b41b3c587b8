/** What a card's text does: steps, one verb each, and texts that hold as long as their card lies there. */
import type { VERBS } from '../verbs/index.ts';
import type { Amount, CardFilter, Condition, Filter, Who } from './parts.ts';

/** The end of the running turn, of the next or next but one turn of the opponent; `used`: until used, however long. */
export type Until = 'endOfTurn' | 'endOfOppTurn' | 'endOfSecondOppTurn' | 'used';

/** Text that holds as long as the card lies there. */
export type Static =
  /** Cards cost more or less; `to` sets the cost. */
  | { cost: number; of: CardFilter }
  | { costTo: number; of: CardFilter }
  | { costsLife: CardFilter }
  /** This card itself costs less, by counting. Holds in hand. */
  | { ownCost: Amount }
  | { attack: Amount; of: { each: 'unit' } & Filter }
  | { ownAttack: Amount; if?: Condition }
  | { attackIsHealth: true }
  /** As `uses: 1` it is used up by the next own spell. */
  | { spellDamage: number }
  | { cannotAttack: Who }
  | { ban: CardFilter }
  | { banNamed: true }
  | { heroImmune: true }
  | { handsRevealed: true }
  | { doubleOnPlay: true }
  | { doubleOnDeath: true }
  /** Damage and healing of own spells and abilities count double. */
  | { doubleSpells: true }
  | { doubleGiven: number }
  | { healsHurt: true }
  | { bothDraw: true }
  /** Own coins, dice and numbers drawn by chance are chosen. */
  | { chooseChance: true }
  /** Holds for the deck list: up to so many cards are kept, where otherwise 30 are [TMM R13]. */
  | { deckSize: number };

/** What is written of a verb: what its words are said of. */
type WrittenOf<V> = V extends { cs(i: infer I, s: never): unknown } ? I : never;

/** One step of a text. Each has one verb; its other words say on whom and how much. The verbs say what there is. */
export type Instruction = WrittenOf<(typeof VERBS)[number]>;
