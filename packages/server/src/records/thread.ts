/** The thread in which records are made: the whole game is played again for them, which nobody else shall wait for. */
import { parentPort } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { cpuMillis } from '../cost/bill.ts';
import { GAMES } from '../games/index.ts';
import { Games } from '../games/served.ts';
import type { OwnCourse, WholeCourse } from '../table/record.ts';
import { toldRecord, wholeRecord } from '../table/record.ts';
import type { Answered } from '../threads/lane.ts';

export type Asked = ({ readonly kind: 'whole' } & WholeCourse) | ({ readonly kind: 'told' } & OwnCourse);

export interface Written {
  /** Text; of a whole record packed by gzip. */
  readonly content: Uint8Array;
  /** Milliseconds of this thread's processor time. */
  readonly millis: number;
}

const games = new Games(GAMES);

async function write(asked: Asked): Promise<Written> {
  const begun = cpuMillis();
  if (asked.kind === 'told') {
    const text = `${JSON.stringify(toldRecord(asked))}\n`;
    return { content: Buffer.from(text), millis: cpuMillis() - begun };
  }
  const served = await games.named(asked.row.game);
  if (served === undefined) throw new Error(`no game ${asked.row.game}`);
  const content = gzipSync(wholeRecord(served.game, asked, asked.steps));
  return { content, millis: cpuMillis() - begun };
}

parentPort?.on('message', (asked: Asked) => {
  write(asked)
    .then((done): Answered<Written> => ({ done }))
    .catch((error: unknown): Answered<Written> => ({ failed: error instanceof Error ? error.message : String(error) }))
    .then((answered) => parentPort?.postMessage(answered))
    .catch((error: unknown) => {
      throw error;
    });
});
