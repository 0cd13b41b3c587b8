/** A game is played in one tab at a time: whoever has laid it holds a lock of the browser as long as its worker lives. */

/** So long another tab is given to let go: one that is being left, or loads anew, does so in a moment. */
const PATIENCE_MS = 1500;

/** What is done until the worker ends. */
const forEver = (): Promise<never> => new Promise(() => undefined);

/**
 * Takes hold of a game.
 * @param take from whoever holds it
 * @param lost called when another tab takes it from here
 * @returns false = another tab holds it. Where the browser knows no locks, nobody is asked.
 */
export function hold(id: string, take: boolean, lost: () => void): Promise<boolean> {
  const locks = (navigator as Partial<Navigator>).locks;
  if (locks === undefined) return Promise.resolve(true);
  return new Promise((resolve) => {
    let held = false;
    const mine = (): Promise<never> => {
      held = true;
      resolve(true);
      return forEver();
    };
    const how = take ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE_MS) };
    locks.request(`kolbiste.game.${id}`, how, mine).catch(() => (held ? lost() : resolve(false)));
  });
}
