/** Dragging weapons with mouse, pen or finger; fetched after the first question. */
import {
  DragDropManager,
  Draggable,
  PointerActivationConstraints,
  PointerSensor,
  PreventSelection,
} from '@dnd-kit/dom';
import { arrow } from '@kolbiste/tablekit/table/arrow.ts';
import { canDrag, dropOn, keepAim } from './aim.ts';
import type { Place } from './places.ts';

const START_PX = 8;
const SLOTS = 5;

/** What lies under the pointer: a thing, the wheel (null), or nothing one could mean. */
function under(x: number, y: number): Place | null | undefined {
  const thing = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-weapon], [data-hero], .stage');
  if (thing === null || thing === undefined) return undefined;
  const { weapon, hero } = thing.dataset;
  if (hero !== undefined) return { at: 'hero', seat: Number(hero) };
  if (weapon === undefined) return null;
  return { at: 'weapon', seat: Number(weapon) >= SLOTS ? 1 : 0, slot: Number(weapon) % SLOTS };
}

/** Makes the weapons of a table draggable; the way to undo it. */
export function attachDrag(root: HTMLElement): () => void {
  const sensor = PointerSensor.configure({
    activationConstraints: [new PointerActivationConstraints.Distance({ value: START_PX })],
    preventActivation: () => false,
  });
  const manager = new DragDropManager({ sensors: [sensor], plugins: [PreventSelection], modifiers: [] });
  const tiles = [...root.querySelectorAll<HTMLElement>('[data-weapon]')];
  const things = tiles.map((element) => new Draggable({ id: Number(element.dataset.weapon), element }, manager));
  let shown: ReturnType<typeof arrow> | null = null;
  const { monitor } = manager;
  monitor.addEventListener('beforedragstart', (event) => {
    if (!canDrag(Number(event.operation.source?.id))) event.preventDefault();
  });
  monitor.addEventListener('dragstart', () => {
    shown = arrow();
    root.classList.add('dragging');
  });
  monitor.addEventListener('dragmove', ({ operation, to }) => {
    const at = to ?? operation.position.current;
    const from = operation.source?.element?.getBoundingClientRect();
    if (from !== undefined) shown?.draw(from, at.x, at.y);
  });
  monitor.addEventListener('dragend', ({ operation, canceled }) => {
    shown?.remove();
    shown = null;
    root.classList.remove('dragging');
    const { source, position } = operation;
    if (canceled || source === null) return;
    const w = Number(source.id);
    const place = under(position.current.x, position.current.y);
    // Let go beside everything, or where it was taken up: nothing is meant.
    const own = place?.at === 'weapon' && place.seat * SLOTS + place.slot === w;
    if (place !== undefined && !own) dropOn(w, place);
  });
  const forget = keepAim();
  return () => {
    forget();
    shown?.remove();
    for (const thing of things) thing.destroy();
    manager.destroy();
  };
}
