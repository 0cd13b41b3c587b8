/** How a game ended: what the game points out in its log, and the cards in it. */
import type { FunctionComponent } from 'react';
import { useEffect, useState } from 'react';
import type { GameId, Happening } from '../engine/protocol.ts';
import { pageOf } from '../pages.ts';
import { fetchPart } from '../part.tsx';
import { useTable } from '../state/table.ts';
import { patiently } from '../ui/patient.ts';

export interface Decisive {
  /** Says in a sentence, with its paragraphs, why the game ended. */
  readonly reason: Happening;
  /** What brought it about. */
  readonly blow: Happening;
}

export interface Ending {
  /** undefined = the rules have not ended the game. */
  decisive(log: readonly Happening[]): Decisive | undefined;
  /** The cards in these lines; null = it has no pictures of them. */
  readonly Faces: FunctionComponent<{ readonly lines: readonly Happening[] }> | null;
}

/** The last line before another that is such a one. */
export function lastBefore(
  log: readonly Happening[],
  line: Happening,
  such: (line: Happening) => boolean,
): Happening | undefined {
  const at = log.indexOf(line);
  return log.slice(0, Math.max(0, at)).findLast(such);
}

/** The last thing that happened, of a game that points nothing out. */
const PLAIN: Ending = {
  decisive(log) {
    const last = log.at(-1);
    return last === undefined ? undefined : { reason: last, blow: last };
  },
  Faces: null,
};

/** What a game points out of its end; null = it is still fetched. */
export function useEnding(game: GameId): Ending | null {
  const [ending, setEnding] = useState<Ending | null>(null);
  useEffect(() => {
    let here = true;
    const bring = async (): Promise<Ending> => {
      const part = (await pageOf(game)).ending;
      return part === null ? PLAIN : (await fetchPart(part)).ending;
    };
    if (game !== '') void patiently(bring).then((came) => here && setEnding(came));
    return () => void (here = false);
  }, [game]);
  return ending;
}

/** What decided the game on the table; null = nothing by the rules, or it is not known yet. */
export function useDecisive(ending: Ending | null): Decisive | null {
  const log = useTable((s) => s.log);
  const ended = useTable((s) => s.result !== null);
  return (ended ? ending?.decisive(log) : undefined) ?? null;
}
