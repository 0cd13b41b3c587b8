/**
 * What may be played in a window, and who is asked [DT 2.9] [DT R12] [DT R14] [DT R97]. Whom it asks depends on what everybody knows:
 * whoever holds a card, where any card of the pool fits the window, or has something in play that may be used in it.
 */

import type { Candidates } from '@kolbiste/kernel';
import { pieceOf } from '../board.ts';
import type { Ability, Card } from '../cards/card.ts';
import { cardOf, pool } from '../cards/pool.ts';
import * as T from '../cards/timing.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import { contextOf } from '../effects/effect-context.ts';
import type { Said } from '../options.ts';
import * as O from '../options.ts';
import { NOT_HERE, NOT_NOW } from '../refusals.ts';
import type { State } from '../state.ts';
import { MARK, TRAIT, WARRIOR } from '../vocabulary.ts';
import { userOf } from './ability-of.ts';
import { mayFreely } from './freely.ts';
import { isProvable } from './hears.ts';
import type { Occasion } from './play.ts';
import { AT_END, AT_START, isOpen, isTime, mayUse, PROOFS, playOf, REACTIONS, STATES } from './play.ts';
import { freeEntry } from './price.ts';
import { canPair, mayPair, pairsOf } from './serve.ts';
import { mayCastStored, storedOf } from './stored.ts';
import { canStrengthen, growing, growthOption, mayStrengthen } from './strengthen.ts';
import { mayMove } from './warriors.ts';

function contextAt(
  now: Occasion,
  answers: number,
  seat: number,
  card: number,
  ability: number,
  self: number,
): EffectContext {
  const x = contextOf(seat, card, ability, self);
  x.moment = now.moment;
  x.subject = now.subject;
  x.object = now.object;
  x.amount = now.amount;
  x.answers = answers;
  return x;
}

const isReaction = (now: Occasion): boolean => now.kind === REACTIONS || now.kind === STATES;

/** Whether an option may be chosen in a window. */
export function mayInWindow(s: State, now: Occasion, answers: number, seat: number, option: number): number {
  if (option === O.A_PASS) return 0;
  const said = O.readOption(option);
  if (said === null || said.what === 'move') return isOpen(now.kind) ? mayOpen(s, seat, option, said) : NOT_HERE;
  if (said.what === 'hand') {
    if (said.way !== O.OPENLY || !s.hands[seat].includes(said.card)) return NOT_HERE;
    return mayFromHand(s, now, answers, seat, cardOf(said.card));
  }
  const p = pieceOf(s, said.piece);
  if (p !== null && said.ability === O.STORED) return mayCastStored(s, now, answers, seat, p);
  const ability = p === null || p.marks & MARK.hidden ? undefined : cardOf(p.card).abilities[said.ability];
  if (p === null || ability === undefined || userOf(s, p, ability) !== seat) return NOT_HERE;
  return mayUse(s, contextAt(now, answers, seat, p.card, said.ability, p.id), ability, now);
}

/** What may be done at any time with what lies in play: a cultist chooses, a spell grows, one warrior and one card. */
function mayOpen(s: State, seat: number, option: number, said: Said | null): number {
  if (said?.what === 'move') return said.move < O.AS_LEGION ? NOT_HERE : mayMove(s, seat, said.move, said.piece);
  const code = mayStrengthen(s, seat, option);
  return code === NOT_HERE ? mayPair(s, seat, ...O.pairOf(option - O.A_PAIR)) : code;
}

/** Whether a card of the hand may be played in a window. */
function mayFromHand(s: State, now: Occasion, answers: number, seat: number, card: Card): number {
  const code = isOpen(now.kind) ? mayFreely(s, seat, card) : NOT_HERE;
  if (card.kind === WARRIOR) return code === 0 ? 0 : NOT_HERE;
  if (code === 0) return 0;
  // Most cards of a hand have another time: of what is said of them nothing is made.
  if (!isTime(s, playOf(card), now, seat, null)) return NOT_NOW;
  return mayUse(s, contextAt(now, answers, seat, card.id, -1, 0), playOf(card), now);
}

/** Lists everything a player could point at in a window, with what the rules say of it. */
export function pushWindow(s: State, now: Occasion, answers: number, seat: number, out: Candidates): void {
  out.judged(O.A_PASS, 0);
  const hand = s.hands[seat];
  for (let at = 0; at < hand.length; at++) {
    const id = hand[at];
    const card = cardOf(id);
    // Copies lie side by side.
    if (id === hand[at + 1]) continue;
    if (card.kind !== WARRIOR || freeEntry(s, seat, card) > 0)
      out.judged(O.handOption(id, O.OPENLY), mayFromHand(s, now, answers, seat, card));
  }
  for (const p of s.pieces) {
    if (p.marks & MARK.hidden) continue;
    const { abilities } = cardOf(p.card);
    for (let k = 0; k < abilities.length; k++) {
      const a = abilities[k];
      if (userOf(s, p, a) !== seat || !isTime(s, a, now, seat, p)) continue;
      out.judged(O.useOption(p.id, k), mayUse(s, contextAt(now, answers, seat, p.card, k, p.id), a, now));
    }
  }
  for (const p of storedOf(s, now, seat))
    out.judged(O.useOption(p.id, O.STORED), mayCastStored(s, now, answers, seat, p));
  if (isOpen(now.kind)) pushOpen(s, seat, out);
}

/** What may be done at any time with what lies in play. */
function pushOpen(s: State, seat: number, out: Candidates): void {
  const cultists = s.pieces.filter((p) => p.seat === seat && cardOf(p.card).traits & TRAIT.cultist);
  for (let move = O.AS_LEGION; move <= O.AS_DOOMTROOPER; move++)
    for (const p of cultists) out.push(O.moveOption(move, p.id));
  for (const [place, l] of growing(s, seat).entries()) out.push(growthOption(place, l));
  for (const [id, with_] of pairsOf(s, seat)) out.push(O.A_PAIR + O.pairOption(id, with_));
}

/** Whether any card that players may hold could answer such a window; asked once for each kind. */
const fitting = new Map<number, boolean>();
let changes = pool.changes;
const MOMENTS = 1000;
function fitsAny(now: Occasion): boolean {
  if (changes !== pool.changes) fitting.clear();
  changes = pool.changes;
  const key = now.kind * MOMENTS + now.moment;
  const known = fitting.get(key);
  if (known !== undefined) return known;
  const found = pool.ids.some((id) => {
    const card = cardOf(id);
    return card.kind !== WARRIOR && card.scripted && mayFit(playOf(card), now);
  });
  fitting.set(key, found);
  return found;
}

/** Whether a timing can fit such a window at all, whoever plays. */
function mayFit(a: Ability, now: Occasion): boolean {
  if (isReaction(now)) return a.timing === T.REACTION && a.on === now.moment;
  if (now.kind === PROOFS) return a.timing === T.PROOF;
  if (now.kind === AT_START) return a.timing === T.TURN_START;
  if (now.kind === AT_END) return a.timing === T.TURN_END;
  return ![T.ACTION, T.ATTACK_ACTION, T.REACTION, T.PROOF].includes(a.timing);
}

/** Whether it might be shown to fulfil a mission: that takes one, and a card that shows it. */
const provable = (s: State, { moment, subject, object, amount }: Occasion, seat: number): boolean =>
  s.hands[seat].length > 1 && isProvable(s, seat, [moment, subject, object, amount]);

/** Whether a seat is asked in a window, by public facts alone. */
export function isAsked(s: State, now: Occasion, seat: number): boolean {
  if (s.hands[seat].length > 0 && fitsAny(now) && (now.kind !== PROOFS || provable(s, now, seat))) return true;
  if (isOpen(now.kind) && (canStrengthen(s, seat) || canPair(s, seat))) return true;
  return (
    storedOf(s, now, seat).length > 0 ||
    s.pieces.some(
      (p) =>
        (p.marks & MARK.hidden) === 0 &&
        (cardOf(p.card).abilities.some(
          (a) => userOf(s, p, a) === seat && isTime(s, a, now, seat, p) && !(a.once && p.marks & MARK.used),
        ) ||
          (p.seat === seat && isOpen(now.kind) && (cardOf(p.card).traits & TRAIT.cultist) !== 0)),
    )
  );
}
