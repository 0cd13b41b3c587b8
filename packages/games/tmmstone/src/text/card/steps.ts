/** What both languages need to know of a list of instructions before they say it. */
import type { TargetSpec, Who } from '../../cards/parts.ts';
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

/** What the faces of a coin bring. */
export interface CoinFaces {
  heads?: Instruction[];
  tails?: Instruction[];
}

/** Heads upon heads: how many in a row, and what the last one brings. */
export function headsInRow(faces: CoinFaces, by: 'opp' | 'active' | undefined): [number, readonly Instruction[]] {
  const { heads = [], tails = [] } = faces;
  const [first] = heads;
  if (tails.length > 0 || heads.length !== 1 || !('coin' in first) || first.by !== by) return [1, heads];
  if (first.coin.tails !== undefined) return [1, heads];
  const [n, last] = headsInRow(first.coin, by);
  return [n + 1, last];
}

/** Whether one is meant. */
export const isSingle = (who: Who): boolean =>
  typeof who === 'string' ? who !== 'targets' && who !== 'heroes' : 'random' in who;

/** A target was chosen: the text speaks of it from here on. */
export function targetSaid(text: string, spec: TargetSpec, s: Speech): string {
  s.announce('target', spec);
  s.introduce('target');
  s.know('targets', { noun: spec.tag ?? spec.choose, many: true });
  return text;
}

/** Somebody has become the target without a choice. */
export function pickSaid(text: string, who: Who, s: Speech): string {
  const noun = typeof who === 'object' && 'random' in who ? (who.tag ?? who.random) : 'unit';
  s.know('target', { noun, many: false });
  s.mention('target');
  return text;
}
