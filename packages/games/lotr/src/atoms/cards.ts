/** Cards on their way between decks, hands and piles; the only writers of these. */
import type { Cite } from '@kolbiste/kernel';
import { emit, shuffle, withCause } from '@kolbiste/kernel';
import { ownPassive } from '../effects/figures.ts';
import { E } from '../events.ts';
import { flow } from '../flow/registry.ts';
import { activeLocation } from '../in-play.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { cardIn, SEEN } from '../state.ts';
import { HAND } from '../vocabulary.ts';

const SHUFFLED = cite('S.1', 'G.14');
const ENCOUNTER_SHUFFLED = cite('S.2', 'G.14');
const RENEWED = cite('3.2', '3.11', '6.1.6', 'L96');
const OPENING = cite('S.2', 'S.6', 'L94');
const DRAW = cite('1.2');
const NO_DRAW = cite('G.2');
const TO_DISCARD = cite('2.11', 'HP.5', 'L72');
const TO_ENCOUNTER_DISCARD = cite('3.2', 'L95');
const TO_HAND = cite('HP.8', 'HP.9', 'L74');
const PILE_BACK = cite('HP.8', 'HP.9', 'L74', 'G.14');

const SAW_DRAWN = 0;
export const SAW_TOP = 1;
export const SAW_SHADOW = 2;
export const SAW_SEARCHED = 3;

/** Shuffling makes unknown whatever anybody knew of these cards. */
export function shuffleDeck(s: State, seat: number, rule: Cite = SHUFFLED): void {
  const deck = s.decks[seat];
  for (let i = 0; i < deck.length; i++) deck[i] = cardIn(deck[i]);
  shuffle(s, 'deck', deck);
  emit(s, E.deckShuffled, rule, seat);
}

export function shuffleEncounter(s: State): void {
  for (let i = 0; i < s.encounter.length; i++) s.encounter[i] = cardIn(s.encounter[i]);
  shuffle(s, 'encounter', s.encounter);
  emit(s, E.encounterShuffled, ENCOUNTER_SHUFFLED, s.encounter.length);
}

/** The encounter discard pile becomes the deck; only in the quest phase and between waves. */
export function renewEncounter(s: State, rule: Cite = RENEWED): void {
  if (s.encounterDiscard.length === 0) return;
  s.encounter.push(...s.encounterDiscard.splice(0));
  withCause(s, emit(s, E.encounterRenewed, rule, s.encounter.length), () => shuffleEncounter(s));
}

export function saw(s: State, seat: number, card: number, where: number, rule: Cite): void {
  emit(s, E.saw, rule, seat, card, where, 0, 1 << seat);
}

/** The opening hand: nothing can forbid it. */
export function drawHand(s: State, seat: number): void {
  const count = Math.min(HAND, s.decks[seat].length);
  for (let i = 0; i < count; i++) takeTop(s, seat, OPENING);
  emit(s, E.handDrawn, OPENING, seat, count);
}

function takeTop(s: State, seat: number, rule: Cite): void {
  const card = cardIn(s.decks[seat].pop() as number);
  s.hands[seat].push(card);
  saw(s, seat, card, SAW_DRAWN, rule);
}

/** All six back into the deck, and six new ones [LOTR S.6]. */
export function replaceHand(s: State, seat: number): void {
  const event = emit(s, E.handReplaced, OPENING, seat);
  s.decks[seat].push(...s.hands[seat].splice(0));
  withCause(s, event, () => {
    shuffleDeck(s, seat);
    drawHand(s, seat);
  });
}

/** Draws; from an empty deck nothing [LOTR 1.2], nor while a card forbids it. */
export function draw(s: State, seat: number, count: number, rule: Cite = DRAW): void {
  const active = activeLocation(s);
  if (active !== null && ownPassive(active.card, 'noDraw') !== undefined)
    return void emit(s, E.drawForbidden, NO_DRAW, seat, active.card);
  for (let i = 0; i < count; i++) {
    if (s.decks[seat].length === 0) return void emit(s, E.deckEmpty, DRAW, seat);
    takeTop(s, seat, rule);
    emit(s, E.drew, rule, seat, s.decks[seat].length);
  }
}

/** Cards that were in hand at a trigger that is still being answered are counted from the oldest [LOTR W.9]. */
function forgetHeld(s: State, seat: number, at: number): void {
  const settle = flow.named('settle')?.id;
  for (const f of s.frames) {
    if (f.p !== settle) continue;
    const held = f.locals['held'] as number[];
    if (at < held[seat]) held[seat]--;
  }
}

export function takeFromHand(s: State, seat: number, card: number): boolean {
  const at = s.hands[seat].indexOf(card);
  if (at < 0) return false;
  s.hands[seat].splice(at, 1);
  forgetHeld(s, seat, at);
  return true;
}

export function discardFromHand(s: State, seat: number, card: number, rule: Cite): void {
  if (!takeFromHand(s, seat, card)) return;
  s.discards[seat].push(card);
  emit(s, E.discarded, rule, seat, card);
}

export function toDiscard(s: State, owner: number, card: number): void {
  if (owner >= 0) s.discards[owner].push(card);
  else encounterDiscard(s, card);
}

export function encounterDiscard(s: State, card: number, rule: Cite = TO_ENCOUNTER_DISCARD): void {
  s.encounterDiscard.push(card);
  emit(s, E.encounterDiscarded, rule, card);
}

export function removeCard(s: State, card: number, owner: number, rule: Cite = TO_DISCARD): void {
  s.removed.push(card + SEEN * (owner + 1));
  emit(s, E.removedFromGame, rule, card);
}

/** A card that all see goes to a hand; heroes never do. */
export function toHand(s: State, seat: number, card: number, rule: Cite = TO_HAND): void {
  s.hands[seat].push(card);
  emit(s, E.toHand, rule, seat, card);
}

export function intoDeck(s: State, seat: number, card: number): void {
  s.decks[seat].push(card);
  emit(s, E.intoDeck, TO_HAND, seat, card);
  shuffleDeck(s, seat);
}

/** A card out of a discard pile; false = it is not in it. */
export function takeFromDiscard(s: State, seat: number, card: number): boolean {
  const at = s.discards[seat].lastIndexOf(card);
  if (at < 0) return false;
  s.discards[seat].splice(at, 1);
  return true;
}

/** The whole pile but the heroes goes back into the deck [LOTR L74]. */
export function shuffleDiscard(s: State, seat: number, isHero: (card: number) => boolean): void {
  const back = s.discards[seat].filter((card) => !isHero(card));
  s.discards[seat] = s.discards[seat].filter(isHero);
  s.decks[seat].push(...back);
  shuffleDeck(s, seat, PILE_BACK);
}

/** The top card of the encounter deck with the seats that have looked at it; undefined = it is empty. */
export const takeEncounter = (s: State): number | undefined => s.encounter.pop();
