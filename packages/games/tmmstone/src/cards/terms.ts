/**
 * How much and whether: the parts of a text in a form that reads fast (`whom.ts` has whom). Every record of a kind has the
 * same shape; names have become numbers.
 */
import { numbered } from '@kolbiste/cardkit/verbs';
import type { Amount, Condition, Who, Zone } from './parts.ts';
import type { WhoTerm } from './whom.ts';
import { keyword, OPP, OWN, tag, whoTerm } from './whom.ts';

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
export const A = numbered(AMOUNT_NAMES);

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
export const C = numbered(CONDITION_NAMES);

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
    const list = c.keyword === undefined ? [] : [keyword.read(c.keyword, null)];
    return {
      ...bare,
      op: C.has,
      who: whoTerm(c.has),
      n: c.tag === undefined ? 0 : tag.read(c.tag, null),
      card: c.card ?? 0,
      list,
    };
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
