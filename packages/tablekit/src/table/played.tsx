/** The table of whichever game is played in this browser; one that was left goes on. */
import { useEffect } from 'react';
import { Redirect } from 'wouter';
import { gameNamed } from '../games.ts';
import { gamePart } from '../part.tsx';
import { gameKept, resume } from '../state/play.ts';
import { useTable } from '../state/table.ts';

/** The table of a game. */
export const GameTable = gamePart((page) => page.table);

export function Play() {
  const order = useTable((s) => s.order);
  const { id } = gameNamed(useTable((s) => s.game));
  // Also asked again when a kept game turns out to be lost.
  useTable((s) => s.busy);
  const waits = order === null && gameKept();
  useEffect(() => {
    if (waits && !useTable.getState().busy) resume();
  }, [waits]);
  return order === null && !waits ? <Redirect to="/" /> : <GameTable game={id} />;
}
