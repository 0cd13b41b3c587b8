/** `node bench/main.ts [--json] [--only PREFIX] [--against COMMIT]`: see README.md beside this file. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { NoCommit, sideIn, whileCheckedOut } from './against/checkout.ts';
import { compare } from './against/compare.ts';
import type { Contestant, Plan, Result } from './harness.ts';
import { measure, results, Unavailable } from './harness.ts';
import { registryOf } from './played.ts';
import { contestants, ratios } from './registry.ts';
import type { Thread } from './thread.ts';
import { startThread } from './thread.ts';

const HELP = `Usage: npm run bench -- [options]

  --json           print {"results":[{"name","value","unit"}]} alone on stdout
  --only PREFIX    measure what begins so, and what its ratios need (duel, duel.kernel, a game's name)
  --rounds N       rounds, of which the median counts (default 7)
  --seconds N      seconds a contestant runs in a round (default 1)
  --against COMMIT how many times as fast as that commit: each figure of both in one run, by turns, each in a process
                   of its own, by the processor time of the thread that plays (default 15 rounds of 0.3 seconds)
  --help           this text

Progress goes to stderr. Exit code 0: measured; 1: an engine plays wrongly, nothing was timed; 2: bad arguments.
`;

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WARM_UP_SECONDS = 3;
/** Leaves a minute of the eight for installing and checking. */
const BUDGET_SECONDS = 400;

class BadArguments extends Error {}

interface Options {
  readonly json: boolean;
  readonly only: string;
  readonly against: string | undefined;
  readonly plan: Plan;
}

function optionsFrom(args: readonly string[]): Options | 'help' {
  const { values } = parse(args);
  if (values.help) return 'help';
  const { against } = values;
  const rounds = positive('--rounds', values.rounds ?? (against === undefined ? '7' : '15'), 1000);
  const sliceSeconds = positive('--seconds', values.seconds ?? (against === undefined ? '1' : '0.3'), 60);
  if (!Number.isInteger(rounds)) throw new BadArguments(`--rounds: got ${rounds}, expected a whole number.`);
  const plan = { rounds, sliceSeconds, warmUpSeconds: WARM_UP_SECONDS, budgetSeconds: BUDGET_SECONDS };
  return { json: values.json, only: values.only, against, plan };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        json: { type: 'boolean', default: false },
        only: { type: 'string', default: '' },
        rounds: { type: 'string' },
        seconds: { type: 'string' },
        against: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new BadArguments(error instanceof Error ? error.message : String(error));
  }
}

function positive(name: string, text: string, most: number): number {
  const number = Number(text);
  if (number > 0 && number <= most) return number;
  throw new BadArguments(`${name}: got ${text}, expected a number above 0 and up to ${most}.`);
}

/** The contestants with a figure that begins with the prefix, or that a ratio with such a name needs. */
function select(only: string): Contestant[] {
  const needed = new Set(ratios.filter(({ name }) => name.startsWith(only)).flatMap(({ of }) => of));
  const selected = contestants.filter(({ figures }) => {
    return figures.some(({ name }) => name.startsWith(only) || needed.has(name));
  });
  if (selected.length > 0) return selected;
  const known = contestants.flatMap(({ figures }) => figures.map(({ name }) => name));
  throw new BadArguments(`--only ${only}: nothing begins so; there is ${known.join(', ')}.`);
}

/** Starts and checks the contestants one after another; those that cannot be had here are left out, and said so. */
async function readyThreads(selected: readonly Contestant[], threads: Thread[]): Promise<void> {
  const lacking = new Map<Contestant['needs'], Promise<string | undefined>>();
  for (const contestant of selected) {
    const names = contestant.figures.map(({ name }) => name).join(', ');
    if (!lacking.has(contestant.needs)) lacking.set(contestant.needs, provide(contestant.needs));
    const reason = await lacking.get(contestant.needs);
    if (reason !== undefined) {
      say(`left out: ${names}: ${reason}`);
      continue;
    }
    say(`checking ${names}`);
    const thread = startThread(contestant);
    threads.push(thread);
    await thread.ready();
  }
  if (threads.length === 0) throw new Error('Nothing is left to be measured.');
}

/** Why something needed is lacking; undefined when it is there. */
async function provide(needs: Contestant['needs']): Promise<string | undefined> {
  try {
    await needs?.();
    return undefined;
  } catch (error) {
    if (error instanceof Unavailable) return error.message;
    throw error;
  }
}

async function benchmark({ only, plan }: Options): Promise<Result[]> {
  const threads: Thread[] = [];
  try {
    await readyThreads(select(only), threads);
    const samples = await measure(threads, plan, say);
    const figures = contestants.flatMap((contestant) => contestant.figures);
    return results(samples, figures, ratios).filter(({ name }) => name.startsWith(only));
  } finally {
    await Promise.all(threads.map((thread) => thread.close()));
  }
}

/** This tree, as it stands, against a commit. */
async function benchmarkAgainst(commit: string, { only, plan }: Options): Promise<Result[]> {
  const selected = select(only);
  return await whileCheckedOut(ROOT, commit, async (there) => {
    const sides = { here: registryOf, there: sideIn(there) };
    const found = await compare(selected, { ...plan, ...sides }, say);
    return found.filter(({ name }) => name.startsWith(only));
  });
}

function print(found: readonly Result[], json: boolean): void {
  if (json) {
    const plain = found.map(({ name, value, unit }) => ({ name, value, unit }));
    process.stdout.write(`${JSON.stringify({ results: plain })}\n`);
    return;
  }
  const width = Math.max(...found.map(({ name }) => name.length));
  for (const { name, value, unit, low, high } of found) {
    process.stdout.write(
      `${name.padEnd(width)}  ${short(value).padStart(9)} ${unit}  (${short(low)} to ${short(high)})\n`,
    );
  }
}

function short(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Runs the benchmark; the exit code. */
async function main(args: readonly string[]): Promise<number> {
  try {
    const options = optionsFrom(args);
    if (options === 'help') process.stdout.write(HELP);
    else if (options.against === undefined) print(await benchmark(options), options.json);
    else print(await benchmarkAgainst(options.against, options), options.json);
    return 0;
  } catch (error) {
    if (error instanceof BadArguments || error instanceof NoCommit) {
      say(`${error.message}\n\n${HELP}`);
      return 2;
    }
    say(`Stopped without figures: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
}

process.exitCode = await main(process.argv.slice(2));
