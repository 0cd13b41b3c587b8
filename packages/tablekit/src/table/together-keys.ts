/** Keys of what every table has where several play: they mean the same at each. */
import { useSettings } from '../state/settings.ts';
import type { KeySet } from './keys.ts';
import { actionOf, keyName, keysWith } from './keys.ts';
import { callNext } from './others.ts';

export const TOGETHER_KEYS = { seat: 'N' } as const satisfies KeySet<string>;

export type TogetherAction = keyof typeof TOGETHER_KEYS;

const DOES: Readonly<Record<TogetherAction, () => boolean>> = { seat: callNext };

/** What a key does where several play; false = it belongs to somebody else. */
export function pressTogether(event: KeyboardEvent): boolean {
  const action = actionOf(keysWith(useSettings.getState().keys, TOGETHER_KEYS), keyName(event));
  return action !== undefined && DOES[action]();
}

/** The key of an action, as the player has it. */
export function useKeyOf<A extends string>(defaults: KeySet<A>, action: A): string {
  return keysWith(
    useSettings((s) => s.keys),
    defaults,
  )[action];
}
