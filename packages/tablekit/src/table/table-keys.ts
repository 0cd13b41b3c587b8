/** Keys and taps while a table is shown. */
import { useEffect } from 'react';
import { useDialogs } from '../state/dialogs.ts';
import { skip } from '../state/playback.ts';
import { useTable } from '../state/table.ts';

/** Where a key belongs to what has the focus, not to the table. */
export function isTaken(event: KeyboardEvent): boolean {
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
