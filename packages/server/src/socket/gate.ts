/** How much one connection and one address may ask for, and who has to go. */
import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { Buckets } from '../cost/bucket.ts';
import type { Cost, Payer } from '../cost/cost.ts';
import { Offenders } from '../cost/offenders.ts';
import type { Limits } from '../settings.ts';

const MINUTE = 60;

/** A connection, and what it speaks of. */
export interface Sender extends Payer {
  readonly connection: string;
}

export class Gate {
  private readonly cost: Cost;
  private readonly most: number;
  private readonly ofConnection: Buckets;
  private readonly ofAddress: Buckets;
  private readonly openings: Buckets;
  private readonly offenders: Offenders;
  /** Connections by the address they come from. */
  private readonly open = new Map<string, number>();

  constructor(limits: Limits, cost: Cost, now: () => number) {
    const { perConnection, perAddress, connections, sockets } = limits;
    this.cost = cost;
    this.most = sockets;
    this.ofConnection = new Buckets({ burst: perConnection, perSecond: perConnection }, now);
    this.ofAddress = new Buckets({ burst: perAddress, perSecond: perAddress }, now);
    this.openings = new Buckets({ burst: connections, perSecond: connections / MINUTE }, now);
    this.offenders = new Offenders(now);
  }

  /** Milliseconds until an address may connect; 0 = it may now. */
  opening(address: string): number {
    const away = this.offenders.wait(address);
    if (away > 0) return away;
    if ((this.open.get(address) ?? 0) >= this.most) return MINUTE * 1000;
    const wait = this.openings.wait(address, 1);
    if (wait === 0) this.openings.use(address, 1);
    return wait;
  }

  came(address: string): void {
    this.open.set(address, (this.open.get(address) ?? 0) + 1);
  }

  left(address: string): void {
    const others = (this.open.get(address) ?? 1) - 1;
    if (others > 0) this.open.set(address, others);
    else this.open.delete(address);
  }

  /** A connection is gone. */
  forget(connection: string): void {
    this.ofConnection.forget(connection);
    this.cost.forget(connection);
    this.offenders.calm(connection);
  }

  /** Milliseconds until a message is taken; 0 = this one is. */
  message(sender: Sender): number {
    const { connection, address } = sender;
    const wait = Math.max(
      this.ofConnection.wait(connection, 1),
      this.ofAddress.wait(address, 1),
      this.cost.wait(sender),
    );
    if (wait > 0) return wait;
    this.ofConnection.use(connection, 1);
    this.ofAddress.use(address, 1);
    this.offenders.calm(connection);
    return 0;
  }

  /** A message was refused for haste. @returns whether the connection is to be ended; then its address stays away */
  hasty({ connection, address }: Sender): boolean {
    const enough = this.offenders.warned(connection);
    if (enough) this.offenders.offended(address);
    return enough;
  }
}

/** The visitor's address: a proxy's word for it counts only when the proxy was named. */
export function addressReader(proxies: readonly string[]): (request: IncomingMessage) => string {
  const trust = proxyAddress.compile([...proxies]);
  return (request) => proxyAddress(request, trust);
}

/** Whether a page of that origin may connect: the server's own, or one that was named. */
export function originAllowed(request: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host } = request.headers;
  // Only browsers send one, and they always do; programs are not what this guards against.
  if (origin === undefined) return true;
  if (origins.includes(origin)) return true;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host;
}
