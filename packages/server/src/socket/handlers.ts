/** What the server does with each message of a socket. */
import type { Seat } from '@kolbiste/kernel';
import type { Viewer } from '@kolbiste/wire';
import type { ClientMessages, Joined, OpenProposal, Proposal } from '@kolbiste/wire/protocol';
import { PROTOCOL } from '@kolbiste/wire/protocol';
import type { Change } from '../store/games.ts';
import { commit, open, restart } from '../table/agreeing.ts';
import type { Head, Placed } from '../table/head.ts';
import { isDone, written } from '../table/head.ts';
import type { House } from '../table/house.ts';
import { ReplyText } from '../table/made.ts';
import type { Agreed } from '../table/proposing.ts';
import { agree, propose } from '../table/proposing.ts';
import { rematchOf } from '../table/rematch.ts';
import type { Room } from '../table/room.ts';
import type { Rooms } from '../table/rooms.ts';
import { Refusing, seatWith } from '../table/sitting.ts';

/** Who speaks. */
export interface Place {
  readonly room: Room;
  readonly viewer: Viewer;
}

export interface Speaker {
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
  readonly house: House;
  readonly rooms: Rooms;
}

type Message<K extends keyof ClientMessages> = Parameters<ClientMessages[K]>[0];
type Answered<K extends keyof ClientMessages> = ReturnType<ClientMessages[K]>;
type Handler<K extends keyof ClientMessages> = (
  desk: Desk,
  speaker: Speaker,
  message: Message<K>,
) => Promise<Answered<K> | ReplyText>;

const OK = { ok: true } as const;

async function placeOf({ rooms }: Desk, { at }: Speaker): Promise<Place> {
  if (at === undefined) throw new Refusing('notJoined');
  return { room: await rooms.room(at.game), viewer: at.viewer };
}

async function seated(desk: Desk, speaker: Speaker): Promise<{ room: Room; seat: Seat }> {
  const { room, viewer } = await placeOf(desk, speaker);
  if (viewer === 'public') throw new Refusing('notSeated');
  return { room, seat: viewer };
}

async function join(desk: Desk, speaker: Speaker, message: Message<'join'>): Promise<ReplyText> {
  if (message.protocol !== PROTOCOL) throw new Refusing('otherProtocol');
  const room = await desk.rooms.room(message.game);
  const viewer = message.token === undefined ? 'public' : seatWith(room.head, message.token);
  if (viewer === undefined) throw new Refusing('badToken');
  speaker.at = { game: message.game, viewer };
  // First the ear, then the news: what happens in between is heard twice rather than not at all.
  await speaker.listen(message.game, viewer);
  const news = await room.news(viewer, message.have, message.past === true);
  const fields = { viewer: JSON.stringify(viewer), table: JSON.stringify(room.table()), news, now: desk.house.now() };
  return texted(fields satisfies { readonly [field in keyof Joined]: string | number });
}

/** The reply with these fields, JSON already. */
const texted = (fields: { readonly [field: string]: string | number }): ReplyText =>
  new ReplyText(`{"ok":true,${Object.entries(fields).map(([name, json]) => `"${name}":${json}`)}}`);

/** The reply that a record of JSON is, once it is said to be one. */
const spread = (json: string): ReplyText => new ReplyText(`{"ok":true,${json.slice(1)}`);

/** Changes the head of a table that stands in one of these states. */
async function changed(
  desk: Desk,
  speaker: Speaker,
  change: (place: Placed, seat: Seat, last: number, room: Room) => Change,
): Promise<typeof OK> {
  const { room, seat } = await seated(desk, speaker);
  await room.run(() => room.change((place, last) => change(place, seat, last, room)));
  return OK;
}

function agreeing(desk: Desk, speaker: Speaker, change: (place: Placed, seat: Seat) => Head): Promise<typeof OK> {
  return changed(desk, speaker, (place, seat, _last, room) => {
    if (room.ofOtherRules) throw new Refusing('otherRules');
    if (place.status !== 'chance') throw new Refusing('notNow');
    return { set: written(change(place, seat), place.status) };
  });
}

/** A proposal is made or agreed to; when nobody is missing any more, it is done. */
async function proposing(
  desk: Desk,
  speaker: Speaker,
  step: (head: Head, seat: Seat, moment: Parameters<typeof propose>[3]) => Agreed,
): Promise<{ ok: true; proposal: OpenProposal | null }> {
  const { house } = desk;
  const { room, seat } = await seated(desk, speaker);
  // Another game is another game, however it comes about.
  if (isDone(room.status)) await house.quota.check(speaker.address);
  let done: Proposal | undefined;
  await room.run(() =>
    room.change((place, last) => {
      const { status } = place;
      const agreed = step(place.head, seat, { status, away: room.away, now: house.now(), step: last });
      ({ done } = agreed);
      if (done === undefined) return { set: written(agreed.head, status) };
      if (done.kind === 'rematch') return rematchOf({ ...place, head: agreed.head }, house, speaker.address);
      return room.decide(agreed.head, done, last);
    }),
  );
  if (done?.kind === 'rematch') house.quota.took(speaker.address);
  if (done?.kind === 'takeBack') house.voice.anew(room.id, { epoch: room.row.epoch, step: done.to });
  return { ...OK, proposal: room.head.proposal };
}

async function resign(desk: Desk, speaker: Speaker): Promise<typeof OK> {
  const { room, seat } = await seated(desk, speaker);
  await room.run(() =>
    room.change(({ status, head }) => {
      if (status !== 'playing') throw new Refusing('notPlaying');
      const outcome = { how: 'resigned', winners: room.winnersWithout(seat), draw: false, seat } as const;
      return { set: written({ ...head, outcome, proposal: null, paused: false }, 'over') };
    }),
  );
  return OK;
}

export const HANDLERS: { readonly [K in keyof ClientMessages]: Handler<K> } = {
  join,
  sync: async (desk, speaker, { have, past }) => {
    const { room, viewer } = await placeOf(desk, speaker);
    return spread(await room.news(viewer, have, past === true));
  },
  page: async (desk, speaker, { epoch, before }) => {
    const { room, viewer } = await placeOf(desk, speaker);
    return spread(await room.older(viewer, epoch, before));
  },
  answer: async (desk, speaker, message) => {
    const { room, viewer } = await placeOf(desk, speaker);
    // The encoder makes of it what the protocol says.
    return (await room.answer(viewer, message, speaker.id)) as Answered<'answer'>;
  },
  commit: (desk, speaker, { round, commitment }) =>
    agreeing(desk, speaker, (place, seat) => commit(place, seat, round, commitment)),
  open: (desk, speaker, { round, value, terms }) =>
    agreeing(desk, speaker, (place, seat) => open(place, seat, round, value, terms)),
  restart: (desk, speaker, { round }) =>
    agreeing(desk, speaker, (place, seat) => restart(place, seat, round, desk.house.bytes)),
  propose: (desk, speaker, { what }) =>
    proposing(desk, speaker, (head, seat, moment) => propose(head, seat, what, moment)),
  agree: (desk, speaker, { proposal, yes }) =>
    proposing(desk, speaker, (head, seat, moment) => agree(head, seat, proposal, yes, moment)),
  resign,
  back: (desk, speaker) =>
    changed(desk, speaker, ({ head, status }, seat) => {
      if (isDone(status) || !head.seats[seat]?.standIn) throw new Refusing('notNow');
      const { level: _, ...rest } = head.seats[seat];
      return { set: written({ ...head, seats: head.seats.with(seat, { ...rest, standIn: false }) }, status) };
    }),
  phrase: async (desk, speaker, { phrase }) => {
    const { room, seat } = await seated(desk, speaker);
    desk.house.voice.phrase(room.id, { seat, phrase });
    return OK;
  },
};
