/** So long the browser's storage is waited for: one that answers no more is like one that is not there. */
const PATIENCE_MS = 4000;

/** Fulfilled when the work is done or has failed, or has let us wait too long. */
export const inTime = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work.catch(() => undefined), new Promise((late) => setTimeout(late, PATIENCE_MS))]);
