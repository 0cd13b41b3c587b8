/** Keys of what every table has where several play: they mean the same at each. */

import { takeReadyBack } from '../state/grace.ts';
import { useSettings } from '../state/settings.ts';
import { aim, stopAiming } from '../state/signals.ts';
import { useTable } from '../state/table.ts';
import type { KeySet } from './keys.ts';
import { actionOf, keyName, keysWith } from './keys.ts';
import { callNext } from './others.ts';
import { isTaken } from './table-keys.ts';

export const TOGETHER_KEYS = { seat: 'N', point: 'P', intend: 'J' } as const satisfies KeySet<string>;

export type TogetherAction = keyof typeof TOGETHER_KEYS;

const DOES: Readonly<Record<TogetherAction, () => boolean>> = {
  seat: callNext,
  point: () => aim('point'),
  intend: () => aim('intend'),
};

const BACK = { back: 'Escape' } as const;

/** What a key does where several play; false = it belongs to somebody else. */
function pressTogether(event: KeyboardEvent): boolean {
  const { keys } = useSettings.getState();
  const name = keyName(event);
  if (actionOf(keysWith(keys, BACK), name) !== undefined) return stopAiming() || takeReadyBack();
  const action = actionOf(keysWith(keys, TOGETHER_KEYS), name);
  return action !== undefined && DOES[action]();
}

/** A key before the table hears of it: what is done here is done with. */
function hearKey(event: KeyboardEvent): void {
  if (!isTaken(event) && useTable.getState().curtain === null && pressTogether(event)) event.preventDefault();
}

/** Hears the keys while a table is shown at which several play; the way to stop. */
export function listenTogether(): () => void {
  document.addEventListener('keydown', hearKey, true);
  return () => document.removeEventListener('keydown', hearKey, true);
}

/** The key of an action, as the player has it. */
export function useKeyOf<A extends string>(defaults: KeySet<A>, action: A): string {
  return keysWith(
    useSettings((s) => s.keys),
    defaults,
  )[action];
}
