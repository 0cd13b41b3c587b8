/**
 * The vocabulary of card data. A card is figures and abilities; an ability is when it works, what it costs, and what it
 * does, instruction by instruction. Whoever reads a card file finds every word here.
 */
import type { CardType, Keyword, Phase, Sphere, Stat, Trait } from '../vocabulary.ts';

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

/** Who or what, without a choice. */
export type Word =
  | 'self' // the card the ability stands on
  | 'host' // what the card is attached to
  | 'subject' // what the trigger is about
  | 'it' // what was chosen, or found, last
  | 'attacker' // the attacking enemy
  | 'defender'
  | 'activeLocation';

/** Which of the things in play; all that is said must hold. */
export interface Filter {
  is?: 'character' | 'hero' | 'ally' | 'enemy' | 'location' | 'attachment';
  /** Who controls it, or is engaged with it: you, another, the player chosen last, the attacked one, the first player. */
  of?: 'you' | 'others' | 'chosen' | 'defending' | 'first';
  where?: 'staging' | 'engaged' | 'active';
  trait?: Trait;
  keyword?: Keyword;
  sphere?: Sphere;
  ready?: boolean;
  committed?: true;
  /** With a damage token. */
  damaged?: true;
  /** All but the card itself. */
  other?: true;
  /** All but what was chosen last, in paying the cost too. */
  notIt?: true;
  /** Attached to the thing named. */
  on?: Word;
  /** The title is that of this card. */
  card?: number;
}

/** What an instruction works on: something named, all of a kind, or one of a kind that somebody chooses. */
export type Target = Word | { each: Filter } | { choose: Filter; by?: Chooser; may?: true };

/** Who chooses; 'chosen' is the player chosen last. */
export type Chooser = 'you' | 'first' | 'chosen';

/** Which player: you are the one who controls the card, or, on encounter cards, the one it is resolved for. */
export type Player =
  | 'you'
  | 'each'
  | 'first'
  | 'defending'
  | 'choose'
  | 'chooseOther'
  | 'chosen'
  | 'highestThreat'
  | 'controller'; // who controlled the subject

/** A number, or how to get it. */
export type Amount =
  | number
  | 'all'
  | 'amount' // the figure of the trigger
  | 'X' // the cost that was named
  | { damageOn: 'self'; times?: number }
  | { resourcesOn: 'self'; times?: number };

export type Cost =
  | { exhaust: 'self' | Filter } // a filter: one of them, chosen
  | { pay: number } // from the own pool of the hero
  | { discardHand: number };

export type Until = 'phase' | 'round' | 'attack';

export type Instruction =
  | { ready: Target }
  | { exhaust: Target }
  | { damage: Amount; to: Target }
  | { heal: Amount; to: Target }
  | { resources: Amount; to: Target }
  | { progress: Amount; on: Target | 'quest' } // 'quest': the active location first [LOTR L97]
  | { draw: Amount; by: Player }
  | { threat: number; for: Player } // of the dial: + or -
  | { modify: { [S in Stat]?: number }; to: Target; until: Until }
  | { muteThreat: Target } // adds nothing to the threat of the staging area until the end of the phase
  | { addResourceToken: number; to: Target }
  | { engage: Target; with: Player }
  | { toStaging: Target }
  | { discard: Target } // from play
  | { discardHand: number | 'events'; by: Player; random?: true }
  | { fromHand: 'ally'; back?: 'hand' } // puts it into play; at the end of the phase it goes back
  | { self: 'intoPlay' | 'discard' | 'removeFromGame' | 'attach' | 'claim'; to?: Target }
  | { atEnd: 'phase'; do: 'shuffleIntoDeck' | 'returnToHand'; of: Target }
  | { fromDiscard: CardFilter; to: 'play' | 'hand'; under?: 'you' | 'owner'; whose: 'you' | 'any'; topmost?: true }
  | { shuffleDiscard: Player }
  | { control: 'other' } // of the card itself; the other player is the one chosen last
  | { peek: 'encounter'; mayBottom?: true }
  | { search: Amount; whose: Player; take: 1; rest: 'shuffle' | 'order'; may?: true }
  | { lookAtShadow: 'subject' }
  | { cancel: 'revealed' | 'shadow' }
  | { reveal: 'replacement' | 'another' }
  | { surge: true; if?: 'stagingEmpty' }
  | { removeFromQuest: Target }
  | { noAttack: 'enemy' | 'all'; against: 'engagedPlayer' | 'chosen'; of?: Target } // this phase
  | { manyDefenders: Player }
  | { attackNow: 'it' } // the character chosen last attacks at once, alone
  | { leaveCombat: Target } // neither defender nor attacker any more; it stays as exhausted as it is [LOTR L45]
  | { enemyAttacks: Target } // it attacks you at once, beside its attack of the phase [LOTR L22]
  | { dealShadow: number }
  | { fetch: { card: number } | { trait: Trait }; by?: Player } // from the encounter deck (or its discard pile) into staging
  | { ifDone: Instruction[] } // only if all before it was carried out in full [LOTR G.4]
  | { shuffleEncounter: true }
  | { nextStage: 'random' }
  | { completeStage: true } // whatever lies on it; after the last stage the game is won [LOTR L99]
  | { choosePlayer: 'any' | 'other' | 'highestThreat' } // the last: of several with as much the first player picks
  | { pick: Target } // only chooses: what follows says 'it'
  | { each: 'player'; do: Instruction[] } // in player order, each is 'you'
  | { oneOf: Instruction[][] }; // you choose

/** Cards in a discard pile. */
export interface CardFilter {
  type?: CardType;
  sphere?: Sphere;
  /** Of the cost that was named. */
  cost?: 'X';
  /** Of one of the four spheres. */
  sphered?: true;
}

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
