/** Dragging at the table: a card to where it is meant for or onto the open table, an own warrior onto whom he attacks. */
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { attachDragging, placeUnder } from '@kolbiste/tablekit/table/drag-things.ts';
import { decisionOf } from '@kolbiste/tablekit/table/places.ts';
import { A_ATTACK } from '../src/options.ts';
import { boardOf, pieceIn } from './board.ts';
import { isPair, optionsAt } from './places.ts';
import { letGoAt } from './point.ts';

/** The open table. */
const OPEN = 'table';

/** Whether a finger on it drags rather than scrolls. */
export function grips(what: string): boolean {
  const state = useTable.getState();
  const { prompt } = state;
  if (prompt === null) return false;
  if (what.startsWith('hand:')) return optionsAt(prompt, what).length > 0;
  const board = boardOf(state);
  if (!what.startsWith('piece:') || board === null || pieceIn(board, Number(what.slice(6)))?.seat !== prompt.seat)
    return false;
  if (isPair(prompt)) return optionsAt(prompt, what).length > 0;
  return decisionOf(prompt) === 'turn.act' && prompt.options.some(({ option }) => option === A_ATTACK);
}

const unpick = (): void => useTable.setState({ picked: null });

function holdOver(what: string, over: string | null): void {
  const { prompt } = useTable.getState();
  const option = prompt === null || over === null ? undefined : optionsAt(prompt, what)[0]?.option;
  useTable.setState({ picked: what.startsWith('hand:') ? (option ?? null) : null });
}

function letGo(what: string, over: string | null): void {
  unpick();
  if (over !== null && over !== what) letGoAt(what, over);
}

const keyOf = (element: Element | null): string | undefined => placeUnder(element, OPEN);

/** Makes cards draggable; the way to undo it. */
export const attachDrag = (root: HTMLElement): (() => void) =>
  attachDragging<string>(root, {
    taken: keyOf,
    under(element) {
      const key = keyOf(element.closest('[data-place], [data-drop]'));
      // Back to the hand: nothing is meant.
      return key?.startsWith('hand:') === true ? undefined : key;
    },
    canTakeUp: grips,
    holdOver,
    letGo,
    drop: unpick,
  });
