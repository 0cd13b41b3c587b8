/** Whom to ask for an answer: decided by what all know, things in play, dials, resources, lists and piles [LOTR W.9]. */
import { pool, printed } from '../cards/pool.ts';
import * as R from '../refusals.ts';
import { isIn } from '../seats.ts';
import type { State, Thing } from '../state.ts';
import { SEEN } from '../state.ts';
import { answeredBy, forcedBy, forcedOf, fromHand, isHeard, kindsIn, NOTES, refusalOf, userOf } from './answers.ts';

/** Kinds of notes that a card of a list answers from a hand, as bits: lists never change. */
const listKinds = new WeakMap<readonly number[], number>();
function kindsFromHand(list: readonly number[]): number {
  let bits = listKinds.get(list);
  if (bits === undefined) {
    bits = pool.fromHands.reduce((all, d) => (list.includes(d.card) ? all | (1 << d.trigger) : all), 0);
    listKinds.set(list, bits);
  }
  return bits;
}

/** Whether anything waits for what happened: a text in play or just gone, or a card that a hand could hold. */
function isAwaited(s: State, notes: readonly number[]): boolean {
  if (notes.length === 0) return false;
  const kinds = kindsIn(notes);
  for (const t of s.things) if (((forcedBy(t.card) | answeredBy(t.card)) & kinds) !== 0) return true;
  for (const t of s.left) if (((forcedBy(t.card) | answeredBy(t.card)) & kinds) !== 0) return true;
  if ((kinds & pool.fromHandKinds) === 0) return false;
  for (let seat = 0; seat < s.hands.length; seat++)
    if (s.hands[seat].length > 0 && (kindsFromHand(s.config.lists[seat].cards) & kinds) !== 0) return true;
  return false;
}

/** Whether anything comes of what happened: a forced effect, or somebody who is asked. */
export function isAnswered(s: State, notes: readonly number[]): boolean {
  if (!isAwaited(s, notes)) return false;
  if (forcedOf(s, notes).length > 0) return true;
  for (let seat = 0; seat < s.hands.length; seat++) if (askedTo(s, notes, [], seat)) return true;
  return false;
}

/** As mayThings, of these things. */
function mayOneOf(
  s: State,
  things: readonly Thing[],
  notes: readonly number[],
  answered: readonly number[],
  seat: number,
): boolean {
  const kinds = kindsIn(notes);
  for (let k = 0; k < things.length; k++) {
    const t = things[k];
    if ((answeredBy(t.card) & kinds) === 0 || userOf(s, t) !== seat) continue;
    const { doings } = printed(t.card);
    for (let at = 0; at < doings.length; at++)
      for (let i = 0; i < notes.length; i += NOTES)
        if (isHeard(s, doings[at], t, seat, notes, i, answered) && refusalOf(s, doings[at], t.id, seat, notes, i) === 0)
          return true;
  }
  return false;
}

/** Whether a thing of a seat may answer legally. */
const mayThings = (s: State, notes: readonly number[], answered: readonly number[], seat: number): boolean =>
  mayOneOf(s, s.things, notes, answered, seat) || mayOneOf(s, s.left, notes, answered, seat);

/**
 * Whether a seat is asked at all: something of its own in play can answer, or, as far as all can know, a card in its
 * hand could: its list has one, not all copies lie open, and its heroes could pay.
 */
export function askedTo(s: State, notes: readonly number[], answered: readonly number[], seat: number): boolean {
  if (!isIn(s, seat)) return false;
  if (mayThings(s, notes, answered, seat)) return true;
  if (s.hands[seat].length === 0) return false;
  const kinds = kindsIn(notes);
  if ((kinds & pool.fromHandKinds) === 0) return false;
  const possible: number[] = [];
  for (const d of pool.fromHands) if ((kinds >>> d.trigger) & 1 && mayHold(s, seat, d.card)) possible.push(d.card);
  return possible.length > 0 && fromHand(s, notes, seat, possible).some((a) => isPublic(a.refusal));
}

/** A refusal that depends on the hand may not show. */
const isPublic = (refusal: number): boolean => refusal === 0 || refusal === R.NO_COST;

/** Whether a card may still be in a hand, as far as all can know. */
export function mayHold(s: State, seat: number, card: number): boolean {
  let left = 0;
  for (const id of s.config.lists[seat].cards) if (id === card) left++;
  if (left === 0) return false;
  for (const id of s.discards[seat]) if (id === card) left--;
  for (const entry of s.removed) if (entry === card + SEEN * (seat + 1)) left--;
  for (const t of s.things) if (t.card === card && t.owner === seat) left--;
  return left > 0;
}
