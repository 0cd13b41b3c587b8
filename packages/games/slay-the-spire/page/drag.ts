/**
 * Dragging at the table: a card, a shiv or a potion to the enemy, the row or the hero it is meant for, or up onto the
 * table where it asks for none. It answers the question that is open, and where it was let go the one that follows.
 */
import { commit, useTable } from '@kolbiste/tablekit/state/table.ts';
import { attachDragging, placeUnder } from '@kolbiste/tablekit/table/drag-things.ts';
import { decisionOf } from '@kolbiste/tablekit/table/places.ts';
import { useSpire } from './board.ts';
import { optionsAt } from './places.ts';

/** What can be taken up, and onto what it may be let go. */
const TAKEN = /^(hand|shiv|potion|relic):/;
const TARGET = /^(enemy|row|hero):/;
/** The open table. */
const HALL = 'hall';

/** What taking a thing up and letting it go answers; null = nothing. */
function meant(what: string): number | null {
  const { prompt } = useTable.getState();
  if (prompt === null || decisionOf(prompt) !== 'play.act' || !TAKEN.test(what)) return null;
  return optionsAt(prompt, what)[0]?.option ?? null;
}

/** Whether a finger on it drags rather than scrolls. */
export const grips = (what: string): boolean => meant(what) !== null;

const unpick = (): void => useTable.setState({ picked: null });

function letGo(what: string, over: string | null): void {
  const option = meant(what);
  if (option === null || over === null || over === what) return unpick();
  useSpire.setState({ wish: TARGET.test(over) ? over : null });
  commit(option);
}

const keyOf = (element: Element | null): string | undefined => placeUnder(element, HALL);

/** Makes cards draggable; the way to undo it. */
export const attachDrag = (root: HTMLElement): (() => void) =>
  attachDragging<string>(root, {
    taken: keyOf,
    under(element) {
      const key = keyOf(element.closest('[data-place], [data-drop]'));
      // Back to the hand: nothing is meant.
      return key === undefined || TARGET.test(key) || key === HALL ? key : undefined;
    },
    canTakeUp: grips,
    holdOver: (what, over) => useTable.setState({ picked: over === null ? null : meant(what) }),
    letGo,
    drop: unpick,
  });
