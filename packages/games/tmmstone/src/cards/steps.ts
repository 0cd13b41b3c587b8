/** What a card's text does: steps, one verb each, and texts that hold as long as their card lies there. */
import type { Keyword, Tag } from '../vocabulary.ts';
import type { Amount, CardFilter, Condition, Filter, Side, TargetSpec, Who } from './parts.ts';

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

/** One step of a text. Each has one verb; its other words say on whom and how much. */
export type Instruction =
  // life
  | { damage: Amount; to: Who; excess?: 'oppHero' }
  | { heal: Amount | 'full'; to: Who }
  | { destroy: Who }
  /** The opposing hero is destroyed. */
  | { destroyHero: 'opp' }
  // figures
  | { buff: [Amount, Amount]; to: Who }
  | { set: { attack?: Amount; health?: Amount }; to: Who }
  | { swapStats: Who }
  | { swapHealth: [Who, Who] }
  // marks and words
  | { freeze: Who }
  | { silence: Who }
  | { grant: Keyword; to: Who }
  /** `inactive` ends. */
  | { wake: Who }
  // coming and going
  | { summon: number; count?: Amount; side?: 'own' | 'opp'; statsOf?: Who; fill?: true }
  | { revive: Who }
  | { reviveChosen: { tag?: Tag; top?: number }; count: number }
  /** The k-th unit of the own grave from the oldest, counted round and round. */
  | { reviveNth: Amount }
  /** To the owner's hand; with `to` to the controller's of this text, who owns it from then on [TMM R111]. */
  | { bounce: Who; to?: 'own' }
  | { steal: Who }
  | { switchSide: Who }
  | { transform: Who; into: number }
  | { vanish: Who }
  /** Off the board and under this unit, or under another; without such a unit nothing happens. No trigger. */
  | { exile: Who; under?: Who }
  /** All that lie under this unit are summoned there, fresh. */
  | { release: 'own' | 'opp' }
  /** At the start of the game: this card leaves the deck and lies open beside the board, where its triggers work. */
  | { setAside: true }
  /** If this card lies set aside it is summoned; without a free slot it stays aside. */
  | { enter: true }
  | { rotate: true }
  // cards
  | { draw: Amount; for?: Side | 'ownerOfTarget' }
  | { give: number; count?: Amount; to?: 'own' | 'opp' | 'active' }
  | { burn: Amount | 'all'; hand: 'own' | 'opp'; how: 'random' | 'all' }
  | { lookAndBurn: number }
  | { discard: 'hand' }
  | { discardCards: number; count: number }
  | { shuffleIn: Who; deck: 'opp' }
  | { shuffleCards: number; count: Amount; deck: 'own' | 'opp' }
  /** Where this spell goes instead of its grave; said later, when it lies there, it goes from the grave. */
  | { selfTo: 'deck' | 'deckBottom' | 'hand' }
  /** Where the spell that was played goes instead of its grave. */
  | { spellTo: 'deckBottom' | 'otherHand' }
  | { graveToHand: CardFilter; which: 'last' | 'chosen' }
  | { deckToGrave: 'opp' }
  /** One of them that may be played, chosen if there are several, is played without paying; it counts as played. */
  | { playFromHand: CardFilter }
  /** A random one of them. */
  | { summonFromHand: CardFilter }
  /** The topmost one of them; the deck keeps its order. */
  | { summonFromDeck: CardFilter }
  | { peek: 'keepOrBottom' | 'drawOrBottomAgain' }
  | { compareTops: true }
  | { castTop: 'opp' }
  | { mergeDecks: true }
  | { mergeGraves: true }
  // attacks
  | { attackWith: Who; on: Who }
  | { redirect: Who }
  // play as such
  | { counter: true }
  | { copySpellOn: TargetSpec }
  | { removeField: true }
  | { removeExperiments: 'opp' }
  | { flipInto: number }
  | { lasting: Static[]; until: Until; uses?: 1; side?: 'own' | 'opp' }
  | { nameCard: true }
  /** For the rest of the game the own hand holds so many cards. */
  | { handLimit: number }
  | { insertTurns: true }
  // mana
  | { mana: Amount }
  | { slots: number; side: 'own' | 'opp' }
  | { slotsTo: number; side: Side }
  /** How much it was is `rolled`. */
  | { spendAllMana: true }
  // chance and choice
  /** `by` whom it is tossed if not by the controller: it matters to who may choose the result. */
  | { coin: { heads?: Instruction[]; tails?: Instruction[] }; by?: 'opp' | 'active' }
  /** A die; `forEach` rolls one for every character and remembers them as `those`, each with its own `rolled`. */
  | { roll: 6; forEach?: Who }
  | { chance: [number, number] }
  | { chooseNumber: [Amount, Amount] }
  /** The controller pays any amount of mana on top, 0 too; it is `rolled`. */
  | { payExtra: true }
  | { chooseTarget: TargetSpec }
  /** As if chosen, but without a choice and without targeting: it is the target from now on. */
  | { pick: Who }
  | { chooseOne: Instruction[][] }
  | { may: Instruction[]; pay?: number }
  | { if: Condition; then: Instruction[]; else?: Instruction[] }
  /** Again as long as the condition holds, 13 times at most [TMM R128]. */
  | { repeat: Instruction[]; while: Condition }
  | { later: Instruction[]; at: 'endOfTurn' };
