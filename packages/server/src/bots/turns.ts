/**
 * When bots may be at work outside their threads. One piece in each turn of the event loop, so that people are heard
 * between any two; and the bots of an address that has used what it may go on one after another, not all at once as soon
 * as something is there again.
 */
import type { Buckets } from '../cost/bucket.ts';
import { FairQueue } from '../cost/fair.ts';

/** Milliseconds that are taken beforehand for an answer; what it has used in truth is settled after it. */
const BEFOREHAND = 1;

interface Waiting {
  readonly table: string;
  go(): void;
}

export class BotTurns {
  private readonly allowance: Buckets;
  /** Those whose address has used too much, in the order they came. */
  private readonly lines = new Map<string, Waiting[]>();
  private readonly pieces = new FairQueue<() => void>();
  private running = false;

  /** @param allowance milliseconds of processor time, by the address that set bots at work */
  constructor(allowance: Buckets) {
    this.allowance = allowance;
  }

  /** When the bot whose turn it is at a table may begin; `paid` has to follow. */
  begin(payer: string, table: string): Promise<void> {
    return new Promise((go) => {
      const line = this.lines.get(payer);
      if (line !== undefined) {
        line.push({ table, go });
        return;
      }
      this.lines.set(payer, [{ table, go }]);
      this.advance(payer);
    });
  }

  /** When there is a turn of the event loop for a piece of its work. */
  piece(payer: string, table: string): Promise<void> {
    return new Promise((go) => {
      this.pieces.push(payer, table, go);
      this.next();
    });
  }

  /** @param millis what an answer has used */
  paid(payer: string, millis: number): void {
    this.allowance.use(payer, millis - BEFOREHAND);
  }

  private advance(payer: string): void {
    const line = this.lines.get(payer) ?? [];
    for (let first = line[0]; first !== undefined; first = line[0]) {
      const wait = this.allowance.wait(payer);
      if (wait > 0) {
        setTimeout(() => this.advance(payer), wait).unref();
        return;
      }
      line.shift();
      this.allowance.use(payer, BEFOREHAND);
      this.pieces.push(payer, first.table, first.go);
      this.next();
    }
    this.lines.delete(payer);
  }

  private next(): void {
    if (this.running || this.pieces.length === 0) return;
    this.running = true;
    setImmediate(() => {
      this.running = false;
      this.pieces.shift()?.();
      this.next();
    });
  }
}
