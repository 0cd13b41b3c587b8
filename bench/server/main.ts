/** `npm run bench:server [-- --json]`: see ../README.md. */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { install } from '../boardgameio/install.ts';
import { Unavailable } from '../harness.ts';
import type { Measured, Table } from './load.ts';
import { measure } from './load.ts';
import { memoryFigures } from './memory.ts';
import { OurTable } from './our-players.ts';
import type { Figure } from './started.ts';
import { started } from './started.ts';
import { TheirTable } from './their-players.ts';
import { toldFigures } from './told.ts';

const TABLES = 200;
const PACE = 3000;
const ROUNDS = 3;
const SECONDS = 6;
/** No round begins that would not end within so many seconds; the rest is for installing and for memory. */
const BUDGET_SECONDS = 180;
/** Games that are ready before a window: more than are played in it. */
const READY = { closed: 12, paced: 4 };

interface Preparing extends Table {
  readonly left: number;
  prepare(): Promise<void>;
  close(): void;
}

interface Contestant {
  readonly suffix: string;
  readonly child: ChildProcess;
  readonly tables: readonly Preparing[];
  readonly closed: Measured[];
  readonly paced: Measured[];
}

const say = (line: string): void => void process.stderr.write(`${line}\n`);

async function contestant(
  suffix: string,
  script: string,
  env: NodeJS.ProcessEnv,
  open: (url: string) => Preparing,
): Promise<Contestant> {
  const { child, url } = await started(script, env);
  return { suffix, child, tables: Array.from({ length: TABLES }, () => open(url)), closed: [], paced: [] };
}

async function prepare({ tables }: Contestant, count: number): Promise<void> {
  await Promise.all(
    tables.map(async (table) => {
      while (table.left < count) await table.prepare();
    }),
  );
}

async function round(all: readonly Contestant[], at: number): Promise<void> {
  for (const kind of ['closed', 'paced'] as const) {
    for (const each of all) {
      await prepare(each, READY[kind]);
      const found = await measure(each.tables, SECONDS, kind === 'paced' ? PACE : undefined);
      each[kind].push(found);
      const { answersPerSecond, p50, p99 } = found;
      say(
        `round ${at + 1} ${kind}${each.suffix}: ${answersPerSecond.toFixed(0)} answers/s, ` +
          `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
      );
    }
  }
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1];

function figuresOf({ suffix, closed, paced }: Contestant): Figure[] {
  const of = (name: string, list: readonly Measured[], field: keyof Measured, unit: string): Figure => {
    return { name: `${name}${suffix}`, value: median(list.map((each) => each[field])), unit };
  };
  return [
    of('server.closed.answersPerSecond', closed, 'answersPerSecond', 'answers/s'),
    of('server.closed.p50', closed, 'p50', 'ms'),
    of('server.closed.p99', closed, 'p99', 'ms'),
    of('server.paced.answersPerSecond', paced, 'answersPerSecond', 'answers/s'),
    of('server.paced.p50', paced, 'p50', 'ms'),
    of('server.paced.p99', paced, 'p99', 'ms'),
  ];
}

function end({ child, tables }: Contestant): void {
  for (const table of tables) table.close();
  child.kill('SIGKILL');
}

/** Their server, where it can be had. */
async function theirs(): Promise<Contestant | undefined> {
  try {
    await install();
    return await contestant('.boardgameio', '../boardgameio/server.ts', {}, (url) => new TheirTable(url));
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    say(`left out: boardgame.io's server: ${error.message}`);
    return undefined;
  }
}

async function benchmark(folder: string): Promise<Figure[]> {
  const all: Contestant[] = [];
  const env = { KOLBISTE_DATABASE: join(folder, 'games.sqlite') };
  try {
    all.push(await contestant('', './ours.ts', env, (url) => new OurTable(url)));
    const other = await theirs();
    if (other !== undefined) all.push(other);
    const begun = performance.now();
    for (let at = 0; at < ROUNDS; at++) {
      const spent = (performance.now() - begun) / 1000;
      if (at > 0 && spent + spent / at > BUDGET_SECONDS) break;
      await round(all, at);
    }
    const perSync = await answersPerSync(all[0]);
    const memory = await memoryFigures(folder);
    return [...all.flatMap(figuresOf), { name: 'server.answersPerSync', value: perSync, unit: 'answers' }, ...memory];
  } finally {
    for (const each of all) end(each);
  }
}

async function answersPerSync({ tables }: Contestant): Promise<number> {
  const url = (tables[0] as OurTable).url;
  const text = await (await fetch(`${url}/metrics`)).text();
  const value = (name: string): number =>
    Number(new RegExp(`^kolbiste_answers_per_sync_${name} (.+)$`, 'm').exec(text)?.[1]);
  return value('sum') / value('count');
}

const HELP = `Usage: npm run bench:server -- [options]

  --told        instead: bytes that tables tell an answer, without a server
  --only PREFIX of these the figures that begin so (told.GAME.SEATS)
  --greedy      of these with greedy seats instead of random ones
  --json        print {"results":[{"name","value","unit"}]} alone on stdout
  --help        this text
`;

const { values } = parseArgs({
  options: {
    told: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    greedy: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) process.stdout.write(HELP);
else {
  const folder = mkdtempSync(join(tmpdir(), 'kolbiste-bench-'));
  try {
    const results = values.told
      ? await toldFigures(values.only, values.greedy ? 'greedy' : 'random', say)
      : await benchmark(folder);
    if (values.json) process.stdout.write(`${JSON.stringify({ results })}\n`);
    else {
      for (const { name, value, unit } of results) {
        process.stdout.write(`${name.padEnd(46)} ${value.toFixed(value < 100 ? 2 : 0).padStart(10)} ${unit}\n`);
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  process.exit();
}
