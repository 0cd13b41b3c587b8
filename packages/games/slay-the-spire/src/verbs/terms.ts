/** The words that verbs are made of: whom, how many, which cards, under which condition. */
import type { Optional, Term } from '@kolbiste/cardkit/verbs';
import { flag, instructions, int, listOf, numbered, oneOf, optional, standsFor, yes } from '@kolbiste/cardkit/verbs';
import { both } from '@kolbiste/kernel/files';
import { choice, fields, int as intRule, text as textRule, word } from '@kolbiste/kernel/grammar';
import type { Shop } from '../cards/code.ts';
import type { Instruction } from '../cards/texts.ts';
import { ORBS } from '../vocabulary.ts';

export { flag, int, oneOf, optional, standsFor, yes };

/** What may stand in a text; the verbs say later which there are. */
export const grammar = instructions();
const instruction: Term<Instruction, Instruction, unknown> = { rule: grammar.rule, read: (value) => value };
/** A text in a text. */
export const text = listOf(instruction, 1, 9);
export const texts = listOf(text, 2, 6);
/** Enemies that are called for by the name that their cards share. */
export const kindName: Term<string, string, unknown> = { rule: textRule(40), read: (value) => value };

/** Whom a text works on. The first of each pair of words is what a text says that says nothing. */
export const WHOM = [
  'enemy',
  'each',
  'row',
  'all',
  'self',
  'hero',
  'heroes',
  'rowHero',
  'subject',
  'subjectRow',
  'others',
  'eachHero',
  'second',
] as const;
export type Whom = (typeof WHOM)[number];
const HOW = numbered(WHOM);
const { each: EACH, eachHero: EACH_HERO, second: SECOND } = HOW;
export const { enemy: ENEMY, row: IN_ROW, all: ALL_ENEMIES, self: SELF, hero: ANY_HERO } = HOW;
export const { heroes: ALL_HEROES, rowHero: ROW_HERO, subject: SUBJECT, subjectRow: SUBJECT_ROW, others: OTHERS } = HOW;

/** What is chosen before a text is carried out [STS R15]. */
const SLOT_KINDS = ['enemy', 'row', 'hero', 'another'] as const;
export const [SLOT_ENEMY, SLOT_ROW, SLOT_HERO, SLOT_ANOTHER] = SLOT_KINDS.keys() as unknown as number[];

export interface WhoTerm {
  readonly how: number;
  /** Slot of what was chosen; -1 = nothing is. */
  readonly slot: number;
}

function whoOf(how: number, shop: Shop): WhoTerm {
  if (how === ENEMY) return shop.byHero ? { how, slot: shop.shared(SLOT_ENEMY) } : { how: ROW_HERO, slot: -1 };
  if (how === EACH) return { how: ENEMY, slot: shop.own(SLOT_ENEMY) };
  // One more enemy, or none.
  if (how === SECOND) return { how: ENEMY, slot: shop.own(SLOT_ANOTHER) };
  if (how === IN_ROW) return { how, slot: shop.shared(SLOT_ROW) };
  if (how === ANY_HERO) return { how, slot: shop.shared(SLOT_HERO) };
  if (how === EACH_HERO) return { how: ANY_HERO, slot: shop.own(SLOT_HERO) };
  return { how, slot: -1 };
}

const whoTerm = (usual: Whom): Optional<Whom, WhoTerm, Shop> => ({
  optional: true,
  rule: word(WHOM),
  read: (value, shop) => whoOf(HOW[value ?? usual], shop),
});
/** Whom a hit or a token meant for the other side works on: the enemy that is aimed at; of an enemy's action its row's hero. */
export const aimed = whoTerm('enemy');
/** Whom help works on: oneself. */
export const helped = whoTerm('self');

/** Whom cards are given to: whoever plays; of an enemy's action its row's hero. */
export const struck: Optional<Whom, WhoTerm, Shop> = {
  optional: true,
  rule: word(WHOM),
  read: (value, shop) => whoOf(HOW[value ?? (shop.byHero ? 'self' : 'rowHero')], shop),
};

/** What may be counted. */
export const COUNTS = [
  'one',
  'X',
  'block',
  'strength',
  'hand',
  'otherCards',
  'attacksInHand',
  'skillsInHand',
  'strikesInHand',
  'retainedInHand',
  'exhaustPile',
  'taken',
  'orbs',
  'orbKinds',
  'lightningOrbs',
  'frostOrbs',
  'miracles',
  'powers',
  'otherAttacks',
  'weakAndPoison',
  'unblocked',
  'attackers',
  'heroes',
  'energy',
  'orbsGone',
  'cubes',
  'lost',
] as const;
export type Count = (typeof COUNTS)[number];
const COUNT = numbered(COUNTS);

export interface Amount {
  readonly base: number;
  readonly per: number;
  readonly of: number;
  /** What comes to it where a condition holds; 0 = nothing does. */
  readonly more: number;
  readonly when: number;
}

/** A kind of orb. */
export const orb: Term<(typeof ORBS)[number], number, unknown> = standsFor(numbered(ORBS));

/** What must hold. */
export const CONDITIONS = [
  'die12',
  'die34',
  'die56',
  'die123',
  'die456',
  'die1234',
  'wrath',
  'calm',
  'lostHp',
  'discarded',
  'shivs',
  'firstCard',
  'firstTurn',
  'onlyAttacks',
  'onlyAttack',
  'noAttacks',
  'emptyHand',
  'drawPileEmpty',
  'killed',
  'targetFull',
  'targetPoisoned',
  'noBlock',
  'threeOrbs',
  'topFree',
  'retained',
  'drewSkill',
  'switched',
  'goldTen',
  'smallHand',
  'shuffled',
  'powerPlayed',
  'enraged',
  'defensive',
  'scriedAway',
  'alone',
  'blockLeft',
  'noDaggers',
] as const;
export type Condition = (typeof CONDITIONS)[number];
export const condition: Term<Condition, number, unknown> = standsFor(numbered(CONDITIONS));
export const CONDITION = numbered(CONDITIONS);

interface Counted {
  readonly per?: number;
  readonly of: Count;
  readonly plus?: number;
}

/** So much, and more where something holds. */
interface Conditional {
  readonly n: number;
  readonly more: number;
  readonly if: Condition;
}
export type AmountWritten = number | 'X' | Counted | Conditional;

const conditional = fields({ n: intRule(0, 99), more: intRule(1, 99), if: word(CONDITIONS) });
const counted = fields({ of: word(COUNTS) }, { per: intRule(1, 9), plus: intRule(0, 9) });
export const amount: Term<AmountWritten, Amount, unknown> = {
  rule: choice(() => ({
    what: both('počet', 'an amount'),
    figures: [0, 99],
    words: ['X'],
    records: { of: counted, more: conditional },
  })),
  read(value) {
    if (typeof value === 'number') return { base: value, per: 0, of: 0, more: 0, when: 0 };
    if (value === 'X') return { base: 0, per: 1, of: COUNT.X, more: 0, when: 0 };
    if ('n' in value) return { base: value.n, per: 0, of: 0, more: value.more, when: CONDITION[value.if] };
    return { base: value.plus ?? 0, per: value.per ?? 1, of: COUNT[value.of], more: 0, when: 0 };
  },
};
export const times: Optional<AmountWritten, Amount, unknown> = {
  optional: true,
  rule: amount.rule,
  read: (value) => amount.read(value ?? 1, undefined),
};

/** Piles that texts speak of. */
const ZONES = ['hand', 'draw', 'discard', 'exhaust'] as const;
export const zone = standsFor(numbered(ZONES));

/** Which cards of a pile. */
export const SIEVES = ['any', 'attack', 'skill', 'noAttack', 'free', 'noRetain', 'attackOrSkill'] as const;
export type Sieve = (typeof SIEVES)[number];
export const sieveNamed: Term<Sieve, number, unknown> = standsFor(numbered(SIEVES));
/** Texts by the six results of a die; an empty one does nothing. */
export const sixTexts = listOf(listOf(instruction, 0, 9), 6, 6);
