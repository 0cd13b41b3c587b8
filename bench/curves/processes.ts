/** One process against two that serve the same games: all answers as fast as they come, on PostgreSQL. */
import { noPostgres, startPostgres } from '../../packages/server/test/postgres.ts';
import type { Measured } from '../server/load.ts';
import { measure } from '../server/load.ts';
import { started } from '../server/started.ts';
import type { Curve } from './plot.ts';
import { seated } from './tables.ts';

const TABLES = [25, 100, 200];
const PROCESSES = [1, 2];
const SECONDS = 6;
/** Games that are ready before a window, over all tables: more than are played in it. */
const READY = 1200;

async function measured(database: string, processes: number, tables: number): Promise<Measured> {
  const servers = await Promise.all(
    Array.from({ length: processes }, () => started('./ours.ts', { KOLBISTE_DATABASE: database })),
  );
  try {
    const players = await seated(
      servers.map(({ url }) => url),
      tables,
      READY,
    );
    const found = await measure(players, SECONDS);
    for (const player of players) player.close();
    return found;
  } finally {
    for (const { child } of servers) child.kill('SIGKILL');
  }
}

/** @returns nothing where no PostgreSQL is installed */
export async function processCurves(say: (line: string) => void): Promise<Curve[]> {
  if (noPostgres !== undefined) {
    say(`left out: two processes: ${noPostgres}`);
    return [];
  }
  const postgres = await startPostgres();
  const series = PROCESSES.map((count) => ({
    name: count === 1 ? 'one process' : `${count} processes`,
    points: [] as [number, number][],
  }));
  try {
    for (const tables of TABLES) {
      for (const [i, count] of PROCESSES.entries()) {
        const { answersPerSecond, p99 } = await measured(await postgres.database(), count, tables);
        say(`${tables} tables, ${series[i]?.name}: ${answersPerSecond.toFixed(0)} answers/s, p99 ${p99.toFixed(1)} ms`);
        series[i]?.points.push([tables, answersPerSecond]);
      }
    }
  } finally {
    await postgres.stop();
  }
  const title = 'One process and two, the same games, PostgreSQL';
  return [{ name: 'processes', title, x: 'tables that answer at once', y: 'answers/s', series }];
}
