/** How a game ended, and by which paragraphs: read from the position, so that a view tells it as well as a state. */
import type { State } from './state.ts';
import { LOST, UNDER_WAY } from './state.ts';
import { MAX_THREAT } from './vocabulary.ts';

/** What took the players out [LOTR X.1]: the threat of each, the last hero of each, or one here and the other there. */
export const DEFEATS = ['threat', 'heroes', 'both'] as const;
export type Defeat = (typeof DEFEATS)[number];

type Ended = Pick<State, 'outcome' | 'threat'>;

/** Whoever is out with less than 50 on the dial lost the last hero: a dial stays as it was when its player left. */
const byThreat = (dials: readonly number[]): Defeat => {
  const high = dials.filter((dial) => dial >= MAX_THREAT).length;
  return high === dials.length ? 'threat' : high === 0 ? 'heroes' : 'both';
};

/** Of dials of players who are all out. */
export const defeatIndex = (dials: readonly number[]): number => DEFEATS.indexOf(byThreat(dials));

/** Which defeat a lost game is; undefined = it is not lost. */
export const defeatOf = (s: Ended): Defeat | undefined => (s.outcome === LOST ? byThreat(s.threat) : undefined);

/** The paragraphs that the end rests on: a defeat on those that put players out, combat alone on its own. */
export function endRules(s: Ended & { readonly config: Pick<State['config'], 'mode'> }): string[] {
  if (s.outcome === UNDER_WAY) return [];
  if (s.outcome === LOST) return ['X.1', 'L77'];
  return s.config.mode === 'quest' ? ['X.4'] : ['CA.6'];
}
