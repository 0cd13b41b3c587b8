/** Who pays for what is done: a connection, the address it comes from, and the game that is looked at. */
import type { Bill } from './bill.ts';
import type { Allowance } from './bucket.ts';
import { Buckets } from './bucket.ts';

export interface Payer {
  /** Names the connection. */
  readonly connection?: string | undefined;
  /** The address, hashed. */
  readonly address: string;
  /** The game that is read. Who plays does not pay for it: onlookers shall not stop a game. */
  readonly game?: string | undefined;
}

/** How much each kind of payer may use. */
export interface Allowances {
  readonly connection: Allowance;
  readonly address: Allowance;
  readonly game: Allowance;
}

const KINDS = ['connection', 'address', 'game'] as const;

export class Cost {
  private readonly purses: readonly { kind: (typeof KINDS)[number]; millis: Buckets; bytes: Buckets }[];

  /** @param now milliseconds */
  constructor(work: Allowances, bytes: Allowances, now: () => number) {
    this.purses = KINDS.map((kind) => ({
      kind,
      millis: new Buckets(work[kind], now),
      bytes: new Buckets(bytes[kind], now),
    }));
  }

  /** Milliseconds until something may be done for them again; 0 = now. */
  wait(payer: Payer): number {
    let wait = 0;
    for (const { kind, millis, bytes } of this.purses) {
      const key = payer[kind];
      if (key !== undefined) wait = Math.max(wait, millis.wait(key), bytes.wait(key));
    }
    return wait;
  }

  pay(payer: Payer, bill: Bill): void {
    for (const { kind, millis, bytes } of this.purses) {
      const key = payer[kind];
      if (key === undefined) continue;
      if (bill.millis > 0) millis.use(key, bill.millis);
      if (bill.bytes > 0) bytes.use(key, bill.bytes);
    }
  }

  /** A connection is gone. */
  forget(connection: string): void {
    for (const { kind, millis, bytes } of this.purses) {
      if (kind !== 'connection') continue;
      millis.forget(connection);
      bytes.forget(connection);
    }
  }
}
