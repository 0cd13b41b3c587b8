/** What both languages need to know of a list of instructions before they say it. */
import type { TargetSpec } from '../../cards/parts.ts';
import type { Instruction } from '../../cards/steps.ts';
import type { Effect, When } from '../../cards/types.ts';
import type { Speech } from './speech.ts';

/** The triggers that an event sets off, told in a clause of their own. */
export type EventName = Exclude<
  When,
  | 'use'
  | 'onPlay'
  | 'onSummon'
  | 'onDeath'
  | 'onDraw'
  | 'onBurn'
  | 'startOfTurn'
  | 'startOfEachTurn'
  | 'endOfTurn'
  | 'endOfEachTurn'
  | 'activated'
  | 'gameStart'
>;

/** Equal instructions in a row as one with its number. */
export function runs(list: readonly Instruction[]): [Instruction, number][] {
  const out: [Instruction, number][] = [];
  for (const i of list) {
    const last = out[out.length - 1];
    if (last !== undefined && JSON.stringify(last[0]) === JSON.stringify(i)) last[1]++;
    else out.push([i, 1]);
  }
  return out;
}

/** Does the first instruction act on the target itself, so that it can say how it is chosen? */
function opensWithTarget(list: readonly Instruction[]): boolean {
  const [first] = list;
  if (first === undefined) return false;
  if ('to' in first) return first.to === 'target';
  return Object.values(first).some((value) => value === 'target' || (Array.isArray(value) && value.includes('target')));
}

const TARGETS = ['target', 'target2'] as const;

/** Makes the targets of an effect known; those that its text must say before it begins. */
export function announced(e: Effect, s: Speech): readonly TargetSpec[] {
  const { targets = [] } = e;
  for (const [i, spec] of targets.entries()) s.announce(TARGETS[i], spec);
  if (targets.length < 2 && opensWithTarget(e.do)) return [];
  for (const name of TARGETS.slice(0, targets.length)) s.introduce(name);
  return targets;
}

type Coin = Extract<Instruction, { coin: unknown }>;

/** Heads upon heads: how many in a row, and what the last one brings. */
export function headsInRow(i: Coin): [number, readonly Instruction[]] {
  const { heads = [], tails = [] } = i.coin;
  const [first] = heads;
  if (tails.length > 0 || heads.length !== 1 || !('coin' in first) || first.by !== i.by) return [1, heads];
  if (first.coin.tails !== undefined) return [1, heads];
  const [n, last] = headsInRow(first);
  return [n + 1, last];
}
