/** What one request costs, noted wherever work is done for it. */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface Bill {
  /** Milliseconds of this thread's, or another's, processor time. */
  millis: number;
  /** Bytes that are sent. */
  bytes: number;
}

const bills = new AsyncLocalStorage<Bill>();

/** Runs something on a bill of its own. */
export const onBill = <T>(bill: Bill, work: () => T): T => bills.run(bill, work);

/** Does something that concerns others as much as whoever happens to begin it. */
export const offBill = <T>(work: () => T): T => bills.exit(work);

export const newBill = (): Bill => ({ millis: 0, bytes: 0 });

const MICROS = 1000;

/** Processor time of this thread: whoever else is busy on the machine costs nobody here anything. */
export function cpuMillis(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / MICROS;
}

let measuring = false;

/** Does a piece of work without a pause and notes what it took; a piece within another is noted once. */
export function measured<T>(work: () => T): T {
  const bill = bills.getStore();
  if (bill === undefined || measuring) return work();
  measuring = true;
  const begun = cpuMillis();
  try {
    return work();
  } finally {
    measuring = false;
    bill.millis += cpuMillis() - begun;
  }
}

/** Notes what was done elsewhere. */
export function note(more: Partial<Bill>): void {
  const bill = bills.getStore();
  if (bill === undefined) return;
  bill.millis += more.millis ?? 0;
  bill.bytes += more.bytes ?? 0;
}
