/**
 * The vocabulary of card data. A card is figures and abilities; an ability is when it works, what it costs, and what it
 * does, instruction by instruction. `parts.ts` has whom and how much, the verbs have what is done; all other words of a
 * card file are here.
 */
import type { CardType, Keyword, Phase, Sphere, Stat, Trait } from '../vocabulary.ts';
import type { Amount, Filter } from './parts.ts';
import type { Instruction } from './steps.ts';

export type { Amount, CardFilter, Figures, Filter, Player, Target, Until, Word } from './parts.ts';
export type { Instruction } from './steps.ts';
export type { CardType, Keyword, Phase, Sphere, Stat, Trait };

export const SETS = ['core', 'passage', 'spiders', 'orcs'] as const;

export interface Card {
  id: number;
  /** Of a card out of somebody's own file; those of the box have theirs in `*.names.json`. */
  name?: { cs: string; en: string };
  type: CardType;
  sphere?: Sphere;
  unique?: true;
  /** Resources to play it; 'X' is named when it is played. */
  cost?: number | 'X';
  /** It must be paid by so many different heroes, one resource each. */
  payers?: number;
  threatCost?: number;
  willpower?: number;
  attack?: number;
  defense?: number;
  hitPoints?: number;
  threat?: number;
  engagement?: number;
  questPoints?: number;
  victory?: number;
  /** Of a quest card. */
  stage?: number;
  traits?: Trait[];
  keywords?: Keyword[];
  doomed?: number;
  set: (typeof SETS)[number];
  /** How many the box holds, and how many of them an easy game uses. */
  copies: number;
  easy?: number;
  /** What an attachment may be attached to. */
  attach?: Filter;
  abilities?: Ability[];
}

export type Cost =
  | { exhaust: 'self' | Filter } // a filter: one of them, chosen
  | { pay: number } // from the own pool of the hero
  | { discardHand: number };

/** Passive abilities: what holds as long as the card is in play. */
export type Passive =
  | { stat: Stat; to: 'self' | 'host'; n: Amount; when?: Condition }
  | { trait: Trait; to: 'host' }
  | { icon: Sphere; to: 'host'; when?: Condition }
  | { cannotAttack: 'host' }
  | { attacksStaging: true } // as the sole attacker
  | { damageRevealed: number } // each enemy, while committed
  | { noDraw: true } // as the active location
  | { staysExhausted: number } // the host is not readied in refresh unless so much is paid from its pool
  | { notWhile: number }; // the stage is not completed while this card is in play

export type Condition =
  | { hostTrait: Trait }
  | { hostIs: number }
  | { against: Trait } // attacking an enemy of the trait
  | { soleAgainstStaging: true };

export const TRIGGERS = [
  'commits',
  'damaged',
  'entersPlay',
  'playedFromHand',
  'leavesPlay',
  'destroyed',
  'destroysInAttack',
  'defenderDeclared',
  'attacks',
  'wasAttacked',
  'hasAttacked', // the attack of the enemy is over, before the window of its fourth part [LOTR L13]
  'engages',
  'revealed',
  'travelled',
  'explored',
  'shadowDealt',
  'shadowResolves',
  'roundEnds',
  'stageCompleted',
] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** What the trigger must be about: the card itself, its host, or something that passes. */
export type About = 'self' | 'host' | Filter | { treachery: true } | { attackingYou: true } | { withRevealed: true };

export interface Does {
  cost?: Cost[];
  limit?: { times: number; per: 'round' | 'phase'; each?: 'player' };
  do: Instruction[];
}

export type Ability =
  | ({ action: 'any' | Phase; by?: 'anyone' } & Does)
  | ({ response: Trigger; about?: About; from?: 'hand' } & Does)
  | ({ forced: Trigger; about?: About } & Does)
  | { passive: Passive }
  | { revealed: Instruction[] }
  | { shadow: Instruction[]; undefended?: Instruction[] } // undefended: these instead
  | { travel: Instruction[] }
  | { setup: Instruction[] };
