/** For whoever watches over the server. */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics.ts';
import type { Health } from './well.ts';

const LOCAL = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

function mayRead(request: FastifyRequest, token: string): boolean {
  if (token !== '') {
    const given = Buffer.from(request.headers.authorization ?? '');
    const wanted = Buffer.from(`Bearer ${token}`);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }
  // A proxy on this machine asks for somebody else.
  return LOCAL.has(request.socket.remoteAddress ?? '') && request.headers['x-forwarded-for'] === undefined;
}

/** `/health`: 200 as long as nothing ails the server and it is not about to go. `/metrics`: for Prometheus. */
export function addHealth(
  app: FastifyInstance,
  well: () => Promise<Health>,
  metrics: Metrics,
  { token, draining, damaged }: { token: string; draining: () => boolean; damaged: () => number },
): void {
  app.get('/health', { config: { rateLimit: false } }, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    const { troubles: found, ...help } = await well();
    const troubles = [...(draining() ? ['going'] : []), ...found];
    // A damaged game is set aside and the others go on: to be told, but no reason to send everybody elsewhere.
    const aside = damaged() === 0 ? {} : { damaged: damaged() };
    return troubles.length === 0
      ? { ok: true, ...aside }
      : reply.code(503).send({ ok: false, troubles, ...help, ...aside });
  });
  app.get('/metrics', { config: { rateLimit: false } }, async (request, reply) => {
    if (!mayRead(request, token)) return reply.code(403).send('403\n');
    void reply.type(metrics.registry.contentType).header('cache-control', 'no-store');
    return await metrics.registry.metrics();
  });
}
