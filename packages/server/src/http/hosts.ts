/** Under which names the server answers: a page that has made its own name point here (DNS rebinding) is turned away. */
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { BARE_HEADERS } from './page.ts';

/** Not the server that was meant. */
const MISDIRECTED = 421;

/** A name without its port, in small letters; an IPv6 address without its brackets. */
function nameOf(host: string): string {
  const bare = /^\[(.+)\](:\d+)?$/.exec(host)?.[1] ?? host.replace(/:\d+$/, '');
  return bare.toLowerCase().replace(/\.$/, '');
}

/** Names by which this machine knows itself: no stranger can make one of them point here. */
const own = (): string[] => ['localhost', hostname().toLowerCase(), `${hostname().toLowerCase()}.local`];

/**
 * Whether the server answers to a name.
 * @param header as the client sent it; who sends none is no browser
 * @param names those that were set; a bare address and this machine's own names are always answered
 */
export function hostAllowed(header: string | undefined, names: readonly string[]): boolean {
  if (header === undefined) return true;
  const name = nameOf(header);
  return isIP(name) !== 0 || own().includes(name) || name.endsWith('.localhost') || names.includes(name);
}

export function checkHosts(app: FastifyInstance, names: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    if (hostAllowed(request.headers.host, names)) return;
    void reply.headers(BARE_HEADERS).code(MISDIRECTED).type('text/plain; charset=utf-8');
    return reply.send('421: this server does not answer to that name (KOLBISTE_HOSTS).\n');
  });
}
