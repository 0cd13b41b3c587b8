/** The threads in which bots think, each thought with a budget of time. */
import type { BotLevel } from '@kolbiste/wire/protocol';
import type { Ordered } from '../threads/lane.ts';
import { Lane } from '../threads/lane.ts';
import type { Asked } from './thread.ts';

export interface Thinker {
  /** A bot's answer from its view alone. */
  choose(asked: Omit<Asked, 'ceilingMillis'>, whose: Ordered): Promise<number>;
  /** Who waits for a free thread. */
  waiting(): Waiting;
  close(): Promise<void>;
}

export interface Waiting {
  readonly bots: number;
  /** Since when the one that waits longest waits; 0 = nobody does. */
  readonly millis: number;
}

/** Milliseconds after which a search takes the best it has found. */
const CEILING_MILLIS = 1500;
const HUNG_MILLIS = 20_000;
/** Who searches has time; who does not gives way to the main thread all the same. */
const NICE = { search: 10, quick: 5 };

/** Levels that do not search: they have a thread of their own, or they would wait for those that do. */
const QUICK: ReadonlySet<BotLevel> = new Set(['random', 'greedy']);

/** @param threads how many search at once */
export function thinkers(threads: number): Thinker {
  const lane = (count: number, nice: number) =>
    new Lane<Asked, number>(new URL('./thread.ts', import.meta.url), count, { nice, hungMillis: HUNG_MILLIS });
  const [quick, slow] = [lane(1, NICE.quick), lane(threads, NICE.search)];
  return {
    choose: (asked, whose) =>
      (QUICK.has(asked.level) ? quick : slow).ask({ ...asked, ceilingMillis: CEILING_MILLIS }, whose),
    waiting: () => ({ bots: quick.length + slow.length, millis: Math.max(quick.age, slow.age) }),
    async close() {
      await Promise.all([quick.close(), slow.close()]);
    },
  };
}
