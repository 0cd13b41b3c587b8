/**
 * A card as data: what its text does, in the game's own words, and when. The engine runs it and the texts are generated
 * from it. `parts.ts` has whom, how much and whether; `steps.ts` what is done and what holds.
 */
import type { ClassName, Keyword, Kind, Rarity, Tag } from '../vocabulary.ts';
import type { Condition, Sort, TargetSpec } from './parts.ts';
import type { Instruction, Static, Until } from './steps.ts';

export const WHEN = [
  /** A spell's, an ability's or a cast-on-draw card's own text. */
  'use',
  'onPlay',
  'onSummon',
  'onDeath',
  'onDraw',
  'onBurn',
  'startOfTurn',
  'startOfEachTurn',
  'endOfTurn',
  'endOfEachTurn',
  /** A spell was played; `by` whom. */
  'spellPlayed',
  /** Any card was played; `of` which. */
  'cardPlayed',
  'unitPlayed',
  'summoned',
  'died',
  'damaged',
  'dealtDamage',
  'killed',
  'attacks',
  'attackedHero',
  'heroDamaged',
  'healed',
  'abilityUsed',
  'targetedBySpell',
  /** Before an opposing spell counts as played [TMM R133]. */
  'counter',
  /** Paid for in the own turn, any number of times. */
  'activated',
  /** Before the decks are shuffled for the first time: the card is shown from the deck, and what follows is done. */
  'gameStart',
] as const;
export type When = (typeof WHEN)[number];

export interface Effect {
  when: When;
  /** Whose doing or whose unit it is. */
  by?: 'own' | 'opp';
  /** What the event must be about: `self`, or a filter. `hero`: the hero attacked or damaged in it is the own one. */
  of?: 'self' | 'notSelf' | { sort?: Sort; tag?: Tag; card?: number; hero?: 'own' };
  if?: Condition;
  /** Mana paid for an activated text. */
  pay?: number;
  targets?: TargetSpec[];
  do: Instruction[];
}

export interface Card {
  /** Number in the public list. */
  id: number;
  /** Short English name for scenarios, logs and links. */
  key: string;
  /** Of a card out of somebody's own file; those of the house have theirs in `*.names.json`. */
  name?: { cs: string; en: string };
  kind: Kind;
  class: ClassName;
  rarity: Rarity;
  token?: true;
  cost: number;
  stats?: [number, number];
  tags?: Tag[];
  keywords?: Keyword[];
  /** A spell that lies in an effect slot until then. */
  until?: Until;
  /** A lasting spell that ends when it has been used once. */
  uses?: 1;
  statics?: Static[];
  effects?: Effect[];
}
