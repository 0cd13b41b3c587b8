/** Where on the board of TMMStone an option lies, for every question. */

import type { Choice, NoChoice, Prompt } from '@kolbiste/tablekit/engine/protocol.ts';
import { A_ABILITY, A_ATTACK, A_END, A_PLAY, A_TEXT, attackOption, cardIn, T_HERO, UNIT_SLOTS } from '../src/index.ts';
import type { StoneTable } from './engine/table.ts';

export type Place =
  | { readonly at: 'hand'; readonly seat: number; readonly n: number }
  /** A unit or a free slot, 0 to 13. */
  | { readonly at: 'unit'; readonly place: number }
  | { readonly at: 'hero'; readonly seat: number }
  | { readonly at: 'ability'; readonly seat: number };

const ATTACKS = 20;

export const sideOf = (place: number): number => (place >= UNIT_SLOTS ? 1 : 0);

/** Number of a character as options have it: units by place, then the heroes. */
export function codeOf(place: Place): number {
  if (place.at === 'hero') return T_HERO + place.seat;
  return place.at === 'unit' ? place.place + 1 : 0;
}

/** Whether an option of the turn is an attack, and which. */
export function attackIn(option: number): { readonly slot: number; readonly code: number } | undefined {
  if (option < A_ATTACK || option >= A_PLAY) return undefined;
  return { slot: Math.floor((option - A_ATTACK) / ATTACKS), code: (option - A_ATTACK) % ATTACKS };
}

const isCards = (step: string): boolean => step.startsWith('exchange');

/** Whether an option of the turn belongs to a place, seen from the seat that is asked. */
function liesInTurn(option: number, seat: number, place: Place, board: StoneTable): boolean {
  if (place.at === 'hand') return place.seat === seat && option === A_PLAY + cardIn(board.hands[seat][place.n] ?? 0);
  if (place.at === 'ability') return place.seat === seat && option === A_ABILITY;
  const attack = attackIn(option);
  if (place.at === 'unit' && sideOf(place.place) === seat) {
    const slot = place.place % UNIT_SLOTS;
    return attack?.slot === slot || option === A_TEXT + slot;
  }
  return attack !== undefined && attack.code === codeOf(place);
}

/** Whether an option of the question lies at a place. */
export function lies(prompt: Prompt, option: number, place: Place, board: StoneTable): boolean {
  const { step, seat } = prompt;
  if (step === 'main') return liesInTurn(option, seat, place, board);
  if (step === 'target') return codeOf(place) !== 0 && codeOf(place) === option;
  if (step === 'slot') return place.at === 'unit' && place.place === seat * UNIT_SLOTS + option;
  if (isCards(step)) return place.at === 'hand' && place.seat === seat && option === 1 << place.n;
  return false;
}

const at = <T extends Choice>(all: readonly T[], prompt: Prompt, place: Place, board: StoneTable): readonly T[] =>
  all.filter(({ option }) => lies(prompt, option, place, board));

export const optionsAt = (prompt: Prompt, place: Place, board: StoneTable): readonly Choice[] =>
  at(prompt.options, prompt, place, board);

/** The refusals for a place; those for the unit that is to attack come first. */
export const refusalsAt = (prompt: Prompt, place: Place, board: StoneTable): readonly NoChoice[] =>
  at(prompt.refused, prompt, place, board);

/** Whether something can be done at a place now, given who is to attack. */
export function isLit(prompt: Prompt, place: Place, board: StoneTable, from: number | null): boolean {
  if (
    from !== null &&
    prompt.step === 'main' &&
    codeOf(place) !== 0 &&
    !(place.at === 'unit' && place.place === from)
  ) {
    const aim = attackOption(from % UNIT_SLOTS, codeOf(place));
    if (prompt.options.some(({ option }) => option === aim)) return true;
    return place.at === 'unit' && sideOf(place.place) === prompt.seat && optionsAt(prompt, place, board).length > 0;
  }
  const found = optionsAt(prompt, place, board);
  // An opposing character lights up when it is aimed at; before, one's own things do.
  if (prompt.step !== 'main' || place.at === 'hand' || place.at === 'ability') return found.length > 0;
  return found.length > 0 && place.at === 'unit' && sideOf(place.place) === prompt.seat;
}

const BOARD = new Set(['main', 'target', 'slot', 'exchangeFirst', 'exchangeSecond']);

/** Questions whose cards stand in a list of their own. */
export const isOfCards = (step: string): boolean => step === 'card' || step === 'cutLists' || step === 'name';

/** Options that lie nowhere on the board, as buttons: what does something first, what declines or ends last. */
export function buttonsOf(prompt: Prompt): readonly Choice[] {
  const { step, options } = prompt;
  if (isOfCards(step)) return [];
  if (isCards(step)) return options.filter(({ option }) => option === 0);
  if (step === 'main') return options.filter(({ option }) => option === A_END);
  if (step === 'target') return options.filter(({ option }) => option === 0);
  if (BOARD.has(step)) return [];
  return [...options].sort(
    (a, b) => Number(step === 'may' && a.option === 0) - Number(step === 'may' && b.option === 0),
  );
}
