/** The sheet of boxes of this device, and how an adventure that ends here is entered in it. */
import type { Fault } from '@kolbiste/kernel/files';
import type { TableState } from '@kolbiste/tablekit/state/table.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { create } from 'zustand';
import { FEATS } from '../src/atoms/feats.ts';
import type { Finished, Sheet } from '../src/boxes.ts';
import { BLANK, cleared, entered } from '../src/boxes.ts';
import { readSheet, writeSheet } from '../src/boxes-file.ts';
import { boardOf } from './board.ts';

const KEY = 'kolbiste.spire.boxes';

interface Kept {
  readonly sheet: Sheet;
  /** What is wrong with what lies here; then nothing is entered in it. */
  readonly faults: readonly Fault[];
  /** False = this browser keeps nothing. */
  readonly lasting: boolean;
}

function read(before: Sheet): Kept {
  try {
    const text = localStorage.getItem(KEY);
    if (text === null) return { sheet: BLANK, faults: [], lasting: true };
    const found = readSheet(text);
    return found.ok
      ? { sheet: found.value, faults: [], lasting: true }
      : { sheet: BLANK, faults: found.faults, lasting: true };
  } catch {
    return { sheet: before, faults: [], lasting: false };
  }
}

export const useBoxes = create<Kept>(() => read(BLANK));

// Another tab has written.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === KEY || key === null) useBoxes.setState(read(BLANK));
});

function write(sheet: Sheet): void {
  try {
    localStorage.setItem(KEY, writeSheet(sheet));
    useBoxes.setState({ sheet, faults: [], lasting: true });
  } catch {
    useBoxes.setState({ sheet, faults: [], lasting: false });
  }
}

/** Changes the sheet as it lies here at this moment, whatever tab wrote it; one that cannot be read stays as it is. */
export function change(how: (sheet: Sheet) => Sheet): void {
  const { lasting, sheet } = useBoxes.getState();
  const now = lasting ? read(sheet) : useBoxes.getState();
  if (now.faults.length > 0) return useBoxes.setState(now);
  const then = how(now.sheet);
  if (then !== now.sheet) write(then);
}

/** Nothing is checked any more, whatever lay here. */
export const clearBoxes = (): void => write(cleared(useBoxes.getState().sheet));

/** What the adventure at this table tells of itself; null = it has not ended by the rules, or nobody here has played it. */
export function finishedHere(table: TableState): Finished | null {
  const { commitment, order, log } = table;
  const board = boardOf(table);
  const played = order?.players.some(({ kind }) => kind === 'human') === true;
  const boxes = log.findLast(({ kind }) => kind === 'boxesEarned');
  if (board === null || board.alone !== '' || !played || commitment === '' || boxes === undefined) return null;
  return {
    game: commitment,
    heroes: board.config.heroes,
    each: boxes.b,
    level: log.findLast(({ kind }) => kind === 'levelUnlocked')?.a ?? 0,
    feats: FEATS.filter((_, n) => ((board.feats >>> n) & 1) === 1),
  };
}

/** Enters the adventure that has ended at this table, once. */
export function enterFinished(): void {
  const finished = finishedHere(useTable.getState());
  if (finished !== null) change((sheet) => entered(sheet, finished));
}
