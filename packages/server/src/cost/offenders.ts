/** Those who go on sending although they were told to wait: their connections are ended, and they stay away for a while. */

/** Refusals for haste in a row until a connection is ended. Each of them was a warning. */
const PATIENCE = 40;
const SECOND = 1000;
const FIRST_MILLIS = 5 * SECOND;
const LONGEST_MILLIS = 300 * SECOND;
/** What was done so long ago is forgotten. */
const FORGIVEN_MILLIS = 900 * SECOND;

interface Offence {
  times: number;
  until: number;
}

export class Offenders {
  private readonly now: () => number;
  private readonly hasty = new Map<string, number>();
  private readonly away = new Map<string, Offence>();

  /** @param now milliseconds */
  constructor(now: () => number) {
    this.now = now;
  }

  /** A connection was told to wait. @returns whether it has been told often enough */
  warned(connection: string): boolean {
    const times = (this.hasty.get(connection) ?? 0) + 1;
    this.hasty.set(connection, times);
    return times >= PATIENCE;
  }

  /** A message was taken, or the connection is gone: what was before does not count. */
  calm(connection: string): void {
    this.hasty.delete(connection);
  }

  /** An address has offended: each time it stays away twice as long. */
  offended(address: string): void {
    this.forgive();
    const { times, until } = this.away.get(address) ?? { times: 0, until: 0 };
    // Several connections that are ended together are one offence.
    if (until > this.now()) return;
    this.away.set(address, {
      times: times + 1,
      until: this.now() + Math.min(LONGEST_MILLIS, FIRST_MILLIS * 2 ** times),
    });
  }

  private forgive(): void {
    for (const [address, { until }] of this.away) if (until + FORGIVEN_MILLIS < this.now()) this.away.delete(address);
  }

  /** Milliseconds an address has to stay away; 0 = it may come. */
  wait(address: string): number {
    return Math.max(0, (this.away.get(address)?.until ?? 0) - this.now());
  }
}
