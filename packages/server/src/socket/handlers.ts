/** What the server does with each message of a socket. */
import type { Seat } from '@kolbiste/kernel';
import { markHint } from '@kolbiste/kernel';
import type { Viewer } from '@kolbiste/wire';
import type { ClientMessages, Joined, OpenProposal, Proposal } from '@kolbiste/wire/protocol';
import { PROTOCOL } from '@kolbiste/wire/protocol';
import type { Change } from '../store/games.ts';
import { commit, open, restart } from '../table/agreeing.ts';
import type { Agreed } from '../table/proposing.ts';
import { agree, propose } from '../table/proposing.ts';
import { rematchOf } from '../table/rematch.ts';
import type { Room } from '../table/room.ts';
import type { Rooms } from '../table/rooms.ts';
import { ReplyText } from '../table/serialized.ts';
import type { ServerContext } from '../table/server-context.ts';
import { Refusing, seatWith } from '../table/sitting.ts';
import type { Placed, TableMeta } from '../table/table-meta.ts';
import { isDone, written } from '../table/table-meta.ts';

/** Who speaks. */
export interface Place {
  readonly room: Room;
  readonly viewer: Viewer;
}

export interface Caller {
  /** Names the connection. */
  readonly id: string;
  /** The address it comes from, hashed. */
  readonly address: string;
  /** Where the connection has joined. */
  at: { readonly game: string; readonly viewer: Viewer } | undefined;
  /** Lets the connection hear what this viewer is told. */
  listen(game: string, viewer: Viewer): Promise<void>;
}

export interface Desk {
  readonly context: ServerContext;
  readonly rooms: Rooms;
}

type Message<K extends keyof ClientMessages> = Parameters<ClientMessages[K]>[0];
type Answered<K extends keyof ClientMessages> = ReturnType<ClientMessages[K]>;
type Handler<K extends keyof ClientMessages> = (
  desk: Desk,
  caller: Caller,
  message: Message<K>,
) => Promise<Answered<K> | ReplyText>;

const OK = { ok: true } as const;

async function placeOf({ rooms }: Desk, { at }: Caller): Promise<Place> {
  if (at === undefined) throw new Refusing('notJoined');
  return { room: await rooms.room(at.game), viewer: at.viewer };
}

async function seated(desk: Desk, caller: Caller): Promise<{ room: Room; seat: Seat }> {
  const { room, viewer } = await placeOf(desk, caller);
  if (viewer === 'public') throw new Refusing('notSeated');
  return { room, seat: viewer };
}

async function join(desk: Desk, caller: Caller, message: Message<'join'>): Promise<ReplyText> {
  if (message.protocol !== PROTOCOL) throw new Refusing('otherProtocol');
  const room = await desk.rooms.room(message.game);
  const viewer = message.token === undefined ? 'public' : seatWith(room.meta, message.token);
  if (viewer === undefined) throw new Refusing('badToken');
  caller.at = { game: message.game, viewer };
  // First the ear, then the news: what happens in between is heard twice rather than not at all.
  await caller.listen(message.game, viewer);
  const news = await room.news(viewer, message.have, message.past === true);
  const fields = {
    viewer: JSON.stringify(viewer),
    table: JSON.stringify(room.table()),
    news,
    now: desk.context.now(),
    policy: JSON.stringify(viewer === 'public' ? null : room.policyOf(viewer)),
  };
  return texted(fields satisfies { readonly [field in keyof Joined]: string | number });
}

/** The reply with these fields, JSON already. */
const texted = (fields: { readonly [field: string]: string | number }): ReplyText =>
  new ReplyText(`{"ok":true,${Object.entries(fields).map(([name, json]) => `"${name}":${json}`)}}`);

/** The reply that a record of JSON is, once it is said to be one. */
const spread = (json: string): ReplyText => new ReplyText(`{"ok":true,${json.slice(1)}`);

/** Changes the meta of a table that stands in one of these states. */
async function changed(
  desk: Desk,
  caller: Caller,
  change: (place: Placed, seat: Seat, last: number, room: Room) => Change | undefined,
): Promise<typeof OK> {
  const { room, seat } = await seated(desk, caller);
  await room.run(() => room.change((place, last) => change(place, seat, last, room)));
  return OK;
}

function agreeing(desk: Desk, caller: Caller, change: (place: Placed, seat: Seat) => TableMeta): Promise<typeof OK> {
  return changed(desk, caller, (place, seat, _last, room) => {
    if (room.ofOtherRules) throw new Refusing('otherRules');
    if (place.status !== 'chance') throw new Refusing('notNow');
    return { set: written(change(place, seat), place.status) };
  });
}

/** A proposal is made or agreed to; when nobody is missing any more, it is done. */
async function proposing(
  desk: Desk,
  caller: Caller,
  step: (meta: TableMeta, seat: Seat, moment: Parameters<typeof propose>[3]) => Agreed,
): Promise<{ ok: true; proposal: OpenProposal | null }> {
  const { context } = desk;
  const { room, seat } = await seated(desk, caller);
  // Another game is another game, however it comes about.
  if (isDone(room.status)) await context.quota.check(caller.address);
  let done: Proposal | undefined;
  await room.run(() =>
    room.change((place, last) => {
      const { status } = place;
      const agreed = step(place.meta, seat, { status, away: room.away, now: context.now(), step: last });
      ({ done } = agreed);
      if (done === undefined) return { set: written(agreed.meta, status) };
      if (done.kind === 'rematch') return rematchOf({ ...place, meta: agreed.meta }, context, caller.address);
      return room.decide(agreed.meta, done, last);
    }),
  );
  if (done?.kind === 'rematch') context.quota.took(caller.address);
  if (done?.kind === 'takeBack') context.voice.reset(room.id, { epoch: room.row.epoch, step: done.to });
  return { ...OK, proposal: room.meta.proposal };
}

async function resign(desk: Desk, caller: Caller): Promise<typeof OK> {
  const { room, seat } = await seated(desk, caller);
  await room.run(() =>
    room.change(({ status, meta }) => {
      if (status !== 'playing') throw new Refusing('notPlaying');
      const outcome = { how: 'resigned', winners: room.winnersWithout(seat), draw: false, seat } as const;
      return { set: written({ ...meta, outcome, proposal: null, paused: false }, 'over') };
    }),
  );
  return OK;
}

export const HANDLERS: { readonly [K in keyof ClientMessages]: Handler<K> } = {
  join,
  sync: async (desk, caller, { have, past }) => {
    const { room, viewer } = await placeOf(desk, caller);
    return spread(await room.news(viewer, have, past === true));
  },
  page: async (desk, caller, { epoch, before }) => {
    const { room, viewer } = await placeOf(desk, caller);
    return spread(await room.older(viewer, epoch, before));
  },
  answer: async (desk, caller, message) => {
    const { room, viewer } = await placeOf(desk, caller);
    // The encoder makes of it what the protocol says.
    return (await room.answer(viewer, message, caller.id)) as Answered<'answer'>;
  },
  commit: (desk, caller, { round, commitment }) =>
    agreeing(desk, caller, (place, seat) => commit(place, seat, round, commitment)),
  open: (desk, caller, { round, value, terms }) =>
    agreeing(desk, caller, (place, seat) => open(place, seat, round, value, terms)),
  restart: (desk, caller, { round }) =>
    agreeing(desk, caller, (place, seat) => restart(place, seat, round, desk.context.bytes)),
  propose: (desk, caller, { what }) =>
    proposing(desk, caller, (meta, seat, moment) => propose(meta, seat, what, moment)),
  agree: (desk, caller, { proposal, yes }) =>
    proposing(desk, caller, (meta, seat, moment) => agree(meta, seat, proposal, yes, moment)),
  resign,
  back: (desk, caller) =>
    changed(desk, caller, ({ meta, status }, seat) => {
      if (isDone(status) || !meta.seats[seat]?.standIn) throw new Refusing('notNow');
      const { level: _, ...rest } = meta.seats[seat];
      return { set: written({ ...meta, seats: meta.seats.with(seat, { ...rest, standIn: false }) }, status) };
    }),
  phrase: async (desk, caller, { phrase }) => {
    const { room, seat } = await seated(desk, caller);
    desk.context.voice.phrase(room.id, { seat, phrase });
    return OK;
  },
  signal: async (desk, caller, message) => {
    const { room, seat } = await seated(desk, caller);
    await room.signal(seat, message);
    return OK;
  },
  hint: (desk, caller, { step }) =>
    changed(desk, caller, ({ meta, status }, seat, last) => {
      if (status !== 'playing' || meta.hintsAgreed !== true) throw new Refusing('notNow');
      if (step !== last) throw new Refusing('stale');
      const hints = (meta.hints ?? []).slice();
      markHint(hints, step, seat);
      // Whoever asks again is told the same again, and it is written down already.
      return hints.length === meta.hints?.length ? undefined : { set: written({ ...meta, hints }, status) };
    }),
  policy: async (desk, caller, { policy, ...setting }) => {
    const { room, seat } = await seated(desk, caller);
    return { ...OK, ...(await room.setPolicy(seat, policy, setting)) };
  },
};
