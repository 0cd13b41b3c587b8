/** Keys of a table of plain data: the main button, the list of options, what every table has, arrows from thing to thing. */
import { useSettings } from '../state/settings.ts';
import { goByArrow } from '../table/arrows.ts';
import { isInert } from '../table/inert.ts';
import type { KeySet } from '../table/keys.ts';
import { actionOf, keyName, keysWith, TOOL_KEYS } from '../table/keys.ts';
import { runTool } from '../table/run-tool.ts';
import { pressMain, stepBack, toggleList } from './store.ts';

const { compare: _, ...TOOLS } = TOOL_KEYS;

const OWN = { main: 'Space', back: 'Escape', options: 'O' } as const;

export type PlainAction = keyof typeof OWN | keyof typeof TOOLS;

export const PLAIN_KEYS: KeySet<PlainAction> = { ...OWN, ...TOOLS };

const DOES: Readonly<Partial<Record<PlainAction, () => void>>> = {
  main: pressMain,
  back: stepBack,
  options: toggleList,
  undo: () => isInert() || runTool('undo'),
};

/** What a key does at the table; false = it belongs to somebody else. */
export function press(event: KeyboardEvent): boolean {
  const action = actionOf(keysWith(useSettings.getState().keys, PLAIN_KEYS), keyName(event));
  if (action === undefined) return goByArrow(event, '.plain-table .spot');
  const body = DOES[action];
  if (body === undefined) return runTool(action);
  body();
  return true;
}
