/** Pointing at things on the table: select, commit, or hear why not. */
import { commit, pick, useTable } from '@kolbiste/tablekit/state/table.ts';
import { mainOptionOf, pressMainWith, sayNo, sayWaiting, stepBackWith } from '@kolbiste/tablekit/table/main-press.ts';
import { asksByList, buttonsOf, isRow, optionsAt, refusalsAt } from './places.ts';
import { useRings } from './store.ts';

/** The player points at what stands at a place: the first of what it can do, then the next; the last one is committed. */
export function pointAt(key: string): void {
  const { prompt, picked } = useTable.getState();
  if (prompt === null) return sayWaiting();
  const found = optionsAt(prompt, key);
  if (found.length === 0) return sayNo(refusalsAt(prompt, key)[0], prompt);
  if (isRow(prompt)) return commit(found[0].option);
  const now = found.findIndex(({ option }) => option === picked);
  if (found.length === 1) return pick(found[0].option);
  useTable.setState({ picked: found[(now + 1) % found.length].option, notice: null });
}

/** What the main button does now; null = something has to be chosen first. */
export const mainOption = (): number | null =>
  mainOptionOf((prompt) => (asksByList(prompt) ? null : (buttonsOf(prompt)[0]?.option ?? null)));

/** The main button. */
export const pressMain = (): void => pressMainWith(mainOption());

/** Back: first what is open, then what is chosen. */
export const stepBack = (): void =>
  stepBackWith(() => {
    const { list } = useRings.getState();
    if (list) useRings.setState({ list: false });
    return list;
  });
