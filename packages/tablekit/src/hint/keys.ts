/** The key of hints: the same at every table. */
import { useSettings } from '../state/settings.ts';
import { useTable } from '../state/table.ts';
import type { KeySet } from '../table/keys.ts';
import { actionOf, keyName, keysWith } from '../table/keys.ts';
import { isTaken } from '../table/table-keys.ts';
import { closeHint, toggleHint, useHint } from './store.ts';

export const HINT_KEYS = { hint: 'R' } as const satisfies KeySet<string>;

const BACK = { back: 'Escape' } as const;

function pressHint(event: KeyboardEvent): boolean {
  const { keys } = useSettings.getState();
  const name = keyName(event);
  if (actionOf(keysWith(keys, HINT_KEYS), name) !== undefined) return toggleHint();
  if (useHint.getState().about === '' || actionOf(keysWith(keys, BACK), name) === undefined) return false;
  closeHint();
  return true;
}

/** A key before the table hears of it. */
function hearKey(event: KeyboardEvent): void {
  if (!isTaken(event) && useTable.getState().curtain === null && pressHint(event)) event.preventDefault();
}

/** Hears the keys while a table is shown; the way to stop. */
export function listenForHint(): () => void {
  document.addEventListener('keydown', hearKey, true);
  return () => document.removeEventListener('keydown', hearKey, true);
}
