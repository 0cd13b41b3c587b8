/** A card as its file has it: facts, and what its text does in the game's own words. */
import type { AspectName, GearName, KindName, RightName, TraitName, ZoneName } from '../vocabulary.ts';
import type { FIGHTERS_NAMES, LayName } from './card.ts';
import type { Kind } from './kinds.ts';
import type { Filter, WhenFilter } from './parts.ts';
import type { HoldWords, Instruction } from './steps.ts';
import type { MomentName, TimingName } from './timing.ts';
import type { SetName } from './words.ts';

/** What is pointed at before a text resolves. `harms`: who is immune is no target [DT R92]. */
export type TargetWords = { harms?: true; may?: true; upTo?: number | 'any' } & (
  | { piece: Filter }
  | { participant: Filter }
  | { player: 'any' | 'others' }
  | { area: ZoneName[] }
  | { number: [low: number, high: number] }
  | { affiliation: TraitName[] }
  | { fighters: (typeof FIGHTERS_NAMES)[number] }
  | { tactic: true }
);

/** So many Destiny points for what passes. */
export interface FareWords {
  of: Filter;
  destiny: number;
}

/** What is done when it is played, used, or by itself. */
export interface AbilityWords {
  timing: TimingName;
  on?: MomentName;
  about?: Filter;
  by?: Filter;
  actions?: number;
  destiny?: number;
  /** The Destiny points are paid for each of these. */
  each?: Filter;
  /** Every so many more Destiny points make it stronger by one step, at most `most`. */
  scale?: number;
  most?: number;
  promotion?: number;
  /** Destiny points for each target beyond the first. */
  perTarget?: number;
  payValue?: true | 'half';
  /** Destiny points by what the warrior concerned is; for each of these cards that a target bears. */
  tariff?: FareWords[];
  borne?: FareWords;
  when?: WhenFilter;
  targets?: TargetWords[];
  perTurn?: number;
  may?: true;
  spends?: true;
  /** Whoever controls the bearer uses it. */
  bearers?: true;
  /** Actions of any kind pay for it, attack actions too. */
  anyActions?: true;
  /** Once in a game. */
  once?: true;
  /** Of a vehicle: while its bearer is outside. */
  parked?: true;
  do?: Instruction[];
}
export type TextWords = HoldWords | AbilityWords;

export const SUB_NAMES = ['ritual', 'prophecy', 'virus', 'gift', 'stacks'] as const;
export const AFTER_WORDS = ['attach', 'discard', 'annihilate'] as const;
export const IMMUNITIES = ['symmetry', 'gifts', 'art'] as const;

export interface CardRow {
  id: number;
  kind: KindName;
  set: SetName;
  unique?: true;
  after?: (typeof AFTER_WORDS)[number];
  /** Copies in a deck by the data base, where it is not five. */
  limit?: number;
  sub?: (typeof SUB_NAMES)[number][];
  traits?: TraitName[];
  kinds?: Kind[];
  figures?: [number, number, number, number];
  rights?: RightName[];
  immune?: (typeof IMMUNITIES)[number][];
  aspects?: AspectName[] | 'all';
  gear?: GearName[];
  areas?: ZoneName[];
  /** On what it is laid; where its type says so itself it is left out. */
  lays?: LayName;
  to?: Filter;
  copies?: number;
  play?: AbilityWords;
  /** What it does in play. A card without it is not carried out yet. */
  text?: TextWords[];
  /** Words of the vocabulary that are missing for it. */
  needs?: string[];
}
