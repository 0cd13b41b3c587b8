/** How much one connection and one address may ask for. */
import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limits } from '../settings.ts';

export interface Rates {
  /** Milliseconds to wait; 0 = go ahead. */
  message(connection: string, address: string): Promise<number>;
  connection(address: string): Promise<number>;
}

async function take(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, error.msBeforeNext);
    throw error;
  }
}

export function ratesOf(limits: Limits): Rates {
  const connection = new RateLimiterMemory({ points: limits.perConnection, duration: 1 });
  const address = new RateLimiterMemory({ points: limits.perAddress, duration: 1 });
  const connections = new RateLimiterMemory({ points: limits.connections, duration: 60 });
  return {
    message: async (id, from) => (await take(connection, id)) || (await take(address, from)),
    connection: (from) => take(connections, from),
  };
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
