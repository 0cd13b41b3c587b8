import { useSettings } from '../state/settings.ts';
import { goByArrow } from './arrows.ts';
import { isInert } from './inert.ts';
import type { KeySet } from './keys.ts';
import { actionOf, keyName, keysWith } from './keys.ts';
import { runTool } from './run-tool.ts';

/**
 * What keys do at a table that is gone over by arrows; the function says false where a key belongs to somebody else.
 * @param does what the table does itself; the rest is done as at every table
 * @param spots where the arrows go
 */
export function pressesOf<A extends string>(
  keys: KeySet<A>,
  does: Readonly<Partial<Record<A, () => void>>>,
  spots: string,
): (event: KeyboardEvent) => boolean {
  return (event) => {
    const action = actionOf(keysWith(useSettings.getState().keys, keys), keyName(event));
    if (action === undefined) return goByArrow(event, spots);
    const body = action === 'undo' ? () => isInert() || runTool('undo') : does[action];
    if (body === undefined) return runTool(action);
    body();
    return true;
  };
}
