/** The questions at which a player may simply pass: action windows and responses. */
import type { Decision } from '@kolbiste/kernel';
import { W_PLAY, W_USE } from './flow/window.ts';
import { W, WINDOWS } from './vocabulary.ts';

const PASS = 0;
const RESPONSES = 'responses';

/** Names of all of them, in the order of the round. */
export const WINDOW_NAMES: readonly string[] = [...WINDOWS, RESPONSES];

/** As much of a view as windows are known by. */
interface Standing {
  readonly round: number;
  readonly flow: readonly { readonly locals: Readonly<Record<string, unknown>> }[];
}

interface WindowSeen {
  readonly window: string;
  readonly option: number;
  readonly era: number;
  readonly again: boolean;
  readonly concerns?: (option: number) => boolean;
}

/** Nothing happens between this window and that of planning, in which all of it may be done [LOTR 1.3] [LOTR 2.3]. */
const BEFORE_PLANNING = W.resource;

/** An event of the hand: what is kept for the moment in which an enemy attacks its holder. */
const isEvent = (option: number): boolean => option >= W_PLAY && option < W_USE;

/** The window that a seat is asked in; undefined where it is asked something else. */
export function windowOf(v: Standing, { id, seat }: Pick<Decision, 'id' | 'seat'>): WindowSeen | undefined {
  if (id === 'settle.respond') return { window: RESPONSES, option: PASS, era: v.round, again: false };
  if (id !== 'window.act') return undefined;
  const { what, seat: about } = v.flow[v.flow.length - 1].locals as { what: number; seat: number };
  const here = { window: WINDOWS[what], option: PASS, era: v.round, again: what === BEFORE_PLANNING };
  return what === W.enemyChosen && about === seat ? { ...here, concerns: isEvent } : here;
}
