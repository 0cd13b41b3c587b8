/** What is done with an action, and in windows. What a card does is read off its program, so that no card is named. */
import type { Ability, State } from '../src/reading.ts';
import {
  A_ATTACK,
  A_LED,
  A_MEDITATE,
  A_PASS,
  A_SABOTAGE,
  abilityOf,
  cardOf,
  GET_IN,
  INTO_COVER,
  LEAVE_COVER,
  MODIFIERS,
  pieceOf,
  readOption,
  TO_OUTPOST,
  WARRIOR,
} from '../src/reading.ts';
import { bestAttack, prospectOf } from './fight.ts';
import { best, rivalOf } from './seen.ts';

/** What words of texts are worth to whoever plays them, roughly. */
const GOOD: Readonly<Record<string, number>> = {
  gainDestiny: 20,
  gainPromotion: 40,
  draw: 10,
  fillHand: 12,
  heal: 12,
  actions: 8,
  attackNow: 6,
  toHand: 8,
  takeControl: 25,
  search: 8,
};
const HARM: Readonly<Record<string, number>> = {
  loseDestiny: 10,
  losePromotion: 25,
  discard: 18,
  wound: 14,
  annihilate: 20,
  discardHand: 12,
};
const PRICE = 2;

function words(a: Ability): readonly string[] {
  return a.code.map(({ step }) => step.name);
}

/** Harm is worth something while the rival has what it takes. */
function harmWorth(s: State, seat: number, word: string): number {
  const rival = rivalOf(s, seat);
  if (rival < 0) return 0;
  if (word === 'loseDestiny') return s.destiny[rival] > 4 ? (HARM[word] ?? 0) : 0;
  if (word === 'losePromotion') return s.promotion[rival] > 2 ? (HARM[word] ?? 0) : 0;
  return HARM[word] ?? 0;
}

/** What a text is worth beyond its price; 0 = nothing that could be told from its words. */
export function textWorth(s: State, seat: number, a: Ability): number {
  let sum = 0;
  let known = 0;
  for (const word of words(a)) {
    const worth = (GOOD[word] ?? 0) + harmWorth(s, seat, word);
    if (worth > 0) known++;
    sum += worth;
  }
  return known === 0 ? 0 : sum - PRICE * a.destiny;
}

function textOf(s: State, option: number): { readonly a: Ability; readonly card: number } | null {
  const said = readOption(option);
  if (said === null || said.what === 'move') return null;
  const card = said.what === 'hand' ? said.card : (pieceOf(s, said.piece)?.card ?? 0);
  if (card === 0) return null;
  const a = said.what === 'hand' ? abilityOf(cardOf(card), -1) : abilityOf(cardOf(card), said.ability);
  return a === undefined ? null : { a, card };
}

interface Window {
  readonly kind: number;
  readonly object: number;
  readonly moment: number;
  readonly answers: number;
}

/** A card that changes figures is worth it where it turns the combat: an own warrior saved, a wound more. */
function modifierWorth(s: State, seat: number): number {
  const now = prospectOf(s, seat);
  if (now === null) return 0;
  const reach = 4;
  if (now.taken >= 0 && now.taken < reach) return 8 + now.own.value;
  return now.dealt < 0 && now.dealt >= -reach ? 6 + now.foe.value : 0;
}

const CHANGES = ['change', 'multiply', 'grant', 'changeTactic', 'newDefender'];

function windowWorth(s: State, seat: number, x: Window, option: number): number {
  const text = textOf(s, option);
  if (text === null) return 0;
  const said = words(text.a);
  if (said.includes('cancel')) return x.object === seat ? -1 : 10;
  if (said.includes('save') || said.includes('voidAward')) return 30;
  const worth = textWorth(s, seat, text.a);
  if (x.kind === MODIFIERS && said.some((word) => CHANGES.includes(word)))
    return modifierWorth(s, seat) - PRICE * text.a.destiny;
  return x.answers !== 0 ? worth >> 1 : worth;
}

/** In windows most is let pass; to pass is worth 5. */
export function inWindow(s: State, seat: number, options: readonly number[]): number {
  const x = s.frames[s.frames.length - 1].locals as unknown as Window;
  return best(options, (option) => (option === A_PASS ? 5 : windowWorth(s, seat, x, option)));
}

/** A warrior is worth the more the fewer stand there; what is kept back of destiny pays for nothing. */
function warriorDeed(s: State, seat: number, card: number): number {
  const own = s.pieces.filter((p) => p.seat === seat && cardOf(p.card).kind === WARRIOR).length;
  return 40 + cardOf(card).figures[3] - 3 * own;
}

function cardDeed(s: State, seat: number, option: number, card: number): number {
  const printed = cardOf(card);
  if (printed.kind === WARRIOR) return readOption(option)?.what === 'hand' ? warriorDeed(s, seat, card) : 0;
  const text = textOf(s, option);
  const worth = text === null ? 0 : textWorth(s, seat, text.a);
  if (worth > 0) return 10 + worth - 4 * (text?.a.actions ?? 1);
  return printed.statics.length > 0 ? 24 : 1;
}

/** What an option of the action step is worth; an attack comes last, for it ends the others. */
function deed(s: State, seat: number, option: number, last: boolean): number {
  if (option === A_PASS) return 2;
  if (option === A_MEDITATE) return 6;
  if (option === A_ATTACK || option === A_LED) {
    const gain = bestAttack(s, seat);
    return gain <= 0 ? 0 : last ? 100 : 4;
  }
  if (option >= A_SABOTAGE && option < A_SABOTAGE + s.hands.length) return last ? 90 : 5;
  const said = readOption(option);
  if (said === null) return 0;
  if (said.what === 'hand') return said.way === INTO_COVER ? 1 : cardDeed(s, seat, option, said.card);
  if (said.what === 'use') {
    const text = textOf(s, option);
    return text === null ? 0 : textWorth(s, seat, text.a);
  }
  if (said.move === LEAVE_COVER || said.move === GET_IN) return 7;
  return said.move === TO_OUTPOST ? 3 : 0;
}

/** Whether this is the last action: then attacks and sabotage are worth what they are. */
const isLast = (s: State): boolean => s.actions.reduce((sum, n) => sum + n, 0) <= 1 || s.lock !== 0;

export const inAction = (s: State, seat: number, options: readonly number[]): number => {
  const last = isLast(s);
  const first = best(options, (option) => deed(s, seat, option, last));
  if (first !== A_MEDITATE && first !== A_PASS) return first;
  // Nothing better to do: the attack need not wait for the last action.
  return best(options, (option) => (option === A_MEDITATE && !last ? 6 : deed(s, seat, option, true)));
};
