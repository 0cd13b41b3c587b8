/** Keys of the table: the main button, the list of options, arrows from thing to thing. */
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { goByArrow } from '@kolbiste/tablekit/table/arrows.ts';
import { isInert } from '@kolbiste/tablekit/table/inert.ts';
import type { KeySet } from '@kolbiste/tablekit/table/keys.ts';
import { actionOf, keyName, keysWith, TOOL_KEYS } from '@kolbiste/tablekit/table/keys.ts';
import { runTool } from '@kolbiste/tablekit/table/run-tool.ts';
import { useDoom } from './board.ts';
import { pressMain, stepBack } from './point.ts';

const { compare: _, ...TOOLS } = TOOL_KEYS;
const OWN = { main: 'Space', back: 'Escape', options: 'O' } as const;

export type DoomAction = keyof typeof OWN | keyof typeof TOOLS;
export const DOOM_KEYS: KeySet<DoomAction> = { ...OWN, ...TOOLS };

export const toggleList = (): void => useDoom.setState(({ list }) => ({ list: !list, pile: null }));

const DOES: Readonly<Partial<Record<DoomAction, () => void>>> = {
  main: pressMain,
  back: stepBack,
  options: toggleList,
  undo: () => isInert() || runTool('undo'),
};

/** What a key does at the table; false = it belongs to somebody else. */
export function press(event: KeyboardEvent): boolean {
  const action = actionOf(keysWith(useSettings.getState().keys, DOOM_KEYS), keyName(event));
  if (action === undefined) return goByArrow(event, '.doom-table .spot');
  const body = DOES[action];
  if (body === undefined) return runTool(action);
  body();
  return true;
}
