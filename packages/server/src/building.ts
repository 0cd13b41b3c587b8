/** The parts of the server, made and joined: who knows whom stands here. */
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
import { BARE_HEADERS } from './http/page.ts';
import type { Metrics } from './metrics.ts';
import { newMetrics } from './metrics.ts';
import { Records } from './records/records.ts';
import type { Limits, Settings } from './settings.ts';
import { Gate } from './socket/gate.ts';
import { Hub } from './socket/hub.ts';
import { groupCommit } from './store/group.ts';
import type { Opened } from './store/open.ts';
import { Patrol } from './store/patrol.ts';
import { Beat } from './table/beat.ts';
import { watchDamage } from './table/damage.ts';
import { Quota } from './table/quota.ts';
import { Rooms } from './table/rooms.ts';
import type { Bytes } from './table/secrets.ts';
import { newSecret, random } from './table/secrets.ts';
import type { ServerContext } from './table/server-context.ts';

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

export interface Built {
  readonly app: FastifyInstance;
  readonly hub: Hub;
  readonly context: ServerContext;
  readonly rooms: Rooms;
  readonly metrics: Metrics;
  readonly beat: Beat;
  readonly patrol: Patrol;
  /** From now on bots are silent. */
  end(): void;
}

/** Everything but the routes. */
export function build(options: ServerOptions, limits: Limits, { store, between }: Opened, key: string): Built {
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
    bytes: () => store.upkeep.size().catch(() => -1),
    waiting: () => thinker.waiting(),
    patrol: () => patrol.state,
  });
  const patrol = new Patrol(store, app.log);
  const group = groupCommit((steps) => store.steps.append(steps), {
    most: limits.batch,
    onCommit(answers, millis) {
      metrics.answers.inc(answers);
      metrics.batch.observe(answers);
      metrics.commit.observe(millis / 1000);
    },
  });
  let ended = false;
  const context: ServerContext = {
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
  const rooms = new Rooms(context);
  watchDamage(store, rooms, app.log);
  const beat = new Beat({ pulses: store.pulses, log: app.log, now, tables: () => rooms.all() });
  const end = (): void => {
    ended = true;
  };
  return { app, hub, context, rooms, metrics, beat, patrol, end };
}
