/** Leaving cards out before the game [TMM prep.2]: all are chosen first, then the engine's questions are answered one by one. */

import type { Prompt } from '@kolbiste/tablekit/engine/protocol.ts';
import { commit, useTable } from '@kolbiste/tablekit/state/table.ts';
import { create } from 'zustand';
import { startSize } from '../src/index.ts';

interface Cutting {
  /** What is chosen so far, a card once for each copy. */
  readonly chosen: readonly number[];
  /** What still has to be answered, and by whom. */
  readonly rest: { readonly seat: number; readonly cards: readonly number[] } | null;
}

const NOTHING: Cutting = { chosen: [], rest: null };

export const useCutting = create<Cutting>(() => NOTHING);

export const isCut = (prompt: Prompt): boolean => prompt.step === 'cutLists';

/** How many cards of a deck have to go. */
export const needOf = (deck: readonly number[]): number => Math.max(0, deck.length - startSize(deck));

const countOf = (cards: readonly number[], id: number): number => cards.filter((one) => one === id).length;

/** Leaves one copy more of a card out, if more have to go and it is there. */
export function leaveOut(deck: readonly number[], id: number): void {
  const { chosen } = useCutting.getState();
  if (chosen.length < needOf(deck) && countOf(chosen, id) < countOf(deck, id))
    useCutting.setState({ chosen: [...chosen, id] });
}

/** Keeps one copy more of a card. */
export function putBack(id: number): void {
  const { chosen } = useCutting.getState();
  const at = chosen.lastIndexOf(id);
  if (at >= 0) useCutting.setState({ chosen: chosen.toSpliced(at, 1) });
}

export const chooseAll = (cards: readonly number[]): void => useCutting.setState({ chosen: cards });

const KEPT = 'kolbiste.tmmstone.cuts';
const MOST = 20;
type Kept = readonly (readonly [deck: string, cut: readonly number[]])[];

const keyOf = (deck: readonly number[]): string => [...deck].sort((a, b) => a - b).join(' ');

function kept(): Kept {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter(
      (row): row is Kept[number] => Array.isArray(row) && typeof row[0] === 'string' && Array.isArray(row[1]),
    );
  } catch {
    return [];
  }
}

function keep(deck: readonly number[], cut: readonly number[]): void {
  const key = keyOf(deck);
  try {
    const others = kept().filter(([one]) => one !== key);
    localStorage.setItem(KEPT, JSON.stringify([...others, [key, cut]].slice(-MOST)));
  } catch {
    // Without storage the next game has no proposal.
  }
}

/** What was left out of this very deck the last time; null = nothing is known. */
export function lastCut(deck: readonly number[]): readonly number[] | null {
  const key = keyOf(deck);
  const cut = kept().find(([one]) => one === key)?.[1];
  if (cut === undefined || cut.length !== needOf(deck)) return null;
  return cut.every((id) => typeof id === 'number' && countOf(cut, id) <= countOf(deck, id)) ? cut : null;
}

/** Begins the game without the cards that are chosen, once they are as many as have to go. */
export function commitCut(deck: readonly number[]): void {
  const { prompt } = useTable.getState();
  const { chosen } = useCutting.getState();
  const [first, ...cards] = chosen;
  if (prompt === null || !isCut(prompt) || first === undefined || chosen.length !== needOf(deck)) return;
  keep(deck, chosen);
  useCutting.setState({ chosen: [], rest: { seat: prompt.seat, cards } });
  commit(first);
}

/** Answers the next question of a choice that has been made; false = the player is asked. */
export function goOnCutting(prompt: Prompt): boolean {
  const { rest } = useCutting.getState();
  const [next, ...cards] = rest?.cards ?? [];
  const mine = isCut(prompt) && rest?.seat === prompt.seat;
  if (!mine || next === undefined || !prompt.options.some(({ option }) => option === next)) {
    if (rest !== null) useCutting.setState({ rest: null });
    return false;
  }
  useCutting.setState({ rest: { seat: prompt.seat, cards } });
  commit(next);
  return true;
}

/** Nothing is chosen: another table. */
export const forgetCut = (): void => useCutting.setState(NOTHING);
