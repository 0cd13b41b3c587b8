/** What is asked for over HTTP: creating, sitting down, the lobby, records, deleting. */
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Created, Lobby, LobbyGame, SatDown, Table } from '@kolbiste/wire/protocol';
import { PROTOCOL } from '@kolbiste/wire/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { measured } from '../cost/bill.ts';
import { Held } from '../cost/held.ts';
import type { ServedGame } from '../games/served.ts';
import { faultOf, newTable as newTableSchema, sitDown as sitDownSchema } from '../schemas.ts';
import type { LobbyRow } from '../store/games.ts';
import { isTrouble } from '../store/trouble.ts';
import { DamagedGame } from '../store/whole.ts';
import type { Rooms } from '../table/rooms.ts';
import { newToken } from '../table/secrets.ts';
import type { ServerContext } from '../table/server-context.ts';
import { newTable, Refusing, seatWith, sitDown } from '../table/sitting.ts';
import { isDone, placed } from '../table/table-meta.ts';
import { addPacking, takenOf } from './packing.ts';

const unzip = promisify(gunzip);

const LOBBY = 100;

interface WithId {
  Params: { id: string };
}

const STATUS: Readonly<Record<string, number>> = {
  noGame: 404,
  unknownGame: 404,
  badToken: 403,
  badInvite: 403,
  tooMany: 429,
  tooMuch: 429,
  full: 507,
  tooFast: 429,
  failed: 500,
  unavailable: 503,
};

function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const found = schema.safeParse(body);
  if (!found.success) throw new Refusing('badMessage', faultOf(found.error));
  return found.data;
}

async function gameOf(
  context: ServerContext,
  id: string,
  order: { protocol: number; rulesVersion: string },
): Promise<ServedGame> {
  if (order.protocol !== PROTOCOL) throw new Refusing('otherProtocol');
  const served = await context.games.named(id);
  if (served === undefined) throw new Refusing('unknownGame');
  if (order.rulesVersion !== served.game.rulesVersion) throw new Refusing('otherRules');
  return served;
}

/** The seat's token, out of a header: addresses get into logs and histories. */
function bearer(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{1,64})$/.exec(request.headers.authorization ?? '')?.[1];
}

function lobbyGame({ id, head: text, created, game, rules }: LobbyRow): LobbyGame {
  const meta = placed({ head: text, status: 'open' } as Parameters<typeof placed>[0]).meta;
  const seats = meta.seats.map(({ who, name, level }) => ({ who, name, ...(level === undefined ? {} : { level }) }));
  return { id, game, rulesVersion: rules, clock: meta.clock, created, seats };
}

/** Refusals are coded, over HTTP as well; nothing of an error's inside is told. */
function refuse(context: ServerContext, error: unknown, reply: FastifyReply): FastifyReply {
  if (error instanceof Refusing) {
    return reply.code(STATUS[error.code] ?? 400).send(error.reply);
  }
  // Whoever asked is gone before all was said: there is nobody to be told.
  if (error instanceof Error && error.message === 'aborted') return reply.code(400).send();
  if (error instanceof DamagedGame) return reply.code(500).send({ ok: false, code: 'damaged' });
  if (isTrouble(error)) {
    context.log.warn({ error: String(error) }, 'a request has to wait for the database');
    return reply.code(STATUS['unavailable'] ?? 503).send({ ok: false, code: 'unavailable' });
  }
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status >= 500) context.log.error({ error: String(error) }, 'a request could not be handled');
  const code = status === 429 ? 'tooFast' : status < 500 ? 'badMessage' : 'failed';
  return reply.code(status).send({ ok: false, code });
}

const TOO_MANY = 429;

const hasStatus = (error: unknown, status: number): boolean => (error as { statusCode?: number }).statusCode === status;

export function addApi(app: FastifyInstance, context: ServerContext, rooms: Rooms): void {
  const held = new Held();
  app.setErrorHandler(async (error, request, reply) => {
    const hasty = (error instanceof Refusing && error.code === 'tooFast') || hasStatus(error, TOO_MANY);
    if (!hasty || (await held.hold(context.hashOf(request.ip)))) return refuse(context, error, reply);
    reply.hijack();
    request.raw.socket.destroy();
    return reply;
  });
  app.addHook('onSend', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
  });
  addPacking(app);
  addCreating(app, context, rooms);
  addSitting(app, context, rooms);
  addDeleting(app, context, rooms);
  addReading(app, context, rooms);
}

function addCreating(app: FastifyInstance, context: ServerContext, rooms: Rooms): void {
  app.post('/games', async (request, reply): Promise<Created> => {
    const order = read(newTableSchema, request.body);
    const served = await gameOf(context, order.game, order);
    const address = context.hashOf(request.ip);
    const made = measured(() => newTable(order, served, { bytes: context.bytes, now: context.now(), address }));
    await context.quota.check(address);
    await context.store.games.create(made.row);
    context.quota.took(address);
    // Among bots alone there is nothing to agree on: it begins at once.
    if (made.seat === undefined) await rooms.room(made.row.id);
    void reply.code(201);
    const { seat, token, invite, row } = made;
    return { id: row.id, invite, ...(seat === undefined ? {} : { seat, token }) };
  });
}

function addSitting(app: FastifyInstance, context: ServerContext, rooms: Rooms): void {
  app.post<WithId>('/games/:id/seats', async (request, reply): Promise<SatDown> => {
    const order = read(sitDownSchema, request.body);
    const room = await rooms.room(request.params.id);
    const served = await gameOf(context, room.row.game, order);
    const token = newToken(context.bytes);
    let seat = -1;
    await room.run(() =>
      room.change((place) => {
        const sat = measured(() => sitDown(place, order, served, token));
        ({ seat } = sat);
        return { set: sat.set };
      }),
    );
    void reply.code(201);
    return { seat, token };
  });
}

function addDeleting(app: FastifyInstance, context: ServerContext, rooms: Rooms): void {
  app.delete<WithId>('/games/:id', async (request): Promise<{ ok: true }> => {
    const room = await rooms.room(request.params.id);
    if (seatWith(room.meta, bearer(request) ?? '') === undefined) throw new Refusing('badToken');
    if (!isDone(room.status) && room.status !== 'open') throw new Refusing('notOver');
    await room.run(() => context.store.games.remove(room.id));
    rooms.forget(room.id);
    context.voice.gone(room.id, 'noGame');
    context.voice.changed(room.id);
    return { ok: true };
  });
}

function addReading(app: FastifyInstance, context: ServerContext, rooms: Rooms): void {
  app.get<{ Querystring: { game?: string } }>('/lobby', async (request): Promise<Lobby> => {
    const { game } = request.query;
    const rows = await context.store.games.lobby(typeof game === 'string' ? game : undefined, LOBBY);
    return { games: rows.map(lobbyGame) };
  });

  app.get<WithId>('/games/:id', async (request): Promise<Table> => (await rooms.room(request.params.id)).table());

  app.get<WithId>('/games/:id/record', async (request, reply): Promise<unknown> => {
    const room = await rooms.room(request.params.id);
    const token = bearer(request);
    const seat = token === undefined ? undefined : seatWith(room.meta, token);
    const record = await context.records.of(context, room, seat ?? 'public', context.hashOf(request.ip));
    void reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
    const content = Buffer.from(record.content);
    if (!record.packed) return content;
    if (takenOf(request.headers['accept-encoding'], ['gzip']) === undefined) return await unzip(content);
    void reply.header('content-encoding', 'gzip');
    return content;
  });
}
