/** What could be pointed at. Pure reads. */
import type { Target } from '../cards/card.ts';
import { T_AFFILIATION, T_AREA, T_FIGHTERS, T_NUMBER, T_PLAYER, T_TACTIC } from '../cards/card.ts';
import { pairOption } from '../options.ts';
import type { State } from '../state.ts';
import { FIGHT, KOHORT, OUTPOST, SHOOT, SQUAD, TRAIT_NAMES } from '../vocabulary.ts';

/** Everything a target could be but nothing, ascending. */
export function namedFor(s: State, t: Target): number[] {
  if (t.what === T_NUMBER) return Array.from({ length: t.high - t.low + 1 }, (_, n) => t.low + n);
  if (t.what === T_AFFILIATION) return [...TRAIT_NAMES.keys()].filter((n) => t.of.some & (1 << n));
  if (t.what === T_AREA) return [SQUAD, KOHORT, OUTPOST].filter((zone) => t.of.zones & (1 << zone));
  if (t.what === T_PLAYER) return [...s.hands.keys()];
  if (t.what === T_TACTIC) return [FIGHT, SHOOT];
  const ids = s.pieces.map(({ id }) => id);
  return t.what === T_FIGHTERS ? ids.flatMap((a) => ids.map((d) => pairOption(a, d))) : ids;
}

/** The same, and nothing where a target may be left out: -1. */
export const targetsFor = (s: State, t: Target): number[] => (t.may ? [-1, ...namedFor(s, t)] : namedFor(s, t));
