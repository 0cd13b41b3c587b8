/** The whole server, put together. */
import { uptime } from 'node:os';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fastify, { LogController } from 'fastify';
import type { Thinker } from './bots/thinker.ts';
import { thinkers } from './bots/thinker.ts';
import { BotTurns } from './bots/turns.ts';
import { addressHash } from './cost/address.ts';
import { Buckets } from './cost/bucket.ts';
import { Cost } from './cost/cost.ts';
import { GAMES } from './games/index.ts';
import type { GameRow } from './games/served.ts';
import { Games } from './games/served.ts';
import { addApi } from './http/api.ts';
import { cutting, within } from './http/ending.ts';
import { addHealth } from './http/health.ts';
import { checkHosts } from './http/hosts.ts';
import { addPage, BARE_HEADERS, protect } from './http/page.ts';
import { addPaying } from './http/paying.ts';
import { healthOf } from './http/well.ts';
import type { Metrics } from './metrics.ts';
import { newMetrics } from './metrics.ts';
import { Records } from './records/records.ts';
import type { Limits, Settings } from './settings.ts';
import { LIMITS } from './settings.ts';
import { Gate } from './socket/gate.ts';
import { Hub } from './socket/hub.ts';
import { groupCommit } from './store/group.ts';
import type { Opened } from './store/open.ts';
import { openStore } from './store/open.ts';
import { Patrol } from './store/patrol.ts';
import { Beat } from './table/beat.ts';
import { watchDamage } from './table/damage.ts';
import type { House } from './table/house.ts';
import { Quota } from './table/quota.ts';
import { Rooms } from './table/rooms.ts';
import type { Bytes } from './table/secrets.ts';
import { newSecret, random } from './table/secrets.ts';

export interface ServerOptions {
  readonly settings: Settings;
  /** Folder of the built page; without one there is no page. */
  readonly page?: string;
  readonly limits?: Partial<Limits>;
  /** By default the games of the house. */
  readonly games?: readonly GameRow[];
  readonly now?: () => number;
  /** Milliseconds by a clock that nobody sets, for what may be asked in a time. */
  readonly steady?: () => number;
  readonly bytes?: Bytes;
  readonly thinker?: Thinker;
  /** An open database, which then is not closed here. */
  readonly opened?: Opened;
}

export interface RunningServer {
  readonly app: FastifyInstance;
  readonly house: House;
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
const DAY = 24 * 60 * MINUTE;
/** Milliseconds that the end of the server waits for the database. */
const PATIENCE = 5000;
const SLEEP_EVERY = 15_000;
const SWEEP_EVERY = 30 * MINUTE;

function newApp(settings: Settings, limits: Limits): FastifyInstance {
  return fastify({
    logger: { level: settings.logLevel, redact: ['req.headers', 'headers'], stream: process.stderr },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    trustProxy: settings.proxies.length > 0 ? [...settings.proxies] : false,
    bodyLimit: limits.body,
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      void reply.headers(BARE_HEADERS).code(400).type('text/plain; charset=utf-8').send('400\n');
    },
  });
}

interface Built {
  readonly app: FastifyInstance;
  readonly hub: Hub;
  readonly house: House;
  readonly rooms: Rooms;
  readonly metrics: Metrics;
  readonly beat: Beat;
  readonly patrol: Patrol;
  /** From now on bots are silent. */
  end(): void;
}

/** Everything but the routes. */
function build(options: ServerOptions, limits: Limits, { store, between }: Opened, key: string): Built {
  const { settings, now = Date.now, bytes = random } = options;
  const app = newApp(settings, limits);
  const { proxies, origins, hosts } = settings;
  // Not by the clock of the machine: when that is set back, everybody would have to wait for it.
  const steady = options.steady ?? ((): number => performance.now());
  const cost = new Cost(limits.work, limits.bytes, steady);
  const gate = new Gate(limits, cost, steady);
  const hashOf = (address: string): string => addressHash(address, key);
  const hub = new Hub(app.server, { limits, gate, cost, hashOf, proxies, origins, hosts, between, log: app.log });
  const thinker = options.thinker ?? thinkers(settings.botThreads);
  const metrics = newMetrics({
    awake: () => rooms.count,
    connections: () => hub.connections,
    bytes: () => store.size().catch(() => -1),
    waiting: () => thinker.waiting(),
    patrol: () => patrol.state,
  });
  const patrol = new Patrol(store, app.log);
  const group = groupCommit((steps) => store.append(steps), {
    most: limits.batch,
    onCommit(answers, millis) {
      metrics.answers.inc(answers);
      metrics.batch.observe(answers);
      metrics.commit.observe(millis / 1000);
    },
  });
  let ended = false;
  const house: House = {
    store,
    group,
    games: new Games(options.games ?? GAMES),
    voice: hub,
    thinker,
    log: app.log,
    cost,
    bots: new BotTurns(new Buckets(limits.bots, now)),
    quota: new Quota({ store, limits, settings, now }),
    records: new Records(options.games ?? GAMES),
    hashOf,
    now,
    beat: { sound: () => beat.sound() },
    ending: () => ended,
    bytes,
    salt: newSecret(bytes),
    page: limits.page,
    shared: between !== undefined,
  };
  const rooms = new Rooms(house);
  watchDamage(store, rooms, app.log);
  const beat = new Beat({ pulses: store.pulses, log: app.log, now, tables: () => rooms.all() });
  const end = (): void => {
    ended = true;
  };
  return { app, hub, house, rooms, metrics, beat, patrol, end };
}

/** By how much the clock was put forward since now, against the time that the machine has been up. */
function aheadOf(now: () => number): () => number {
  const SECOND = 1000;
  const start = now() - uptime() * SECOND;
  return () => now() - uptime() * SECOND - start;
}

/** What is done from time to time, until it is stopped. */
function tidying(
  { app, hub, house, rooms, beat, patrol }: Built,
  { keepDays, addressDays }: Settings,
  limits: Limits,
): { stop(): void; sweep(): Promise<void> } {
  const worry = (what: string) => (error: unknown) => app.log.error({ error: String(error) }, what);
  const sleep = (): void => {
    rooms.sleep(limits.idle, (id) => hub.occupied(id)).catch(worry('rooms could not be put to sleep'));
  };
  const ahead = aheadOf(house.now);
  const sweep = async (): Promise<void> => {
    const now = house.now();
    // What is old by a clock that was put forward would be gone for good.
    if (ahead() > DAY) return app.log.error('the clock was put forward: no game is forgotten until the next start');
    await house.store
      .sweep(now - keepDays * DAY, now - addressDays * DAY, now - DAY)
      .catch(worry('old games could not be forgotten'));
  };
  const timers = [setInterval(sleep, SLEEP_EVERY), setInterval(() => void sweep(), SWEEP_EVERY)];
  for (const timer of timers) timer.unref();
  beat.start();
  patrol.start();
  return {
    sweep,
    stop() {
      beat.stop();
      patrol.stop();
      for (const timer of timers) clearInterval(timer);
    },
  };
}

async function addRoutes(
  { app, hub, house, rooms, metrics, patrol }: Built,
  options: ServerOptions,
  limits: Limits,
  draining: () => boolean,
): Promise<void> {
  await protect(app);
  checkHosts(app, options.settings.hosts);
  const health = healthOf(house, hub, options.settings);
  addHealth(app, health, metrics, {
    token: options.settings.metricsToken,
    draining,
    damaged: () => patrol.state.damaged,
  });
  await app.register(
    async (api) => {
      const keyGenerator = ({ ip }: { ip: string }): string => house.hashOf(ip);
      await api.register(rateLimit, { max: limits.requests, timeWindow: MINUTE, keyGenerator });
      addPaying(api, house);
      addApi(api, house, rooms);
    },
    { prefix: '/api' },
  );
  if (options.page !== undefined) await addPage(app, options.page);
}

/** A server that listens once it is told to. @throws UnsafeDatabase, and what the database says */
export async function createServer(options: ServerOptions): Promise<RunningServer> {
  const limits = { ...LIMITS, ...options.settings.limits, ...options.limits };
  const opened = options.opened ?? (await openStore(options.settings.database));
  const key = await opened.store.installation('address', newSecret(options.bytes ?? random));
  const built = build(options, limits, opened, key);
  const { app, hub, house, rooms, metrics } = built;
  let draining = false;
  await addRoutes(built, options, limits, () => draining);
  hub.open({ house, rooms }, metrics);
  const cut = cutting(app.server);
  const tidy = tidying(built, options.settings, limits);
  return {
    app,
    house,
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
      await within(PATIENCE, house.group.idle());
      cut();
      await hub.close();
      await app.close();
      await within(PATIENCE, house.group.idle());
      await house.records.close();
      if (options.thinker === undefined) await house.thinker.close();
      if (options.opened === undefined) await within(PATIENCE, opened.close());
    },
  };
}
