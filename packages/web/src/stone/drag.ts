/** Dragging with mouse, pen or finger: a unit at what it attacks, a card to its slot or target. */
import { useTable } from '../state/table.ts';
import { arrow } from '../table/arrow.ts';
import type { Place } from './places.ts';
import { canTakeUp, holdOver, letGo } from './point.ts';
import { placeFrom } from './pointer.tsx';
import { unpoint } from './store.ts';

const START_PX = 8;

/** What lies under the pointer: a thing, the open board (null), or nothing one could mean. */
function under(x: number, y: number): Place | null | undefined {
  const thing = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place], .stone-middle, .units');
  if (thing === null || thing === undefined) return undefined;
  return placeFrom(thing.dataset.place) ?? null;
}

interface Hold {
  readonly what: Place;
  readonly element: HTMLElement;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  line: ReturnType<typeof arrow> | null;
}

/** Makes the things of a board draggable; the way to undo it. */
export function attachDrag(root: HTMLElement): () => void {
  let hold: Hold | null = null;
  const drop = (): void => {
    hold?.line?.remove();
    root.classList.remove('dragging');
    hold = null;
  };
  const down = (event: PointerEvent): void => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-place]') : null;
    const what = placeFrom(element?.dataset.place);
    if (element === null || what === undefined || event.button !== 0 || !canTakeUp(what)) return;
    hold = { what, element, pointer: event.pointerId, x: event.clientX, y: event.clientY, line: null };
  };
  const move = (event: PointerEvent): void => {
    if (hold === null || event.pointerId !== hold.pointer) return;
    const { clientX: x, clientY: y } = event;
    if (hold.line === null) {
      if (Math.hypot(x - hold.x, y - hold.y) < START_PX) return;
      hold.line = arrow();
      root.classList.add('dragging');
      useTable.setState({ picked: null, notice: null });
    }
    hold.line.draw(hold.element.getBoundingClientRect(), x, y);
    holdOver(hold.what, under(x, y) ?? null);
  };
  const up = (event: PointerEvent): void => {
    if (hold === null || event.pointerId !== hold.pointer) return;
    const { what, line } = hold;
    drop();
    if (line === null) return;
    // The click that follows belongs to the drag.
    const eat = (click: Event): void => click.stopPropagation();
    root.addEventListener('click', eat, { capture: true, once: true });
    setTimeout(() => root.removeEventListener('click', eat, { capture: true }));
    const over = under(event.clientX, event.clientY);
    const back = over !== undefined && over?.at === 'hand';
    if (over === undefined || back) unpoint();
    else letGo(what, over);
  };
  const cancel = (): void => {
    drop();
    unpoint();
  };
  root.addEventListener('pointerdown', down);
  document.addEventListener('pointermove', move);
  document.addEventListener('pointerup', up);
  document.addEventListener('pointercancel', cancel);
  return () => {
    cancel();
    root.removeEventListener('pointerdown', down);
    document.removeEventListener('pointermove', move);
    document.removeEventListener('pointerup', up);
    document.removeEventListener('pointercancel', cancel);
  };
}
