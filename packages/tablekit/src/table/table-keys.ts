/** Keys of a table that is shown: who hears them, and the arrows from thing to thing. */
import { useEffect } from 'react';
import { useDialogs } from '../state/dialogs.ts';
import { skip } from '../state/playback.ts';
import { useTable } from '../state/table.ts';

/** Where a key belongs to what has the focus, not to the table. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || useDialogs.getState().open !== null)
    return true;
  const target = event.target as HTMLElement | null;
  if (target instanceof HTMLElement && target.closest('input, textarea, select, [role=dialog]') !== null) return true;
  return event.key === ' ' && target?.matches('button, a, summary') === true;
}

/** Hears the keys while a table is shown; one that is pressed while something is shown jumps to the result. */
export function useTableKeys(press: (event: KeyboardEvent) => boolean): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { busy, curtain } = useTable.getState();
      if (isTaken(event) || curtain !== null) return;
      if (busy && !['Tab', 'Shift'].includes(event.key)) skip();
      if (press(event)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [press]);
}

/** A tap beside everything one can press. */
function tapped(event: PointerEvent): void {
  const target = event.target as HTMLElement | null;
  if (useTable.getState().busy && target?.closest('button, a, summary, select, .overlay') === null) skip();
}

/** While a table is shown a tap beside its things jumps to the result of what is being shown. */
export function useTapToSkip(): void {
  useEffect(() => {
    document.addEventListener('pointerdown', tapped);
    return () => document.removeEventListener('pointerdown', tapped);
  }, []);
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middleOf = (spot: Element): readonly [number, number] => {
  const { left, top, width, height } = spot.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/**
 * An arrow goes to the nearest thing in its direction; what lies straight on counts as nearer. False = it is no arrow.
 * @param things what can be gone to, as a selector
 */
export function goByArrow({ key }: KeyboardEvent, things: string): boolean {
  const arrow = ARROWS[key];
  if (arrow === undefined) return false;
  const [x, y] = arrow;
  const spots = [...document.querySelectorAll<HTMLElement>(things)].filter((spot) => spot.checkVisibility());
  const here = document.activeElement;
  if (!(here instanceof HTMLElement) || !spots.includes(here)) {
    (spots.find((spot) => spot.classList.contains('lit')) ?? spots[0])?.focus();
    return true;
  }
  const [a, b] = middleOf(here);
  const far = (spot: Element): number => {
    const [c, d] = middleOf(spot);
    const on = (c - a) * x + (d - b) * y;
    const aside = Math.abs((c - a) * y) + Math.abs((d - b) * x);
    return on < 4 ? Number.POSITIVE_INFINITY : on + 2.5 * aside;
  };
  spots.reduce((best, spot) => (far(spot) < far(best) ? spot : best), here).focus();
  return true;
}
