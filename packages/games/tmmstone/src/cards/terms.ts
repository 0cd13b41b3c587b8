/**
 * Whom, how much and whether: the parts of a text in a form that reads fast. Every record of a kind has the same shape;
 * names have become numbers.
 */
import type { Keyword, Tag } from '../vocabulary.ts';
import { KEYWORD_NAMES, KIND_NAMES, RARITY_NAMES, TAG_NAMES } from '../vocabulary.ts';
import type { Amount, CardFilter, Condition, Filter, TargetSpec, Who, Zone } from './parts.ts';

export const SORTS = ['unit', 'hero', 'character'] as const;
export const [SORT_UNIT, SORT_HERO] = [0, 1];
export const [BOTH, OWN, OPP] = [0, 1, 2];

const WHO_NAMES = [
  'self',
  'it',
  'those',
  'subject',
  'object',
  'target',
  'target2',
  'targets',
  'ownHero',
  'oppHero',
  'activeHero',
  'heroes',
  'each',
  'random',
  'neighboursOf',
  'oppositeOf',
] as const;
type WhoName = (typeof WHO_NAMES)[number];
/** Numbers of the ways to point at characters. */
export const W = Object.fromEntries(WHO_NAMES.map((name, i) => [name, i])) as { readonly [K in WhoName]: number };

/** A filter of characters; -1 and 0 = does not matter. */
export interface Sieve {
  sort: number;
  side: number;
  tag: number;
  card: number;
  other: boolean;
  notTarget: boolean;
  notObject: boolean;
  neighbourOf: WhoTerm | null;
  rarity: number;
  attackAtMost: number;
  health: number;
  primeHealth: boolean;
  may: boolean;
}

export interface WhoTerm {
  how: number;
  sieve: Sieve;
  of: WhoTerm | null;
}

export const tagBit = (tag: Tag | undefined): number => (tag === undefined ? 0 : 1 << TAG_NAMES.indexOf(tag));
export const keywordBit = (keyword: Keyword): number => 1 << KEYWORD_NAMES.indexOf(keyword);
const sideNumber = (side: 'own' | 'opp' | undefined): number =>
  side === undefined ? BOTH : side === 'own' ? OWN : OPP;

export function sieveOf(sort: string, f: Filter & { may?: true }): Sieve {
  return {
    sort: SORTS.indexOf(sort as 'unit'),
    side: sideNumber(f.side),
    tag: tagBit(f.tag),
    card: f.card ?? 0,
    other: f.other === true,
    notTarget: f.notTarget === true,
    notObject: f.notObject === true,
    neighbourOf: f.neighbourOf === undefined ? null : whoTerm(f.neighbourOf),
    rarity: f.rarity === undefined ? -1 : RARITY_NAMES.indexOf(f.rarity),
    attackAtMost: f.attackAtMost ?? -1,
    health: f.health ?? -1,
    primeHealth: f.primeHealth === true,
    may: f.may === true,
  };
}

const anybody = (): Sieve => sieveOf('character', {});

export const targetTerm = (spec: TargetSpec): Sieve => sieveOf(spec.choose, spec);

export function whoTerm(who: Who): WhoTerm {
  if (typeof who === 'string') return { how: W[who], sieve: anybody(), of: null };
  if ('each' in who) return { how: W.each, sieve: sieveOf(who.each, who), of: null };
  if ('random' in who) return { how: W.random, sieve: sieveOf(who.random, who), of: null };
  if ('neighboursOf' in who) return { how: W.neighboursOf, sieve: anybody(), of: whoTerm(who.neighboursOf) };
  return { how: W.oppositeOf, sieve: anybody(), of: whoTerm(who.oppositeOf) };
}

/** A filter of cards. */
export interface CardSieve {
  side: number;
  kind: number;
  tag: number;
  card: number;
  rarity: number;
}

export function cardSieve(f: CardFilter): CardSieve {
  return {
    side: sideNumber(f.side),
    kind: f.kind === undefined ? -1 : KIND_NAMES.indexOf(f.kind),
    tag: tagBit(f.tag),
    card: f.card ?? 0,
    rarity: f.rarity === undefined ? -1 : RARITY_NAMES.indexOf(f.rarity),
  };
}

const AMOUNT_NAMES = [
  'number',
  'rolled',
  'mana',
  'manaSlots',
  'cardsPlayed',
  'emptySlots',
  'lostLife',
  'killed',
  'amount',
  'attackOf',
  'healthOf',
  'printedAttackOf',
  'printedHealthOf',
  'count',
  'cards',
  'playedInGame',
  'summonedInGame',
  'times',
  'plus',
  'minus',
  'abs',
  'roundTen',
] as const;
export type AmountName = (typeof AMOUNT_NAMES)[number];
export const A = Object.fromEntries(AMOUNT_NAMES.map((name, i) => [name, i])) as { readonly [K in AmountName]: number };

export const ZONES: readonly Zone[] = ['ownHand', 'oppHand', 'ownDeck', 'oppDeck', 'ownGrave', 'oppGrave'];

export interface AmountTerm {
  op: number;
  /** The number, the zone, or the tally. */
  n: number;
  card: number;
  who: WhoTerm | null;
  a: AmountTerm | null;
  b: AmountTerm | null;
}

/** What a text may ask of the whole game. */
export interface Tally {
  what: 'played' | 'summoned' | 'died';
  card: number;
}

/** Finds the number of a tally, made when it is new. */
function tallyNumber(tallies: Tally[], what: Tally['what'], card: number): number {
  const at = tallies.findIndex((t) => t.what === what && t.card === card);
  return at >= 0 ? at : tallies.push({ what, card }) - 1;
}

const plain: AmountTerm = { op: A.number, n: 0, card: 0, who: null, a: null, b: null };

export function amountTerm(amount: Amount, tallies: Tally[]): AmountTerm {
  if (typeof amount === 'number') return { ...plain, n: amount };
  if (typeof amount === 'string') return { ...plain, op: A[amount] };
  if ('cards' in amount) return { ...plain, op: A.cards, n: ZONES.indexOf(amount.cards), card: amount.card ?? 0 };
  if ('count' in amount) return { ...plain, op: A.count, who: whoTerm(amount.count) };
  if ('playedInGame' in amount)
    return { ...plain, op: A.playedInGame, n: tallyNumber(tallies, 'played', amount.playedInGame) };
  if ('summonedInGame' in amount)
    return { ...plain, op: A.summonedInGame, n: tallyNumber(tallies, 'summoned', amount.summonedInGame) };
  const [name, of] = Object.entries(amount)[0] as [AmountName, unknown];
  if (name === 'times' || name === 'plus' || name === 'minus') {
    const [a, b] = of as [Amount, Amount];
    return { ...plain, op: A[name], a: amountTerm(a, tallies), b: amountTerm(b, tallies) };
  }
  if (name === 'abs' || name === 'roundTen') return { ...plain, op: A[name], a: amountTerm(of as Amount, tallies) };
  return { ...plain, op: A[name], who: whoTerm(of as Who) };
}

const CONDITION_NAMES = [
  'momentum',
  'ownTurn',
  'oppTurn',
  'inAttack',
  'onlyOrgDeck',
  'taken',
  'any',
  'none',
  'frozen',
  'has',
  'atLeast',
  'equal',
  'rolledIn',
  'diedInGame',
  'spellsThisTurn',
  'experimentInPlay',
  'inHand',
  'not',
  'all',
] as const;
export type ConditionName = (typeof CONDITION_NAMES)[number];
export const C = Object.fromEntries(CONDITION_NAMES.map((name, i) => [name, i])) as {
  readonly [K in ConditionName]: number;
};

export interface ConditionTerm {
  op: number;
  n: number;
  card: number;
  who: WhoTerm | null;
  a: AmountTerm | null;
  b: AmountTerm | null;
  parts: readonly ConditionTerm[];
  list: readonly number[];
}

const NO_PARTS: readonly ConditionTerm[] = [];
const NO_LIST: readonly number[] = [];
const bare: ConditionTerm = { op: 0, n: 0, card: 0, who: null, a: null, b: null, parts: NO_PARTS, list: NO_LIST };

export function conditionTerm(c: Condition, tallies: Tally[]): ConditionTerm {
  if (typeof c === 'string') return { ...bare, op: C[c] };
  if ('any' in c) return { ...bare, op: C.any, who: whoTerm(c.any) };
  if ('none' in c && !('spellsThisTurn' in c)) return { ...bare, op: C.none, who: whoTerm(c.none) };
  if ('frozen' in c) return { ...bare, op: C.frozen, who: whoTerm(c.frozen) };
  if ('has' in c) {
    const list = c.keyword === undefined ? [] : [keywordBit(c.keyword)];
    return { ...bare, op: C.has, who: whoTerm(c.has), n: tagBit(c.tag), card: c.card ?? 0, list };
  }
  if ('inHand' in c) return { ...bare, op: C.inHand, card: c.inHand, n: c.atLeast };
  if ('atLeast' in c || 'equal' in c) {
    const [a, b] = 'atLeast' in c ? c.atLeast : c.equal;
    return { ...bare, op: 'atLeast' in c ? C.atLeast : C.equal, a: amountTerm(a, tallies), b: amountTerm(b, tallies) };
  }
  if ('rolledIn' in c) return { ...bare, op: C.rolledIn, list: c.rolledIn };
  if ('diedInGame' in c) return { ...bare, op: C.diedInGame, n: tallyNumber(tallies, 'died', c.diedInGame) };
  if ('spellsThisTurn' in c) return { ...bare, op: C.spellsThisTurn };
  if ('experimentInPlay' in c) return { ...bare, op: C.experimentInPlay, n: c.experimentInPlay === 'own' ? OWN : OPP };
  if ('not' in c) return { ...bare, op: C.not, parts: [conditionTerm(c.not, tallies)] };
  return { ...bare, op: C.all, parts: c.all.map((part) => conditionTerm(part, tallies)) };
}
