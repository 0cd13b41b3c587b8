/** Cards as the engine reads them: names as numbers, texts as operations, what a card listens to as bits. */
import { numbered } from '@kolbiste/cardkit/verbs';
import { CAST_ON_DRAW } from '../vocabulary.ts';
import type { Op } from './code.ts';
import type { AmountTerm, ConditionTerm, Tally } from './terms.ts';
import { WHEN } from './types.ts';
import type { CardSieve, Sieve, WhoTerm } from './whom.ts';

export const WH = numbered(WHEN);

/** A text with its condition. */
export interface Text {
  /** Place in `table.texts`. */
  index: number;
  card: number;
  when: number;
  by: number;
  ofSelf: boolean;
  notSelf: boolean;
  ofTag: number;
  /** -1 = any sort. */
  ofSort: number;
  ofCard: number;
  ofOwnHero: boolean;
  cond: ConditionTerm | null;
  /** The whole text hangs on momentum. */
  pay: number;
  targets: readonly Sieve[];
  code: readonly Op[];
}

const STATIC_NAMES = [
  'cost',
  'costTo',
  'costsLife',
  'ownCost',
  'attack',
  'ownAttack',
  'attackIsHealth',
  'spellDamage',
  'cannotAttack',
  'ban',
  'banNamed',
  'heroImmune',
  'handsRevealed',
  'doubleOnPlay',
  'doubleOnDeath',
  'doubleSpells',
  'doubleGiven',
  'healsHurt',
  'bothDraw',
  'chooseChance',
  'deckSize',
] as const;
/** Numbers of the static texts; each is also a bit of `Printed.holds`. */
export const ST = numbered(STATIC_NAMES);

export interface StaticTerm {
  what: number;
  n: number;
  cards: CardSieve | null;
  sieve: Sieve | null;
  who: WhoTerm | null;
  amount: AmountTerm | null;
  cond: ConditionTerm | null;
}

export interface Printed {
  id: number;
  key: string;
  kind: number;
  cls: number;
  rarity: number;
  token: boolean;
  cost: number;
  attack: number;
  health: number;
  tags: number;
  keywords: number;
  /** -1 = an immediate spell; otherwise turns until it ends. */
  until: number;
  uses: number;
  statics: readonly StaticTerm[];
  /** Bits of its static texts. */
  holds: number;
  /** Places of its texts in `table.texts`. */
  texts: readonly number[];
  /** Bits of what its texts listen to (`WHEN`). */
  hears: number;
  /** The own text of a spell, an ability, a cast-on-draw card. */
  use: readonly number[];
  onPlay: readonly number[];
}

export interface Table {
  /** By number in the public list; null where there is none. */
  cards: readonly (Printed | null)[];
  texts: readonly Text[];
  /** Static texts that a text lays for a while. */
  lastings: readonly (readonly StaticTerm[])[];
  tallies: readonly Tally[];
}

/** A text for being drawn: "when drawn", or cast on being drawn [TMM cond.4] [TMM cond.7]. */
export const saysWhenDrawn = (card: Printed): boolean =>
  (card.keywords & CAST_ON_DRAW) !== 0 || ((card.hears >>> WH.onDraw) & 1) === 1;

export const isCastOnDraw = (card: Printed): boolean => (card.keywords & CAST_ON_DRAW) !== 0;
