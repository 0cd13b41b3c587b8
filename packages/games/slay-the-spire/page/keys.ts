/** Keys of the table: the main button, the list of options, the map, arrows from thing to thing. */
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { goByArrow } from '@kolbiste/tablekit/table/arrows.ts';
import { isInert } from '@kolbiste/tablekit/table/inert.ts';
import type { KeySet } from '@kolbiste/tablekit/table/keys.ts';
import { actionOf, keyName, keysWith, TOOL_KEYS } from '@kolbiste/tablekit/table/keys.ts';
import { runTool } from '@kolbiste/tablekit/table/run-tool.ts';
import { useSpire } from './board.ts';
import { pressMain, stepBack } from './point.ts';

const { compare: _, ...TOOLS } = TOOL_KEYS;
const OWN = { main: 'Space', back: 'Escape', options: 'O', map: 'K' } as const;

export type SpireAction = keyof typeof OWN | keyof typeof TOOLS;
export const SPIRE_KEYS: KeySet<SpireAction> = { ...OWN, ...TOOLS };

export const toggleList = (): void => useSpire.setState(({ list }) => ({ list: !list, map: false, pile: null }));
export const toggleMap = (): void => useSpire.setState(({ map }) => ({ map: !map, list: false, pile: null }));

const DOES: Readonly<Partial<Record<SpireAction, () => void>>> = {
  main: pressMain,
  back: stepBack,
  options: toggleList,
  map: toggleMap,
  undo: () => isInert() || runTool('undo'),
};

/** What a key does at the table; false = it belongs to somebody else. */
export function press(event: KeyboardEvent): boolean {
  const action = actionOf(keysWith(useSettings.getState().keys, SPIRE_KEYS), keyName(event));
  if (action === undefined) return goByArrow(event, '.spire-table .spot');
  const body = DOES[action];
  if (body === undefined) return runTool(action);
  body();
  return true;
}
