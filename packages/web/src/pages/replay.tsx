import { OldPlayer } from '@kolbiste/tablekit/replay/old-player.tsx';
import { openLink } from '@kolbiste/tablekit/replay/open.ts';
import { Player } from '@kolbiste/tablekit/replay/player.tsx';
import { Shelf } from '@kolbiste/tablekit/replay/shelf.tsx';
import { lookFrom, stopWatching, useReplay, watch } from '@kolbiste/tablekit/replay/store.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { useEffect } from 'react';
import '@kolbiste/tablekit/pages/pages.css';
import '@kolbiste/tablekit/replay/replay.css';

/** Opens what the address names, or else the game that has just ended on the table. */
async function openFirst(): Promise<void> {
  const { replay, viewer } = useTable.getState();
  if (!(await openLink(location.hash)) && replay !== '') await watch(replay, { viewpoint: viewer ?? 'all' });
}

/** The page's own link leads to the list, also while a game is watched. The router tells of every link by this event. */
function backToList(): void {
  if (location.pathname === '/replay' && location.hash === '') stopWatching();
}

/** Games that are over: watched, shared, proved, and gone on with. */
export default function Replay() {
  const watching = useReplay((s) => s.record !== null && (s.trouble === null || s.retold !== null));
  const old = useReplay((s) => s.old);
  const names = useSettings((s) => s.names);
  useEffect(() => {
    void openFirst();
    const again = () => void openFirst();
    addEventListener('hashchange', again);
    addEventListener('pushState', backToList);
    return () => {
      removeEventListener('hashchange', again);
      removeEventListener('pushState', backToList);
      stopWatching();
    };
  }, []);
  // Other names of cards: the same step is told again with them.
  useEffect(() => {
    const { retold, viewpoint } = useReplay.getState();
    const { old } = useReplay.getState();
    if (old !== null || (retold !== null && retold.started.order.names !== names)) lookFrom(viewpoint);
  }, [names]);
  if (old !== null) return <OldPlayer old={old} />;
  return watching ? <Player /> : <Shelf />;
}
