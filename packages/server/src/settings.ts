/** What can be set, each by one environment variable; docs/deploy.md tells of all. */
import { join } from 'node:path';

import * as z from 'zod';
import type { Allowance } from './cost/bucket.ts';
import type { Allowances } from './cost/cost.ts';

export interface Limits {
  /** Bytes of one message. */
  readonly message: number;
  /** Bytes of one request's body. */
  readonly body: number;
  /** Messages a second from one connection. */
  readonly perConnection: number;
  /** Messages a second from one address. */
  readonly perAddress: number;
  /** Requests a minute from one address. */
  readonly requests: number;
  /** New connections a minute from one address. */
  readonly connections: number;
  /** Connections of one address at the same time. */
  readonly sockets: number;
  /** Milliseconds of processor time. */
  readonly work: Allowances;
  /** Bytes that are sent. */
  readonly bytes: Allowances;
  /** Milliseconds of processor time for what bots do, by the address that set them at work. */
  readonly bots: Allowance;
  /** Unfinished games created from one address. */
  readonly games: number;
  /** New games an hour from one address, finished or not. */
  readonly newGames: number;
  /** Steps that are kept of the games of one address, and of all. */
  readonly rowsOfAddress: number;
  readonly rowsInAll: number;
  /** Milliseconds without anybody until a room sleeps. */
  readonly idle: number;
  /** Answers in one transaction at most. */
  readonly batch: number;
  /** Steps of a page of the past. */
  readonly page: number;
}

export const LIMITS: Limits = {
  message: 16_384,
  body: 131_072,
  perConnection: 30,
  perAddress: 300,
  requests: 120,
  connections: 120,
  sockets: 200,
  work: {
    connection: { burst: 400, perSecond: 30 },
    address: { burst: 1500, perSecond: 60 },
    game: { burst: 600, perSecond: 30 },
  },
  bots: { burst: 300, perSecond: 30 },
  bytes: {
    connection: { burst: 3e6, perSecond: 100_000 },
    address: { burst: 12e6, perSecond: 400_000 },
    game: { burst: 8e6, perSecond: 300_000 },
  },
  games: 40,
  newGames: 120,
  rowsOfAddress: 500_000,
  rowsInAll: 50_000_000,
  idle: 60_000,
  batch: 256,
  page: 50,
};

const ENDLESS = 1e12;
const endless = { burst: ENDLESS, perSecond: ENDLESS };
const all: Allowances = { connection: endless, address: endless, game: endless };

/** For measuring and testing: whoever comes may do as much as the machine gives. */
export const UNLIMITED: Partial<Limits> = {
  perConnection: ENDLESS,
  perAddress: ENDLESS,
  requests: 1e9,
  connections: ENDLESS,
  sockets: ENDLESS,
  games: ENDLESS,
  newGames: ENDLESS,
  rowsOfAddress: ENDLESS,
  rowsInAll: ENDLESS,
  work: all,
  bytes: all,
  bots: endless,
};

export interface Settings {
  /** `postgres://...`, or the path of an SQLite file. */
  readonly database: string;
  /** Addresses of proxies whose word on the visitor's address is taken, as proxy-addr writes them. */
  readonly proxies: readonly string[];
  /** Origins of pages that may connect beside the server's own. */
  readonly origins: readonly string[];
  /** Names under which the server answers, beside this machine's own and bare addresses. */
  readonly hosts: readonly string[];
  /** Whoever sends it as a bearer may read the metrics; without one only this machine itself. */
  readonly metricsToken: string;
  /** Megabytes that are kept of the games of one address, and of all. */
  readonly addressMegabytes: number;
  readonly allMegabytes: number;
  /** Days until a game nobody touched is forgotten. */
  readonly keepDays: number;
  /** Days until the address (as a hash) that created a game is forgotten. */
  readonly addressDays: number;
  readonly logLevel: string;
  /** Limits that are not the usual ones. */
  readonly limits: Partial<Limits>;
  readonly botThreads: number;
  /** Megabytes that have to be free on the disk of an SQLite file: with less the server says that it is not well. */
  readonly diskFree: number;
}

export class BadSetting extends Error {}

const amount = z.number().positive();
const allowance = z.strictObject({ burst: amount, perSecond: amount });
const allowances = z.strictObject({ connection: allowance, address: allowance, game: allowance });
const NESTED = { work: allowances, bytes: allowances, bots: allowance };
const limitsSchema = z.strictObject({
  ...Object.fromEntries(Object.keys(LIMITS).map((name) => [name, amount])),
  ...NESTED,
});

/** Limits that are not the usual ones, as JSON. */
function limitsFrom(text: string | undefined): Partial<Limits> {
  if (text === undefined || text === '') return {};
  try {
    return limitsSchema.partial().parse(JSON.parse(text)) as Partial<Limits>;
  } catch (error) {
    const said = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new BadSetting(`KOLBISTE_LIMITS: ${said.slice(0, 300)}`);
  }
}

function whole(env: NodeJS.ProcessEnv, name: string, usual: number, least: number): number {
  const text = env[name];
  if (text === undefined || text === '') return usual;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least) {
    throw new BadSetting(`${name}: expected a whole number from ${least}, found ${JSON.stringify(text.slice(0, 40))}`);
  }
  return value;
}

const listed = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

/**
 * @param home folder of the SQLite file where nothing else is said
 * @throws BadSetting
 */
export function settingsFrom(env: NodeJS.ProcessEnv, home: string): Settings {
  return {
    database: env['KOLBISTE_DATABASE'] || join(home, 'games.sqlite'),
    proxies: listed(env['KOLBISTE_PROXIES']),
    hosts: listed(env['KOLBISTE_HOSTS']).map((name) => name.toLowerCase()),
    origins: listed(env['KOLBISTE_ORIGINS']),
    metricsToken: env['KOLBISTE_METRICS_TOKEN'] ?? '',
    addressMegabytes: whole(env, 'KOLBISTE_ADDRESS_MB', 250, 1),
    allMegabytes: whole(env, 'KOLBISTE_ALL_MB', 8000, 1),
    keepDays: whole(env, 'KOLBISTE_KEEP_DAYS', 90, 1),
    addressDays: whole(env, 'KOLBISTE_ADDRESS_DAYS', 7, 1),
    logLevel: env['KOLBISTE_LOG'] || 'warn',
    limits: limitsFrom(env['KOLBISTE_LIMITS']),
    botThreads: whole(env, 'KOLBISTE_BOT_THREADS', 1, 1),
    diskFree: whole(env, 'KOLBISTE_DISK_FREE_MB', 200, 0),
  };
}
