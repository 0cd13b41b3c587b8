/** Which of the games kept in this browser is played in this tab; the games themselves are kept by their workers. */

/** In the tab: its game. In the browser: the one that was laid last. */
const MARK = 'kolbiste.game';
/** Whether games may be under way in this browser. */
const ANY = 'kolbiste.running';
/** What the mark said while there was only one game, which lies under the id beside it. */
const FORMER = { mark: 'running', id: 'current' };

function attempt<T>(body: () => T, otherwise: T): T {
  try {
    return body();
  } catch {
    // Without storage a game ends with its page.
    return otherwise;
  }
}

/** An id for a game that begins. */
export const freshId = (): string => `${Date.now().toString(36)}-${crypto.randomUUID().slice(0, 8)}`;

/** The game that this tab plays, or goes on with; null = none. */
export const currentGame = (): string | null =>
  attempt(() => {
    const mark = sessionStorage.getItem(MARK) ?? localStorage.getItem(MARK);
    return mark === FORMER.mark ? FORMER.id : mark;
  }, null);

/** This tab plays that game from now on. */
export function markGame(id: string): void {
  attempt(() => {
    sessionStorage.setItem(MARK, id);
    localStorage.setItem(MARK, id);
    localStorage.setItem(ANY, '1');
  }, undefined);
}

/** A game is over, lost, or played elsewhere: this tab does not go on with it. */
export function unmarkGame(id: string): void {
  attempt(() => {
    for (const storage of [sessionStorage, localStorage]) {
      const mark = storage.getItem(MARK);
      if (mark === id || (id === FORMER.id && mark === FORMER.mark)) storage.removeItem(MARK);
    }
  }, undefined);
}

/** Whether games may be under way in this browser: then it is worth asking which. */
export const anyRunning = (): boolean =>
  attempt(() => localStorage.getItem(ANY) !== null || localStorage.getItem(MARK) !== null, false);

/** Notes whether there are games under way. */
export function noteRunning(any: boolean): void {
  attempt(() => (any ? localStorage.setItem(ANY, '1') : localStorage.removeItem(ANY)), undefined);
}
