/** Whoever is refused for haste hears of it a moment later: asking again at once then gains nothing and costs nothing. */
import { setTimeout as pause } from 'node:timers/promises';

const HELD_MILLIS = 1000;
/** So many refusals of one address wait at a time; what comes beyond them is not even answered. */
const MOST = 16;

export class Held {
  private readonly waiting = new Map<string, number>();

  /** Waits before a refusal. @returns false when the line is better cut */
  async hold(address: string): Promise<boolean> {
    const others = this.waiting.get(address) ?? 0;
    if (others >= MOST) return false;
    this.waiting.set(address, others + 1);
    await pause(HELD_MILLIS, undefined, { ref: false });
    const left = (this.waiting.get(address) ?? 1) - 1;
    if (left > 0) this.waiting.set(address, left);
    else this.waiting.delete(address);
    return true;
  }
}
