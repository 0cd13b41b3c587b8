/** What the player of TMMStone points at; the table itself stands in the common store. */

import { commit, useTable } from '@kolbiste/tablekit/state/table.ts';
import { create } from 'zustand';
import { boardOf } from './board.ts';
import { forgetCut, goOnCutting } from './cutting.ts';
import type { StoneTable } from './engine/table.ts';

/** What a card that was let go over the board is to do with the questions that follow. */
interface Wish {
  readonly slot: number | null;
  readonly target: number | null;
}

interface Pointing {
  /** Place of the own unit that is to attack; null = none. */
  from: number | null;
  /** Code of the character that is aimed at, before anything is chosen. */
  aimed: number | null;
  /** The free slot over which a card of the hand is held. */
  over: number | null;
  wish: Wish | null;
  /** Whether all options stand as a list. */
  list: boolean;
  /** Whose grave is open. */
  grave: number | null;
  /** Number of the act of the chain that is looked at; null = none. */
  act: number | null;
  /** Whether it stays so. */
  pinned: boolean;
}

const NOTHING: Pointing = {
  from: null,
  aimed: null,
  over: null,
  wish: null,
  list: false,
  grave: null,
  act: null,
  pinned: false,
};

export const useStone = create<Pointing>(() => NOTHING);

/** Nothing is chosen any more; what is open stays open. */
export const unpoint = (): void => useStone.setState({ from: null, aimed: null, over: null });

/** The table as it is shown; null before the first one. */
export const useBoard = <T>(read: (board: StoneTable) => T, before: T): T =>
  useTable((s) => {
    const board = boardOf(s);
    return board === null ? before : read(board);
  });

/** Commits an option, and says how the next questions are answered if they come. */
export function commitWith(option: number, wish: Wish): void {
  useStone.setState({ wish });
  commit(option);
}

/** Answers a question that has been answered already by where a card was let go. */
function fulfil(): void {
  const { prompt, busy } = useTable.getState();
  const { wish } = useStone.getState();
  if (prompt === null || busy || goOnCutting(prompt) || wish === null) return;
  const option = prompt.step === 'slot' ? wish.slot : prompt.step === 'target' ? wish.target : null;
  useStone.setState({ wish: prompt.step === 'slot' ? { ...wish, slot: null } : null });
  if (option !== null && prompt.options.some((choice) => choice.option === option)) commit(option);
}

/** Follows the questions of the table while it is shown; the way to stop. */
export function followQuestions(): () => void {
  let last = useTable.getState().prompt;
  const leave = useTable.subscribe(({ prompt }) => {
    if (prompt === last) return;
    last = prompt;
    unpoint();
    if (prompt === null) return;
    useStone.setState({ list: false });
    queueMicrotask(fulfil);
  });
  return () => {
    leave();
    forgetCut();
    useStone.setState(NOTHING);
  };
}
