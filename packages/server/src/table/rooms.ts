/** The rooms that are awake. */

import { Room } from './room.ts';
import type { ServerContext } from './server-context.ts';

export class Rooms {
  private readonly context: ServerContext;
  private readonly awake = new Map<string, Promise<Room>>();

  constructor(context: ServerContext) {
    this.context = context;
  }

  /** The room of a game, woken if need be. @throws Refusing when there is no such game */
  async room(id: string): Promise<Room> {
    let room = this.awake.get(id);
    if (room === undefined) {
      room = Room.wake(this.context, id);
      this.awake.set(id, room);
      room.catch(() => this.awake.delete(id));
    }
    return await room;
  }

  /** The room if it is awake here. */
  ifAwake(id: string): Promise<Room> | undefined {
    return this.awake.get(id);
  }

  /** What other processes told was not heard for a while: every table catches up. */
  async catchUp(): Promise<void> {
    for (const [id, waking] of this.awake) {
      try {
        await (await waking).catchUp();
      } catch (error) {
        this.context.log.warn({ game: id, error: String(error) }, 'a table could not catch up');
      }
    }
  }

  /** Tables that are awake. */
  async all(): Promise<Room[]> {
    const all = await Promise.all([...this.awake.values()].map((waking) => waking.catch(() => undefined)));
    return all.filter((room) => room !== undefined);
  }

  ids(): Iterable<string> {
    return this.awake.keys();
  }

  /** What is kept of it is damaged: nothing is played on, its players are told, and so are other processes. */
  async setAside(id: string): Promise<void> {
    const waking = this.awake.get(id);
    this.forget(id);
    this.context.voice.gone(id, 'damaged');
    this.context.voice.changed(id);
    await (await waking?.catch(() => undefined))?.sleep();
  }

  get count(): number {
    return this.awake.size;
  }

  forget(id: string): void {
    this.awake.delete(id);
  }

  /** Puts to sleep what nobody is at and nothing happened to for a while; everything is on disk. */
  async sleep(idleMillis: number, occupied: (id: string) => boolean): Promise<number> {
    const before = this.context.now() - idleMillis;
    let slept = 0;
    for (const [id, waking] of this.awake) {
      const room = await waking.catch(() => undefined);
      if (room === undefined || room.used > before || !room.idle || occupied(id)) continue;
      this.awake.delete(id);
      await room.sleep();
      await this.context.store.games.touch(id, room.used);
      slept++;
    }
    return slept;
  }
}
