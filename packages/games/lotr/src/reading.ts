/**
 * What a bot may ask about a position of its own making: figures as they stand, printed words of cards, and what an open
 * question is about. Rules are asked of the game itself.
 */
import { OP_NAMES } from './cards/code.ts';
import { pool, printed } from './cards/pool.ts';
import { attackOf, defenseOf, engagementOf, remaining, threatOf, willpowerOf } from './effects/figures.ts';
import type { PickLocals } from './flow/pick.ts';
import type { State, Thing } from './state.ts';

/** The instruction for which something is to be chosen, by its word in the card files; '' = none. */
function instruction(s: State): string {
  const x = s.frames[s.frames.length - 1]?.x as PickLocals | undefined;
  const op = x === undefined ? undefined : pool.programs[x.program]?.[x.pc];
  return op === undefined ? '' : (OP_NAMES[op.op] ?? '');
}

export const reading = {
  type: (card: number): number => printed(card).type,
  cost: (card: number): number => printed(card).cost,
  questPoints: (card: number): number => printed(card).questPoints,
  stage: (card: number): number => printed(card).stage,
  keywords: (card: number): number => printed(card).keywords,
  willpower: (s: State, t: Thing): number => willpowerOf(s, t),
  attack: (s: State, t: Thing): number => attackOf(s, t),
  defense: (s: State, t: Thing): number => defenseOf(s, t),
  remaining: (s: State, t: Thing): number => remaining(s, t),
  threat: (s: State, t: Thing): number => threatOf(s, t),
  engagement: (s: State, t: Thing): number => engagementOf(s, t),
  instruction,
} as const;
