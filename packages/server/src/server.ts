/** The whole server: its routes, how it begins to listen, and how it ends. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Built, ServerOptions } from './building.ts';
import { build } from './building.ts';
import { addApi } from './http/api.ts';
import { cutting, within } from './http/ending.ts';
import { addHealth } from './http/health.ts';
import { checkHosts } from './http/hosts.ts';
import { addPage, protect } from './http/page.ts';
import { addPaying } from './http/paying.ts';
import { healthOf } from './http/well.ts';
import type { Limits } from './settings.ts';
import { LIMITS } from './settings.ts';
import { openStore } from './store/open.ts';
import type { Rooms } from './table/rooms.ts';
import { newSecret, random } from './table/secrets.ts';
import type { ServerContext } from './table/server-context.ts';
import { tidying } from './tidying.ts';

export interface RunningServer {
  readonly app: FastifyInstance;
  readonly context: ServerContext;
  readonly rooms: Rooms;
  listen(port: number, host: string): Promise<number>;
  /** A beat of the clocks, as it comes every few seconds: for whoever lets time pass faster than it does. */
  pulse(): Promise<void>;
  /** Forgets what is old, as it comes every half hour. */
  sweep(): Promise<void>;
  /** A look at some of the rows, as it comes every second. */
  look(): Promise<void>;
  /** Takes no more, finishes what has begun, and ends. */
  close(): Promise<void>;
}

const MINUTE = 60_000;
/** Milliseconds that the end of the server waits for the database. */
const PATIENCE = 5000;

async function addRoutes(
  { app, hub, context, rooms, metrics, patrol }: Built,
  options: ServerOptions,
  limits: Limits,
  draining: () => boolean,
): Promise<void> {
  await protect(app);
  checkHosts(app, options.settings.hosts);
  const health = healthOf(context, hub, options.settings);
  addHealth(app, health, metrics, {
    token: options.settings.metricsToken,
    draining,
    damaged: () => patrol.state.damaged,
  });
  await app.register(
    async (api) => {
      const keyGenerator = ({ ip }: { ip: string }): string => context.hashOf(ip);
      await api.register(rateLimit, { max: limits.requests, timeWindow: MINUTE, keyGenerator });
      addPaying(api, context);
      addApi(api, context, rooms);
    },
    { prefix: '/api' },
  );
  if (options.page !== undefined) await addPage(app, options.page);
}

/** A server that listens once it is told to. @throws UnsafeDatabase, and what the database says */
export async function createServer(options: ServerOptions): Promise<RunningServer> {
  const limits = { ...LIMITS, ...options.settings.limits, ...options.limits };
  const opened = options.opened ?? (await openStore(options.settings.database));
  const key = await opened.store.upkeep.installation('address', newSecret(options.bytes ?? random));
  const built = build(options, limits, opened, key);
  const { app, hub, context, rooms, metrics } = built;
  let draining = false;
  await addRoutes(built, options, limits, () => draining);
  hub.open({ context, rooms }, metrics);
  const cut = cutting(app.server);
  const tidy = tidying(built, options.settings, limits);
  return {
    app,
    context,
    rooms,
    pulse: () => built.beat.beat(),
    sweep: () => tidy.sweep(),
    look: () => built.patrol.look(),
    async listen(port, host) {
      await app.listen({ port, host });
      const address = app.server.address();
      return typeof address === 'object' && address !== null ? address.port : port;
    },
    async close() {
      draining = true;
      built.end();
      hub.farewell();
      tidy.stop();
      await within(PATIENCE, context.group.idle());
      cut();
      await hub.close();
      await app.close();
      await within(PATIENCE, context.group.idle());
      await context.records.close();
      if (options.thinker === undefined) await context.thinker.close();
      if (options.opened === undefined) await within(PATIENCE, opened.close());
    },
  };
}
