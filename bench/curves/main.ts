/** `npm run bench -- --curves [--only NAME] [--out FOLDER] [--json]`: how it grows; see ../README.md. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { GAMES } from '@kolbiste/games';
import { asleepCurves } from './asleep.ts';
import { playCurves } from './play.ts';
import type { Curve } from './plot.ts';
import { plotted } from './plot.ts';
import { processCurves } from './processes.ts';
import { diskCurve, pacedCurves } from './tables.ts';

const say = (line: string): void => void process.stderr.write(`${line}\n`);

const KINDS: Readonly<Record<string, (folder: string) => Promise<readonly Curve[]>>> = {
  play: () => playCurves(GAMES, say),
  paced: (folder) => pacedCurves(folder, say),
  asleep: (folder) => asleepCurves(folder, say),
  disk: async (folder) => [await diskCurve(folder, say)],
  processes: () => processCurves(say),
};

const HELP = `Usage: npm run bench -- --curves [options]

  --only KIND   one of ${Object.keys(KINDS).join(', ')}
  --out FOLDER  writes a plot of each curve there, as SVG
  --json        print {"curves":[{"name","title","x","y","series":[{"name","points"}]}]} alone on stdout
  --help        this text

Progress goes to stderr. Exit code 0: measured; 2: bad arguments.
`;

function figures(value: number): string {
  return value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en');
}

/** As a table: by x where the series have the same, else one after the other. */
function table({ title, x, y, series }: Curve): string {
  const xs = series.map(({ points }) => points.map(([at]) => at));
  const shared = xs.every((own) => own.join() === xs[0]?.join());
  const blocks = shared ? [series] : series.map((one) => [one]);
  const texts = blocks.map((block) => {
    const head = [x, ...block.map(({ name }) => `${name} (${y})`)];
    const rows = block[0]?.points.map(([at], i) =>
      [at, ...block.map(({ points }) => points[i]?.[1] ?? 0)].map(figures),
    );
    const all = [head, ...(rows ?? [])];
    const widths = head.map((_, i) => Math.max(...all.map((row) => row[i]?.length ?? 0)));
    return all.map((row) => row.map((cell, i) => cell.padStart(widths[i] ?? 0)).join('  ')).join('\n');
  });
  return `${title}\n${texts.join('\n')}\n`;
}

async function measured(only: string | undefined): Promise<Curve[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kolbiste-curves-'));
  try {
    const found: Curve[] = [];
    for (const [kind, curves] of Object.entries(KINDS)) {
      if (only === undefined || only === kind) found.push(...(await curves(folder)));
    }
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function fail(message: string): never {
  process.stderr.write(`${message}\n\n${HELP}`);
  process.exit(2);
}

function options() {
  try {
    const known = { only: { type: 'string' }, out: { type: 'string' } } as const;
    const flags = { json: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } } as const;
    return parseArgs({ options: { ...known, ...flags } }).values;
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const { only, out, json, help } = options();
if (help) process.stdout.write(HELP);
else {
  if (only !== undefined && KINDS[only] === undefined)
    fail(`--only ${only}: there is ${Object.keys(KINDS).join(', ')}.`);
  const curves = await measured(only);
  if (out !== undefined) {
    const to = resolve(process.env['INIT_CWD'] ?? process.cwd(), out);
    mkdirSync(to, { recursive: true });
    for (const curve of curves) writeFileSync(join(to, `${curve.name}.svg`), plotted(curve));
  }
  process.stdout.write(json ? `${JSON.stringify({ curves })}\n` : curves.map(table).join('\n'));
}
process.exit();
