/** Buckets that fill by themselves. What was used is taken out afterwards, so a bucket can be in debt: then one waits. */

/** How much may be used: at once, and again and again. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

interface Level {
  left: number;
  at: number;
}

const SECOND = 1000;
/** So many buckets are looked through at most until the full ones are thrown away. */
const MANY = 10_000;

export class Buckets {
  private readonly allowance: Allowance;
  private readonly now: () => number;
  private readonly levels = new Map<string, Level>();

  /** @param now milliseconds */
  constructor(allowance: Allowance, now: () => number) {
    this.allowance = allowance;
    this.now = now;
  }

  private left(key: string): number {
    const { burst, perSecond } = this.allowance;
    const level = this.levels.get(key);
    return level === undefined ? burst : Math.min(burst, level.left + ((this.now() - level.at) / SECOND) * perSecond);
  }

  /**
   * Milliseconds until something may be used again; 0 = now.
   * @param amount what must be there; where nobody knows beforehand, anything at all
   */
  wait(key: string, amount = 0): number {
    const left = this.left(key);
    if (left > 0 && left >= amount) return 0;
    return Math.ceil(((Math.max(1, amount) - left) / this.allowance.perSecond) * SECOND);
  }

  use(key: string, amount: number): void {
    if (!this.levels.has(key) && this.levels.size >= MANY) this.tidy();
    this.levels.set(key, { left: this.left(key) - amount, at: this.now() });
  }

  /** Forgets what is full again. */
  private tidy(): void {
    for (const key of this.levels.keys()) if (this.left(key) >= this.allowance.burst) this.levels.delete(key);
  }

  forget(key: string): void {
    this.levels.delete(key);
  }
}
