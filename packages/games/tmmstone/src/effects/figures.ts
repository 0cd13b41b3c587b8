/**
 * Costs and attacks as they stand: what is printed, and what each card in force makes of it, layer by layer [TMM R36] [TMM R60].
 * Nothing is kept: a figure is read anew each time, and the same walk tells what it is made of.
 */
import type { Part as FigurePart, Layer } from '@kolbiste/kernel';
import { layers } from '@kolbiste/kernel';
import { sideOf } from '../board.ts';
import { printedCard } from '../cards/pool.ts';
import type { Printed, StaticTerm } from '../cards/printed.ts';
import { ST } from '../cards/printed.ts';
import type { CardSieve } from '../cards/whom.ts';
import type { State, Unit } from '../state.ts';
import { SILENCED } from '../state.ts';
import { ABILITY } from '../vocabulary.ts';
import { contextOf } from './effect-context.ts';
import { attackNow } from './forward-refs.ts';
import { passes } from './select.ts';
import { cardFrom, cardPasses, idFrom, laidFrom, seatFrom, speakers, staticsHeld, textsFrom } from './statics.ts';
import { amountOf, holdsTrue } from './terms.ts';

/** One part of a figure. None lasts for a while only: its card lies there or not. */
export type Part = FigurePart<''>;

/** Printed; settings; more and less; the card's own reduction; "costs 0" beats all; not below 0 [TMM R60]. */
export const COST = layers({ printed: 'is', set: 'is', more: 'by', own: 'by', free: 'is', floor: 'least' });
const R60 = ['R60'];

/** Whether a text about costs concerns a card that `seat` plays. */
function concerns(s: State, t: StaticTerm, from: number, seat: number, card: Printed): boolean {
  // An ability is no "next card": what is used up by a card waits for one that is played [TMM R74].
  if (card.kind === ABILITY && laidFrom(s, from)?.uses === 1) return false;
  return cardPasses(t.cards as CardSieve, seatFrom(s, from), seat, card.id);
}

/** Adds what the texts of a kind make of a cost: of those that set one, the ones that set 0, or the others. */
function withTexts(s: State, seat: number, card: Printed, layer: Layer, before: number, why: Part[] | null): number {
  const what = layer === COST.more ? ST.cost : ST.costTo;
  let cost = before;
  for (let from = 0; from < speakers(s); from++) {
    const texts = textsFrom(s, from, what);
    for (let i = 0; i < texts.length; i++) {
      const t = texts[i];
      if (t.what !== what || (what === ST.costTo && (t.n === 0) !== (layer === COST.free))) continue;
      if (concerns(s, t, from, seat, card)) cost = layer.add(cost, t.n, why, cardFrom(s, from), R60);
    }
  }
  return cost;
}

/** Adds the reduction that is printed on the card itself; it counts in hand. */
function withOwn(s: State, seat: number, card: Printed, before: number, why: Part[] | null): number {
  const who = contextOf(seat, card.id);
  let cost = before;
  for (const t of card.statics)
    if (t.what === ST.ownCost) cost = COST.own.add(cost, -amountOf(s, who, t.amount as never), why, card.id, R60);
  return cost;
}

/**
 * What a card costs a player now [TMM R60].
 * @param held what `staticsHeld` says, where many cards are looked at
 * @param why where given, what the cost is made of is put in
 */
export function costOf(
  s: State,
  seat: number,
  id: number,
  held: number = staticsHeld(s),
  why: Part[] | null = null,
): number {
  const card = printedCard(id);
  let cost = COST.printed.add(0, card.cost, why, 0, R60);
  if (card.kind === ABILITY && s.config.profile.abilityCost === 'printed') return cost;
  if (held & (1 << ST.costTo)) cost = withTexts(s, seat, card, COST.set, cost, why);
  if (held & (1 << ST.cost)) cost = withTexts(s, seat, card, COST.more, cost, why);
  if (card.holds & (1 << ST.ownCost)) cost = withOwn(s, seat, card, cost, why);
  if (held & (1 << ST.costTo)) cost = withTexts(s, seat, card, COST.free, cost, why);
  return cost < 0 ? COST.floor.add(cost, 0, why, 0, R60) : cost;
}

/** Printed; what effects have made of the unit for good; what its own text says; what other cards add; not below 0 [TMM R36]. */
export const ATTACK = layers({ printed: 'is', changed: 'by', health: 'is', own: 'by', others: 'by', floor: 'least' });
const R36 = ['R36'];

/** Adds what its own text makes of a unit's attack. */
function withOwnText(s: State, u: Unit, card: Printed, before: number, why: Part[] | null): number {
  const who = contextOf(sideOf(u.place), u.card);
  who.self = u.id;
  let attack = before;
  for (const t of card.statics) {
    if (t.what === ST.attackIsHealth) attack = ATTACK.health.add(attack, Math.max(0, u.health), why, u.card, R36);
    else if (t.what === ST.ownAttack && (t.cond === null || holdsTrue(s, who, t.cond)))
      attack = ATTACK.own.add(attack, amountOf(s, who, t.amount as never), why, u.card, R36);
  }
  return attack;
}

/** What a text of another card, which speaks from a place, adds to a unit; a field speaks for the unit's own side [TMM field.2]. */
function addedTo(s: State, t: StaticTerm, from: number, u: Unit): number {
  const seat = seatFrom(s, from);
  const who = contextOf(seat < 0 ? sideOf(u.place) : seat, cardFrom(s, from));
  who.self = idFrom(s, from);
  return passes(s, who, t.sieve as never, u.id) ? amountOf(s, who, t.amount as never) : 0;
}

const OWN_TEXT = (1 << ST.ownAttack) | (1 << ST.attackIsHealth);

/**
 * Attack of a unit as it stands [TMM R36].
 * @param why where given, what the attack is made of is put in
 */
export function attackOf(s: State, u: Unit, why: Part[] | null = null): number {
  const card = printedCard(u.card);
  let attack = ATTACK.printed.add(0, card.attack, why, 0, R36);
  if (u.attack !== attack) attack = ATTACK.changed.add(attack, u.attack - attack, why, 0, R36);
  if ((u.marks & SILENCED) === 0 && card.holds & OWN_TEXT) attack = withOwnText(s, u, card, attack, why);
  for (let from = 0; from < speakers(s); from++) {
    const texts = textsFrom(s, from, ST.attack);
    for (let i = 0; i < texts.length; i++) {
      if (texts[i].what !== ST.attack) continue;
      const n = addedTo(s, texts[i], from, u);
      if (n !== 0) attack = ATTACK.others.add(attack, n, why, cardFrom(s, from), R36);
    }
  }
  return attack < 0 ? ATTACK.floor.add(attack, 0, why, 0, R36) : attack;
}

attackNow.bind(attackOf);

/** What a card costs a player now, part by part. */
export function costParts(s: State, seat: number, id: number): Part[] {
  const parts: Part[] = [];
  costOf(s, seat, id, staticsHeld(s), parts);
  return parts;
}

/** The attack of a unit, part by part. */
export function attackParts(s: State, u: Unit): Part[] {
  const parts: Part[] = [];
  attackOf(s, u, parts);
  return parts;
}
