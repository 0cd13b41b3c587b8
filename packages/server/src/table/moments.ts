/** Waiting for moments. */

/** Milliseconds. */
const LOOKS_AGAIN = 10_000;

/** Moments that are waited for: all that wait for one go by one timer, so that nobody sees from when they go on which of them it was. */
export class Moments {
  private readonly coming = new Map<number, Promise<void>>();
  private readonly now: () => number;

  /** @param now milliseconds, by the clock that moments are given by */
  constructor(now: () => number) {
    this.now = now;
  }

  /** Resolves once that moment has come, never before it; at once when it is past. */
  come(moment: number): Promise<void> {
    const known = this.coming.get(moment);
    if (known !== undefined) return known;
    if (this.now() >= moment) return Promise.resolve();
    const coming = new Promise<void>((resolve) => {
      this.wait(moment, resolve);
    });
    this.coming.set(moment, coming);
    return coming;
  }

  private wait(moment: number, resolve: () => void): void {
    const left = moment - this.now();
    if (left > 0) {
      // A timer may wake a little before its time by the clock, and the clock may be set meanwhile.
      setTimeout(() => this.wait(moment, resolve), Math.min(left, LOOKS_AGAIN)).unref();
      return;
    }
    this.coming.delete(moment);
    resolve();
  }
}
