import { show } from '../state/dialogs.ts';
import { change, useSettings } from '../state/settings.ts';
import { undo, useTable } from '../state/table.ts';
import { toggleAsking } from './asking.ts';
import type { Action } from './keys.ts';

type Tool = Extract<Action, 'why' | 'undo' | 'compare' | 'text' | 'log' | 'settings' | 'help' | 'sound'>;

const TOOLS: Readonly<Record<Tool, () => void>> = {
  why: toggleAsking,
  undo: () => !useTable.getState().busy && undo(),
  compare: () => show({ kind: 'compare', weapon: useTable.getState().looked }),
  text: () => show({ kind: 'text' }),
  log: () => show({ kind: 'log' }),
  settings: () => show({ kind: 'settings' }),
  help: () => show({ kind: 'keys' }),
  sound: () => change({ sound: useSettings.getState().sound === 'off' ? 'on' : 'off' }),
};

/** What a key opens or switches beside the table; false = nothing of the kind. */
export function runTool(action: string): boolean {
  if (!Object.hasOwn(TOOLS, action)) return false;
  TOOLS[action as Tool]();
  return true;
}
