import { show } from '../state/dialogs.ts';
import { change, useSettings } from '../state/settings.ts';
import { showingOf } from '../state/showing.ts';
import { undo, useTable } from '../state/table.ts';
import { toggleAsking } from './asking.ts';
import type { TOOL_KEYS } from './keys.ts';

type Tool = Exclude<keyof typeof TOOL_KEYS, 'compare'>;

const TOOLS: Readonly<Record<Tool, () => void>> = {
  why: toggleAsking,
  undo: () => !useTable.getState().busy && undo(),
  text: () => show({ kind: 'text' }),
  log: () => show({ kind: 'log' }),
  settings: () => show({ kind: 'settings' }),
  help: () => show({ kind: 'keys' }),
  sound: () => change({ sound: useSettings.getState().sound === 'off' ? 'on' : 'off' }),
};

/** What a key opens or switches beside the table; false = nothing of the kind. */
export function runTool(action: string): boolean {
  const own = showingOf(useTable.getState().game).tools.find((tool) => tool.action === action);
  if (own === undefined && !Object.hasOwn(TOOLS, action)) return false;
  (own?.run ?? TOOLS[action as Tool])();
  return true;
}
