/** Records of games: a finished one is made once and kept packed; what one seat was told is made whenever it is asked for. */
import { gzipSync } from 'node:zlib';
import type { Viewer } from '@kolbiste/wire';
import { note } from '../cost/bill.ts';
import { GAMES } from '../games/index.ts';
import type { GameRow } from '../games/served.ts';
import { wholeRecord } from '../table/record.ts';
import type { Room } from '../table/room.ts';
import type { ServerContext } from '../table/server-context.ts';
import { Refusing } from '../table/sitting.ts';
import { isDone } from '../table/table-meta.ts';
import { Lane } from '../threads/lane.ts';
import type { Asked, Written } from './thread.ts';

const HUNG_MILLIS = 60_000;
const NICE = 10;

export interface RecordText {
  readonly content: Uint8Array;
  /** Packed by gzip: only what everybody may read. */
  readonly packed: boolean;
}

export class Records {
  private readonly known: ReadonlySet<string>;
  private readonly lane = new Lane<Asked, Written>(new URL('./thread.ts', import.meta.url), 1, {
    hungMillis: HUNG_MILLIS,
    nice: NICE,
  });
  /** Whole records that are being made. */
  private readonly making = new Map<string, Promise<Uint8Array>>();

  /** @param games that are served: those that are not of the house are unknown to the other thread */
  constructor(games: readonly GameRow[]) {
    this.known = new Set(GAMES.filter((row) => games.includes(row)).map(({ id }) => id));
  }

  /** @param payer address of whoever asks, hashed; @throws Refusing */
  async of(context: ServerContext, room: Room, viewer: Viewer, payer: string): Promise<RecordText> {
    const { row, meta } = room;
    const served = await context.games.named(row.game);
    if (served === undefined) throw new Refusing('notPlaying');
    const ordered = { payer, table: row.id };
    if (isDone(room.status) && row.rules === served.game.rulesVersion) {
      return { content: await this.whole(context, room, ordered), packed: true };
    }
    const place = viewer === 'public' ? meta.seats.length : viewer;
    const told = await context.store.told.to(row.id, place, -1, await context.store.steps.last(row.id));
    if (told.length === 0) throw new Refusing('notPlaying');
    const { id, game, rules } = row;
    return { content: await this.ask({ kind: 'told', id, game, rules, viewer, told }, ordered), packed: false };
  }

  private async ask(asked: Asked, ordered: { payer: string; table: string }): Promise<Uint8Array> {
    const { content, millis } = await this.lane.ask(asked, ordered);
    note({ millis });
    return content;
  }

  private async whole(
    context: ServerContext,
    room: Room,
    ordered: { payer: string; table: string },
  ): Promise<Uint8Array> {
    const { id } = room;
    const kept = await context.store.records.of(id);
    if (kept !== undefined) return kept;
    let made = this.making.get(id);
    if (made === undefined) {
      made = this.made(context, room, ordered).finally(() => this.making.delete(id));
      this.making.set(id, made);
    }
    return await made;
  }

  private async made(
    { store, games }: ServerContext,
    { id, row, meta }: Room,
    ordered: { payer: string; table: string },
  ) {
    const steps = await store.steps.answers(id);
    if (steps.length === 0) throw new Refusing('notPlaying');
    const own = { id, game: row.game, rules: row.rules };
    const served = this.known.has(row.game) ? undefined : await games.named(row.game);
    const content =
      served === undefined
        ? await this.ask({ kind: 'whole', row: own, meta, steps }, ordered)
        : gzipSync(wholeRecord(served.game, { row: own, meta }, steps));
    await store.records.keep(id, content);
    return content;
  }

  async close(): Promise<void> {
    await this.lane.close();
  }
}
