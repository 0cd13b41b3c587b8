/**
 * By what means a game is played by bots: by the kernel's own loop. In bundles for many games the flow as code takes its place
 * (scripts/bundle.mjs puts code/plays.ts here).
 */
import type { Commit, Playing } from './playing.ts';
import { byLoop, playingOf } from './playing.ts';
import type { Flow } from './procedure.ts';
import type { Core } from './state.ts';

/**
 * The bots' side of a game.
 * @param unsettled says whether triggers wait in a batch: none may at a question
 * @param limit steps that may run before it is called a bug
 */
export const playsOf = <S extends Core>(
  flow: Flow<S>,
  commit: Commit<S>,
  unsettled: ((s: S) => boolean) | null,
  limit: number,
): Playing<S> => playingOf(flow, byLoop(flow, commit, unsettled, limit));
