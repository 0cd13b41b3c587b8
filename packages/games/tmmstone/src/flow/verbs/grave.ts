/** Verbs about graves, and where a spell goes instead of its own. */

import { call, emit, nearest } from '@kolbiste/kernel';
import { laidOf } from '../../atoms/table.ts';
import * as zones from '../../atoms/zones.ts';
import type { Op } from '../../cards/code.ts';
import { TO } from '../../cards/code.ts';
import type { CardSieve } from '../../cards/terms.ts';
import type { Speaker } from '../../effects/speaker.ts';
import { cardPasses } from '../../effects/statics.ts';
import { E } from '../../events.ts';
import { cite } from '../../rulebook.ts';
import type { State } from '../../state.ts';
import { UNIT_SLOTS } from '../../vocabulary.ts';
import { casting, STAYS } from '../cast.ts';
import { pickCard } from '../pick-card.ts';
import { playing } from '../play.ts';
import { countTaken, reviveAll, unitsInGrave } from './coming.ts';
import { NO_ROOM } from './shared.ts';

/** A card of a grave that finds no room in the hand stays where it lies. */
const STAYS_THERE = cite('key.22', 'R110');

/**
 * This very card goes there now; a laid one when it ends; later, from the grave, if it still lies there and has not been
 * elsewhere since [TMM R55].
 */
export function selfTo(s: State, x: Speaker, op: Op): void {
  const running = nearest(s, casting);
  if (running !== null && running.x.self === x.self && running.x.dest !== STAYS) {
    running.x.dest = STAYS;
    return zones.send(s, running.x.owner, x.card, op.a);
  }
  const lies = laidOf(s, x.self);
  if (lies !== undefined && lies.slot >= 0) lies.to = op.a;
  const found = zones.inGrave(s, x.self);
  if (found === null || (op.a === TO.hand && zones.handRoom(s, found.owner) === 0)) return;
  const card = zones.takeFromGrave(s, found.owner, found.at);
  zones.send(s, found.owner, card, op.a);
}

/** The spell that is being played goes elsewhere after it has resolved. */
export function spellTo(s: State, _x: Speaker, op: Op): void {
  const running = nearest(s, playing);
  if (running !== null) running.x.dest = op.a;
}

function cardsOfGrave(s: State, seat: number, f: CardSieve): number[] {
  const places: number[] = [];
  s.graves[seat].forEach((card, at) => {
    if (cardPasses(f, -1, seat, card)) places.push(at);
  });
  return places;
}

export function graveToHand(s: State, x: Speaker, op: Op): void {
  const places = cardsOfGrave(s, x.seat, op.cards as CardSieve);
  if (places.length === 0) return;
  if (zones.handRoom(s, x.seat) === 0) return void emit(s, E.unused, STAYS_THERE, x.card, x.seat);
  if (op.a === 1) return takeBack(s, x, places[places.length - 1]);
  x.asked = 1;
  x.rolls = places;
  const cards = places.map((at) => s.graves[x.seat][at]);
  call(s, pickCard, { seat: x.seat, card: x.card, cards, secret: 0, chosen: -1 });
}

function takeBack(s: State, x: Speaker, at: number): void {
  const card = zones.takeFromGrave(s, x.seat, at);
  if (card !== 0) zones.returnToHand(s, x.seat, card, cite('grave.1', 'R110'));
}

export function graveChosen(s: State, x: Speaker, _op: Op, answer: number): void {
  const at = x.rolls[answer];
  x.rolls = [];
  if (at !== undefined) takeBack(s, x, at);
}

/** What may still be chosen in the own grave; chosen already is what `rolls` says. */
function revivable(s: State, x: Speaker, op: Op): number[] {
  const places = unitsInGrave(s, x.seat, (op.cards as CardSieve).tag);
  return (op.b > 0 ? places.slice(-op.b) : places).filter((at) => !x.rolls.includes(at));
}

/** One after another is chosen from the own grave, as far as there is room; then all are summoned at once [TMM R2]. */
export function reviveChosen(s: State, x: Speaker, op: Op): void {
  const places = revivable(s, x, op);
  if (places.length > 0 && x.rolls.length < Math.min(op.a, UNIT_SLOTS - countTaken(s, x.seat))) {
    x.asked = 1;
    const cards = places.map((at) => s.graves[x.seat][at]);
    return call(s, pickCard, { seat: x.seat, card: x.card, cards, secret: 0, chosen: -1 });
  }
  const chosen = x.rolls;
  x.rolls = [];
  if (chosen.length > 0) reviveAll(s, x.seat, chosen);
  else if (places.length > 0) emit(s, E.unused, NO_ROOM, x.card, x.seat);
}

export function reviveThat(s: State, x: Speaker, op: Op, answer: number): void {
  x.rolls = [...x.rolls, revivable(s, x, op)[answer]];
  x.at--;
}
