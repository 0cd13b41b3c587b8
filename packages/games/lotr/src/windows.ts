/** The questions at which a player may simply pass: action windows and responses. */
import type { Decision } from '@kolbiste/kernel';
import { WINDOWS } from './vocabulary.ts';

const PASS = 0;
const RESPONSES = 'responses';

/** Names of all of them, in the order of the round. */
export const WINDOW_NAMES: readonly string[] = [...WINDOWS, RESPONSES];

/** As much of a view as windows are known by. */
interface Standing {
  readonly round: number;
  readonly flow: readonly { readonly locals: Readonly<Record<string, unknown>> }[];
}

/** The window that a seat is asked in; undefined where it is asked something else. */
export function windowOf(
  v: Standing,
  { id }: Pick<Decision, 'id'>,
): { window: string; option: number; era: number } | undefined {
  if (id === 'settle.respond') return { window: RESPONSES, option: PASS, era: v.round };
  if (id !== 'window.act') return undefined;
  const what = v.flow[v.flow.length - 1].locals['what'] as number;
  return { window: WINDOWS[what], option: PASS, era: v.round };
}
