/** The questions at which a player may simply pass: action windows and responses. */
import type { Decision } from '@kolbiste/kernel';
import { ACTION } from './cards/compile.ts';
import { pool } from './cards/pool.ts';
import type { View } from './view.ts';
import { RESOURCE, W, WINDOWS } from './vocabulary.ts';

const PASS = 0;
const RESPONSES = 'responses';

/** Names of all of them, in the order of the round. */
export const WINDOW_NAMES: readonly string[] = [...WINDOWS, RESPONSES];

/**
 * Nothing happens between the window after resources and cards and that of planning [LOTR 1.3] [LOTR 2.3], and no card
 * can be used in the first of them alone.
 */
const RESOURCE_ALONE = pool.doings.some(({ kind, phase }) => kind === ACTION && phase === RESOURCE);

interface WindowSeen {
  readonly window: string;
  readonly option: number;
  readonly era: number;
  readonly again: boolean;
}

/** The window that a seat is asked in; undefined where it is asked something else. */
export function windowOf(v: View, { id }: Decision): WindowSeen | undefined {
  if (id === 'settle.respond') return { window: RESPONSES, option: PASS, era: v.round, again: false };
  if (id !== 'window.act') return undefined;
  const what = v.flow[v.flow.length - 1].locals['what'] as number;
  return { window: WINDOWS[what], option: PASS, era: v.round, again: what === W.resource && !RESOURCE_ALONE };
}
