/** What games cost in memory, awake and asleep. */
import { once } from 'node:events';
import { join } from 'node:path';
import { OurTable } from './our-players.ts';
import type { Figure } from './started.ts';
import { started } from './started.ts';

const GAMES = 1000;
const PARALLEL = 20;

interface Answer {
  readonly bytes: number;
}

/** Games are begun by a few players who go from one to the next, and left. */
export async function memoryFigures(folder: string): Promise<Figure[]> {
  const { child, url } = await started('./ours.ts', { KOLBISTE_DATABASE: join(folder, 'memory.sqlite') });
  const asked = async (what: string): Promise<Answer> => {
    child.send(what);
    return (await once(child, 'message'))[0] as Answer;
  };
  const begin = async (tables: readonly OurTable[], count: number): Promise<void> => {
    await Promise.all(
      tables.map(async (table) => {
        for (let n = 0; n < count / PARALLEL; n++) await table.prepare();
      }),
    );
  };
  try {
    const tables = Array.from({ length: PARALLEL }, () => new OurTable(url));
    // What the first games load and compile is no game's cost.
    await begin(tables, 200);
    await asked('sleep');
    const { bytes: before } = await asked('memory');
    await begin(tables, GAMES);
    const { bytes: awake } = await asked('memory');
    await asked('sleep');
    const { bytes: asleep } = await asked('memory');
    for (const table of tables) table.close();
    return [
      { name: 'server.memory.awakeGame', value: (awake - before) / GAMES / 1024, unit: 'kB' },
      { name: 'server.memory.thousandAsleep', value: (asleep - before) / 1024 / 1024, unit: 'MB' },
    ];
  } finally {
    child.kill('SIGKILL');
  }
}
