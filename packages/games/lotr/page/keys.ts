/** Keys of the table: the main button, the list of options, arrows from thing to thing. */
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { goByArrow } from '@kolbiste/tablekit/table/arrows.ts';
import { isInert } from '@kolbiste/tablekit/table/inert.ts';
import type { KeySet } from '@kolbiste/tablekit/table/keys.ts';
import { actionOf, keyName, keysWith } from '@kolbiste/tablekit/table/keys.ts';
import { runTool } from '@kolbiste/tablekit/table/run-tool.ts';
import { pressMain, stepBack } from './point.ts';
import { useRings } from './store.ts';

const SHARED = {
  main: 'Space',
  back: 'Escape',
  undo: 'U',
  why: 'W',
  text: 'T',
  log: 'L',
  settings: 'S',
  sound: 'M',
  help: '?',
} as const;
export type RingsAction = keyof typeof SHARED | 'options';
export const RINGS_KEYS: KeySet<RingsAction> = { ...SHARED, options: 'O' };

const DOES: Readonly<Partial<Record<RingsAction, () => void>>> = {
  main: pressMain,
  back: stepBack,
  options: () => useRings.setState(({ list }) => ({ list: !list })),
  undo: () => isInert() || runTool('undo'),
};

/** What a key does at the table; false = it belongs to somebody else. */
export function press(event: KeyboardEvent): boolean {
  const action = actionOf(keysWith(useSettings.getState().keys, RINGS_KEYS), keyName(event));
  if (action !== undefined) {
    const body = DOES[action];
    if (body === undefined) return runTool(action);
    body();
    return true;
  }
  return goByArrow(event, '.rings-table .spot');
}
