/** The questions at which a player may simply pass: action windows and responses. */
import type { Decision } from '@kolbiste/kernel';
import type { View } from './view.ts';
import { WINDOWS } from './vocabulary.ts';

const PASS = 0;
const RESPONSES = 'responses';

/** Names of all of them, in the order of the round. */
export const WINDOW_NAMES: readonly string[] = [...WINDOWS, RESPONSES];

/** The window that a seat is asked in; undefined where it is asked something else. */
export function windowOf(v: View, { id }: Decision): { window: string; option: number; era: number } | undefined {
  if (id === 'settle.respond') return { window: RESPONSES, option: PASS, era: v.round };
  if (id !== 'window.act') return undefined;
  const what = v.flow[v.flow.length - 1].locals['what'] as number;
  return { window: WINDOWS[what], option: PASS, era: v.round };
}
