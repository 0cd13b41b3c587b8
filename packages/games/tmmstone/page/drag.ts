/** Dragging at the board of TMMStone: a unit at what it attacks, a card to its slot or target. */
import { attachDragging } from '@kolbiste/tablekit/table/drag-things.ts';
import { canTakeUp, holdOver, letGo } from './point.ts';
import { placeFrom } from './pointer.tsx';
import { unpoint } from './store.ts';

const placeOf = (element: Element) => (element instanceof HTMLElement ? placeFrom(element.dataset.place) : undefined);

/** Makes the things of a board draggable; the way to undo it. */
export const attachDrag = (root: HTMLElement): (() => void) =>
  attachDragging(root, {
    taken: placeOf,
    under(element) {
      const thing = element.closest('[data-place], .stone-middle, .units');
      if (thing === null) return undefined;
      const place = placeOf(thing);
      // Back to the hand: nothing is meant.
      return place?.at === 'hand' ? undefined : (place ?? null);
    },
    canTakeUp,
    holdOver,
    letGo,
    drop: unpoint,
  });
