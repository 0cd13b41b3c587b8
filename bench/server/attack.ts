/** `npm run bench:attack [-- --json]`: how much one who asks for all they can get slows those who play. See ../README.md. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Created, Table } from '@kolbiste/wire/protocol';
import type { Count, Order } from './attacks.ts';
import { ATTACKS, asked, playAgainst } from './attacks.ts';
import { ofFour } from './games.ts';
import type { Measured } from './load.ts';
import { measure } from './load.ts';
import { OurTable } from './our-players.ts';
import { started } from './started.ts';

const TABLES = 100;
/** Answers a second over all tables: each of two people answers once in a second. */
const PACE = 200;
/** What an attack may add to the others' p99: less than either is enough. */
const AIM = { millis: 5, share: 0.2 } as const;
/** Milliseconds within which a stranger's quick bot has to answer, 99 times in 100. */
const AIM_STRANGER = 300;
const HOST = '198.51.100.1';
const STRANGER = '198.51.100.2';

const HELP = `Usage: npm run bench:attack -- [options]

  --only KIND      one attack: ${Object.keys(ATTACKS).join(', ')}
  --seconds N      how long each round is measured (4)
  --rounds N       how often each attack is measured without and with it (3); more of them make better medians
  --check          exit code 1 when an attack misses the aim
  --json           print {"results":[{"name","value","unit"}]} alone on stdout
  --help           this text
`;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    check: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
const seconds = Number(options.seconds);
const rounds = Math.max(1, Math.floor(Number(options.rounds)) || 1);
const kinds = (Object.keys(ATTACKS) as Order['kind'][]).filter((kind) => (options.only ?? kind) === kind);

const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** A game of four bots, played to its end. */
async function finishedGame(url: string): Promise<string> {
  const seats = [0, 1, 2, 3].map(() => ({ who: 'bot', level: 'random' }));
  const order = { game: ofFour.id, rulesVersion: ofFour.rulesVersion, seats };
  const { id } = await asked<Created>(HOST, `${url}/api/games`, order);
  for (;;) {
    const { status } = await asked<Table>(HOST, `${url}/api/games/${id}`);
    if (status === 'over' || status === 'closed') return id;
    await pause(1000);
  }
}

async function prepare(tables: readonly OurTable[]): Promise<void> {
  for (const table of tables) while (table.left < 2) await table.prepare();
}

interface Row {
  readonly kind: string;
  /** By turns, so that whatever else the machine does is in both. */
  readonly without: readonly Measured[];
  readonly during: readonly Measured[];
  readonly count: Count;
  /** Milliseconds that a stranger waited for a quick bot. */
  readonly waits: number[];
}

interface Scene {
  readonly url: string;
  readonly tables: readonly OurTable[];
  readonly child: ChildProcess;
  readonly attacker: ChildProcess;
  readonly finished: string;
}

/** While somebody attacks; a stranger plays against a quick bot beside the hard ones. */
async function attacked(kind: Order['kind'], { url, tables, attacker, finished }: Scene, waits: number[]) {
  // It begins with the players' own warm-up, and has had all it gets at once when they are measured.
  attacker.send({ kind, url, seconds: seconds + 2, finished } satisfies Order);
  const counted = once(attacker, 'message');
  const end = performance.now() + (seconds + 2) * 1000;
  const over = (): boolean => performance.now() > end;
  const stranger = async (): Promise<void> => {
    if (kind !== 'hardBots') return;
    while (!over()) await playAgainst(STRANGER, url, 'greedy', over, (wait) => waits.push(wait));
  };
  const [measured] = await Promise.all([measure(tables, seconds, PACE), stranger()]);
  return { measured, count: (await counted)[0] as Count };
}

async function row(kind: Order['kind'], scene: Scene): Promise<Row> {
  const { tables, child } = scene;
  const found: Row = { kind, without: [], during: [], count: { done: 0, refused: 0, ended: 0 }, waits: [] };
  for (let round = 0; round < rounds; round++) {
    await prepare(tables);
    (found.without as Measured[]).push(await measure(tables, seconds, PACE));
    await prepare(tables);
    const { measured, count } = await attacked(kind, scene, found.waits);
    (found.during as Measured[]).push(measured);
    for (const field of ['done', 'refused', 'ended'] as const) found.count[field] += count[field];
    // What it did is forgiven before it begins again.
    child.send('forgive');
    await once(child, 'message');
  }
  return found;
}

const at = (list: readonly number[], share: number): number =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length * share)] ?? 0;

const medianOf = (list: readonly Measured[], field: 'p50' | 'p99'): number =>
  at(
    list.map((each) => each[field]),
    0.5,
  );

/** What the aims say of an attack; empty = it reaches them. */
function missed({ without, during, waits }: Row): string[] {
  const before = medianOf(without, 'p99');
  const by = medianOf(during, 'p99') - before;
  const slow = at(waits, 0.99) >= AIM_STRANGER;
  return [
    ...(by < AIM.millis || by < before * AIM.share ? [] : [`p99 by ${AIM.millis} ms and ${AIM.share * 100} % or more`]),
    ...(waits.length > 0 && slow ? [`a stranger's bot ${AIM_STRANGER} ms or more`] : []),
  ];
}

function verdict(row: Row): string {
  const faults = missed(row);
  return faults.length === 0 ? 'reached' : `MISSED: ${faults.join('; ')}`;
}

function told(row: Row): string {
  const { kind, without, during, count, waits } = row;
  const ms = (value: number): string => value.toFixed(1).padStart(6);
  const range = (list: readonly Measured[]): string => {
    const all = list.map(({ p99 }) => p99);
    return `(${Math.min(...all).toFixed(1)} to ${Math.max(...all).toFixed(1)})`;
  };
  const before = medianOf(without, 'p99');
  const by = medianOf(during, 'p99') - before;
  const bot =
    waits.length === 0 ? '' : `; a stranger's greedy bot p50 ${ms(at(waits, 0.5))} p99 ${ms(at(waits, 0.99))} ms`;
  return (
    `${kind.padEnd(9)} p50 ${ms(medianOf(without, 'p50'))} → ${ms(medianOf(during, 'p50'))}   ` +
    `p99 ${ms(before)} ${range(without)} → ${ms(medianOf(during, 'p99'))} ${range(during)} ms, ` +
    `${by >= 0 ? '+' : ''}${by.toFixed(1)} ms, ${((by / before) * 100).toFixed(0)} %   ` +
    `${count.done} done, ${count.refused} refused, ${count.ended} ended${bot}   ${verdict(row)}`
  );
}

const figures = ({ kind, without, during, waits }: Row) => [
  ...(['p50', 'p99'] as const).flatMap((field) => [
    { name: `attack.${kind}.${field}`, value: medianOf(during, field), unit: 'ms' },
    { name: `attack.${kind}.${field}.without`, value: medianOf(without, field), unit: 'ms' },
  ]),
  ...(waits.length === 0 ? [] : [{ name: `attack.${kind}.stranger.p99`, value: at(waits, 0.99), unit: 'ms' }]),
];

/** Each attack gets a server of its own: what tables and attackers left unfinished counts against nobody later. */
async function attackOf(kind: Order['kind'], folder: string): Promise<Row> {
  const env = {
    KOLBISTE_DATABASE: join(folder, `${kind}.sqlite`),
    KOLBISTE_PROXIES: 'loopback',
    KOLBISTE_BENCH: 'attack',
  };
  const { child, url } = await started('./ours.ts', env);
  const { child: attacker } = await started('./attacks.ts', {}, ['attack']);
  const tables = Array.from({ length: TABLES }, (_, at) => new OurTable(url, `10.0.0.${at}`));
  try {
    const finished = await finishedGame(url);
    return await row(kind, { url, tables, child, attacker, finished });
  } finally {
    for (const table of tables) table.close();
    attacker.kill('SIGKILL');
    child.kill('SIGKILL');
  }
}

async function benchmark(folder: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const kind of kinds) {
    const made = await attackOf(kind, folder);
    rows.push(made);
    say(told(made));
  }
  return rows;
}

if (options.help) process.stdout.write(HELP);
else {
  const folder = mkdtempSync(join(tmpdir(), 'kolbiste-attack-'));
  try {
    const rows = await benchmark(folder);
    if (options.json) process.stdout.write(`${JSON.stringify({ results: rows.flatMap(figures) })}\n`);
    else for (const each of rows) process.stdout.write(`${told(each)}\n`);
    if (options.check && rows.some((each) => missed(each).length > 0)) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
process.exit();
