/** How much, and whether: amounts and conditions, read from the state as it is now. */

import { cardIn, countUnits, unitOf } from '../board.ts';
import { pool, printedCard } from '../cards/pool.ts';
import type { AmountTerm, ConditionTerm } from '../cards/terms.ts';
import { A, C, ZONES } from '../cards/terms.ts';
import type { WhoTerm } from '../cards/whom.ts';
import { OWN } from '../cards/whom.ts';
import type { State } from '../state.ts';
import { FACE_DOWN } from '../state.ts';
import { LIFE, UNIT_SLOTS } from '../vocabulary.ts';
import type { EffectContext } from './effect-context.ts';
import { attackNow } from './forward-refs.ts';
import { counted, firstOf, isFrozen, select } from './select.ts';

function zone(s: State, x: EffectContext, n: number): readonly number[] {
  const name = ZONES[n];
  const seat = name.startsWith('own') ? x.seat : 1 - x.seat;
  if (name.endsWith('Hand')) return s.hands[seat];
  return name.endsWith('Deck') ? s.decks[s.pile[seat]] : s.graves[seat];
}

function cardsIn(s: State, x: EffectContext, a: AmountTerm): number {
  const list = zone(s, x, a.n);
  if (a.card === 0) return list.length;
  let count = 0;
  for (const entry of list) if (cardIn(entry) === a.card) count++;
  return count;
}

/** Sum of a figure over those meant; a unit that has left counts as it was. */
function sumOver(s: State, x: EffectContext, a: AmountTerm, it: number): number {
  let sum = 0;
  for (const id of select(s, x, a.who as WhoTerm, it)) {
    if (id < 2) {
      if (a.op === A.healthOf) sum += s.life[id];
      continue;
    }
    const u = unitOf(s, id);
    if (u === null) continue;
    if (a.op === A.attackOf) sum += attackNow.get()(s, u);
    else if (a.op === A.healthOf) sum += u.health;
    else sum += a.op === A.printedAttackOf ? printedCard(u.card).attack : printedCard(u.card).health;
  }
  return sum;
}

const tally = (s: State, seat: number, n: number): number => s.tally[2 * n + seat];

/** Cards that the speaker's player has played this turn, without the one whose playing speaks [TMM R104]. */
const playedBefore = (s: State, x: EffectContext): number => s.plays[x.seat] + x.ahead - x.played;

/** Earlier ones of the same owner: the unit that speaks has been counted already. */
function summonedBefore(s: State, x: EffectContext, n: number): number {
  if (pool.tallies[n].card !== x.card) return tally(s, x.seat, n);
  return tally(s, unitOf(s, x.self)?.owner ?? x.seat, n) - 1;
}

/**
 * An amount.
 * @param it the object it is counted for, -1 = none; `i` is that object's place among the objects
 */
export function amountOf(s: State, x: EffectContext, a: AmountTerm, it = -1, i = -1): number {
  switch (a.op) {
    case A.number:
      return a.n;
    case A.rolled:
      return i >= 0 && i < x.rolls.length ? x.rolls[i] : x.rolled;
    case A.mana:
      return s.mana[x.seat];
    case A.manaSlots:
      return s.slots[x.seat];
    case A.cardsPlayed:
      return Math.max(0, playedBefore(s, x));
    case A.emptySlots:
      return UNIT_SLOTS - countUnits(s, x.seat);
    case A.lostLife:
      return LIFE - s.life[x.seat];
    case A.killed:
      return x.killed;
    case A.amount:
      return x.amount;
    case A.count:
      return counted(s, x, a.who as WhoTerm, it).length;
    case A.cards:
      return cardsIn(s, x, a);
    case A.playedInGame:
      return tally(s, x.seat, a.n);
    case A.summonedInGame:
      return summonedBefore(s, x, a.n);
    case A.times:
      return Math.imul(amountOf(s, x, a.a as AmountTerm, it, i), amountOf(s, x, a.b as AmountTerm, it, i));
    case A.plus:
      return amountOf(s, x, a.a as AmountTerm, it, i) + amountOf(s, x, a.b as AmountTerm, it, i);
    case A.minus:
      return amountOf(s, x, a.a as AmountTerm, it, i) - amountOf(s, x, a.b as AmountTerm, it, i);
    case A.abs:
      return Math.abs(amountOf(s, x, a.a as AmountTerm, it, i));
    case A.roundTen:
      return (((amountOf(s, x, a.a as AmountTerm, it, i) + 5) / 10) | 0) * 10;
    default:
      return sumOver(s, x, a, it);
  }
}

function hasIt(s: State, x: EffectContext, c: ConditionTerm): boolean {
  const u = unitOf(s, firstOf(s, x, c.who as WhoTerm));
  if (u === null) return false;
  if (c.list.length > 0 && (u.keywords & c.list[0]) === 0) return false;
  return (c.n === 0 || (printedCard(u.card).tags & c.n) !== 0) && (c.card === 0 || c.card === u.card);
}

/** Experiments are what lies face down: so much sees also who may not see the card. */
const hasExperiment = (s: State, seat: number): boolean =>
  s.laid.some((l) => l.seat === seat && (l.marks & FACE_DOWN) !== 0);

/** Whether a condition holds. */
export function holdsTrue(s: State, x: EffectContext, c: ConditionTerm): boolean {
  switch (c.op) {
    case C.momentum:
      return x.played === 1 && playedBefore(s, x) > 0;
    case C.ownTurn:
      return s.active === x.seat;
    case C.oppTurn:
      return s.active !== x.seat;
    case C.inAttack:
      return x.inAttack === 1;
    case C.onlyOrgDeck:
      return s.orgOnly[x.seat] === 1;
    case C.taken:
      return x.taken === 1;
    case C.any:
      return counted(s, x, c.who as WhoTerm).length > 0;
    case C.none:
      return counted(s, x, c.who as WhoTerm).length === 0;
    case C.frozen:
      return isFrozen(s, firstOf(s, x, c.who as WhoTerm));
    case C.has:
      return hasIt(s, x, c);
    case C.atLeast:
      return amountOf(s, x, c.a as AmountTerm) >= amountOf(s, x, c.b as AmountTerm);
    case C.equal:
      return amountOf(s, x, c.a as AmountTerm) === amountOf(s, x, c.b as AmountTerm);
    case C.rolledIn:
      return c.list.includes(x.rolled);
    case C.diedInGame:
      return tally(s, x.seat, c.n) > 0;
    case C.spellsThisTurn:
      return s.spells[s.active] === 0;
    case C.experimentInPlay:
      return hasExperiment(s, c.n === OWN ? x.seat : 1 - x.seat);
    case C.inHand:
      return s.hands[x.seat].filter((entry) => cardIn(entry) === c.card).length >= c.n;
    case C.not:
      return !holdsTrue(s, x, c.parts[0]);
    default:
      return c.parts.every((part) => holdsTrue(s, x, part));
  }
}
