/** For whoever watches over the server. */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';

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

/** `/health`: 200 as long as the database answers and the server is not about to go. `/metrics`: for Prometheus. */
export function addHealth(
  app: FastifyInstance,
  store: Store,
  metrics: Metrics,
  { token, draining }: { token: string; draining: () => boolean },
): void {
  app.get('/health', { config: { rateLimit: false } }, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    try {
      await store.alive();
    } catch {
      return reply.code(503).send({ ok: false });
    }
    return draining() ? reply.code(503).send({ ok: false }) : { ok: true };
  });
  app.get('/metrics', { config: { rateLimit: false } }, async (request, reply) => {
    if (!mayRead(request, token)) return reply.code(403).send('403\n');
    void reply.type(metrics.registry.contentType).header('cache-control', 'no-store');
    return await metrics.registry.metrics();
  });
}
