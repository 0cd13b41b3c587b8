/** Dragging things of a table with mouse, pen or finger; what it means is the table's own. */
import { useTable } from '../state/table.ts';
import { arrow } from './arrow.ts';

const START_PX = 8;

/** What a table says of dragging. `P` is a place: of a thing, or of the open table. */
export interface Dragging<P> {
  /** The place of an element that can be taken up; undefined = none. */
  taken(element: Element): P | undefined;
  /** What lies under the pointer: a thing, the open table (null), or nothing one could mean. */
  under(element: Element): P | null | undefined;
  canTakeUp(what: P): boolean;
  /** What lies under a thing that is dragged: what it would do if it were let go there. */
  holdOver(what: P, over: P | null): void;
  letGo(what: P, over: P | null): void;
  /** Let go where nothing is meant, or the drag was broken off. */
  drop(): void;
}

interface Hold<P> {
  readonly what: P;
  readonly element: Element;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  line: ReturnType<typeof arrow> | null;
}

/** Makes the things of a table draggable; the way to undo it. */
export function attachDragging<P>(root: HTMLElement, table: Dragging<P>): () => void {
  let hold: Hold<P> | null = null;
  const under = (x: number, y: number): P | null | undefined => {
    const element = document.elementFromPoint(x, y);
    return element === null ? undefined : table.under(element);
  };
  const end = (): void => {
    hold?.line?.remove();
    root.classList.remove('dragging');
    hold = null;
  };
  const down = ({ target, button, pointerId: pointer, clientX: x, clientY: y }: PointerEvent): void => {
    const element = target instanceof Element ? target.closest('[data-place]') : null;
    const what = element === null ? undefined : table.taken(element);
    if (element === null || what === undefined || button !== 0 || !table.canTakeUp(what)) return;
    hold = { what, element, pointer, x, y, line: null };
  };
  const move = ({ pointerId, clientX: x, clientY: y }: PointerEvent): void => {
    if (hold === null || pointerId !== hold.pointer) return;
    if (hold.line === null) {
      if (Math.hypot(x - hold.x, y - hold.y) < START_PX) return;
      hold.line = arrow();
      root.classList.add('dragging');
      useTable.setState({ picked: null, notice: null });
    }
    hold.line.draw(hold.element.getBoundingClientRect(), x, y);
    table.holdOver(hold.what, under(x, y) ?? null);
  };
  const up = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    if (hold === null || pointerId !== hold.pointer) return;
    const { what, line } = hold;
    end();
    if (line === null) return;
    // The click that follows belongs to the drag.
    const eat = (click: Event): void => click.stopPropagation();
    root.addEventListener('click', eat, { capture: true, once: true });
    setTimeout(() => root.removeEventListener('click', eat, { capture: true }));
    const over = under(clientX, clientY);
    if (over === undefined) table.drop();
    else table.letGo(what, over);
  };
  const cancel = (): void => {
    if (hold?.line) table.drop();
    end();
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

/** The place that an element stands for: its own, or the open table under the name `open`; undefined = none. */
export function placeUnder(element: Element | null, open: string): string | undefined {
  if (!(element instanceof HTMLElement)) return undefined;
  return element.dataset['place'] ?? (element.dataset['drop'] === undefined ? undefined : open);
}
