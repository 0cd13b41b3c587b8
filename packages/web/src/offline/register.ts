/** Starts the service worker, but never in the way of the first game: it fetches everything there is. */
import { useTable } from '@kolbiste/tablekit/state/table.ts';

const QUIET_MS = 5000;

/** Keeps the page for use without a network: once a first question has stood for a while, or nothing happens. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  let started = false;
  const start = (): void => {
    if (started) return;
    started = true;
    // Without storage, or in a private window, the page works as it did: with a network.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  };
  const leave = useTable.subscribe((state) => {
    if (state.prompt === null) return;
    leave();
    setTimeout(start, QUIET_MS);
  });
  setTimeout(() => {
    if (useTable.getState().order === null) start();
  }, QUIET_MS);
}
