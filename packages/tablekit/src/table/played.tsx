/** The table of whichever game is played in this browser; one that was left goes on. */

import { Suspense, useEffect } from 'react';
import { Redirect } from 'wouter';
import { gameNamed } from '../games.ts';
import { words } from '../i18n/index.ts';
import { gamePart } from '../part.tsx';
import { currentGame } from '../state/current.ts';
import { resumeCurrent } from '../state/play.ts';
import { useTable } from '../state/table.ts';
import { lazily } from '../ui/patient.ts';

/** The table of a game. */
export const GameTable = gamePart((page) => page.table);

const Elsewhere = lazily(async () => {
  const [found] = await Promise.all([import('../running/elsewhere.tsx'), words('running')]);
  return found;
});

export function Play() {
  const order = useTable((s) => s.order);
  const elsewhere = useTable((s) => s.elsewhere);
  const { id } = gameNamed(useTable((s) => s.game));
  // Also asked again when a kept game turns out to be lost.
  useTable((s) => s.busy);
  const waits = order === null && elsewhere === '' && currentGame() !== null;
  useEffect(() => {
    if (waits && !useTable.getState().busy) resumeCurrent();
  }, [waits]);
  if (elsewhere !== '')
    return (
      <Suspense fallback={null}>
        <Elsewhere id={elsewhere} />
      </Suspense>
    );
  return order === null && !waits ? <Redirect to="/" /> : <GameTable game={id} />;
}
