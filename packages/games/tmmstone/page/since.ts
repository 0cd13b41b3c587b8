/** What came in the turn that runs, as the log tells it. */
import type { Happening } from '@kolbiste/tablekit/engine/protocol.ts';
import type { StoneTable } from './engine/table.ts';

/** Whether a unit came in the turn of the board; a log that begins later tells nothing of it. */
export function cameNow(log: readonly Happening[], { turn }: Pick<StoneTable, 'turn'>, id: number): boolean {
  const before = log.findLast(({ after }) => (after as StoneTable).turn !== turn)?.after as StoneTable | undefined;
  return before !== undefined && !before.units.some((unit) => unit?.id === id);
}
