/** What a process asks of the system, in order: whether something was acknowledged before the disk had it. */
import { execFileSync } from 'node:child_process';

function lacking(): string | undefined {
  try {
    execFileSync('strace', ['-f', '-qq', '-e', 'trace=none', 'true'], { stdio: 'pipe', timeout: 10_000 });
    return undefined;
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return missing ? 'no strace here (Debian: apt-get install strace)' : 'strace may not watch processes here';
  }
}

/** Why there is none; undefined = there is one. */
export const noStrace: string | undefined = lacking();

/** @param out file that the calls are written to; it is whole when strace, the child, has ended */
export const watching = (out: string): string[] => [
  'strace',
  '-f',
  '-q',
  '--seccomp-bpf',
  '-y',
  '-s',
  '400',
  '-e',
  'trace=pwrite64,fdatasync,fsync,write,writev,sendto,sendmsg',
  '-o',
  out,
];

export interface Order {
  readonly acks: number;
  readonly syncs: number;
  /** Acknowledgements that something written to the log but not yet synced came before. */
  readonly early: number;
  /** Acknowledgements before which nothing was written at all. */
  readonly empty: number;
}

/** A call that was begun and ended on two lines counts when it ended. */
const DONE = /\) += 0$/;

/** @param ack how an acknowledgement looks */
export function orderOf(trace: string, ack: RegExp): Order {
  const order = { acks: 0, syncs: 0, early: 0, empty: 0 };
  let unsynced = 0;
  let written = 0;
  const waiting = new Set<string>();
  for (const line of trace.split('\n')) {
    const pid = /^\d+/.exec(line)?.[0] ?? '';
    const call = line.slice(pid.length).trim();
    if (/^pwrite64\(\d+<[^>]*-wal>/.test(call)) {
      unsynced++;
      written++;
    } else if (/^(fdatasync|fsync)\(\d+<[^>]*-wal>/.test(call)) {
      if (call.endsWith('<unfinished ...>')) waiting.add(pid);
      else if (DONE.test(call)) [order.syncs, unsynced] = [order.syncs + 1, 0];
    } else if (/^<\.\.\. (fdatasync|fsync) resumed>/.test(call)) {
      if (waiting.delete(pid)) [order.syncs, unsynced] = [order.syncs + 1, 0];
    } else if (ack.test(call)) {
      order.acks++;
      if (unsynced > 0) order.early++;
      if (written === 0) order.empty++;
      written = 0;
    }
  }
  return order;
}
