/** `--against COMMIT`: every figure here over the same figure there, in one run, the two taking turns. */
import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Contestant, Figure, Result } from '../harness.ts';
import { resultOf } from '../harness.ts';
import type { Told } from './candidate.ts';

/** The address of the registry by which a side measures a figure. */
export type Side = (figure: string) => string;

export interface Comparison {
  readonly here: Side;
  readonly there: Side;
  readonly rounds: number;
  readonly sliceSeconds: number;
  readonly warmUpSeconds: number;
}

const CANDIDATE = fileURLToPath(new URL('candidate.ts', import.meta.url));

interface Candidate {
  /** Names of the figures there; empty = none of those asked for. */
  readonly figures: readonly string[];
  slice(seconds: number): Promise<readonly number[]>;
  close(): void;
}

async function start(side: Side, names: readonly string[]): Promise<Candidate> {
  const registry = side(names[0] ?? '');
  const child: ChildProcess = fork(CANDIDATE, [registry, ...names], { stdio: ['ignore', 2, 2, 'ipc'] });
  const next = (): Promise<Told> =>
    new Promise((resolve, reject) => {
      for (const event of ['message', 'error', 'exit']) child.removeAllListeners(event);
      child.once('message', (told) => resolve(told as Told));
      child.once('error', reject);
      child.once('exit', () => reject(new Error(`${names[0]}: the process that measures by ${registry} has ended.`)));
    });
  const first = await next();
  return {
    figures: 'figures' in first ? first.figures : [],
    async slice(seconds) {
      child.send(seconds);
      const told = await next();
      return 'values' in told ? told.values : [];
    },
    close() {
      child.removeAllListeners('exit');
      child.kill();
    },
  };
}

/** How much better here than there; above 1 = faster here. */
const gain = ({ from }: Figure, here: number, there: number): number =>
  from === 'micros' ? there / here : here / there;

async function takeTurns(here: Candidate, there: Candidate, figures: readonly Figure[], plan: Comparison) {
  const gains: number[][] = figures.map(() => []);
  for (const each of [here, there]) await each.slice(plan.warmUpSeconds);
  for (let round = 0; round < plan.rounds; round++) {
    const turns = round % 2 === 0 ? [here, there] : [there, here];
    const values = new Map<Candidate, readonly number[]>();
    for (const each of turns) values.set(each, await each.slice(plan.sliceSeconds));
    figures.forEach((figure, at) => {
      gains[at]?.push(gain(figure, values.get(here)?.[at] ?? Number.NaN, values.get(there)?.[at] ?? Number.NaN));
    });
  }
  return gains;
}

/** One contestant on both sides; undefined = the other side cannot measure it. */
async function compareOne(contestant: Contestant, plan: Comparison): Promise<Result[] | undefined> {
  const [first] = contestant.figures;
  if (first === undefined) return undefined;
  const open: Candidate[] = [];
  try {
    const here = await start(plan.here, [first.name]);
    open.push(here);
    const there = await start(plan.there, [first.name, ...(first.before === undefined ? [] : [first.before])]);
    open.push(there);
    if (there.figures.length === 0) return undefined;
    const gains = await takeTurns(here, there, contestant.figures, plan);
    return contestant.figures.flatMap((figure, at) => {
      const other = there.figures[at];
      if (figure.from === 'value' || other === undefined) return [];
      const name = other === figure.name ? figure.name : `${figure.name} over ${other}`;
      return [resultOf(name, 'times', gains[at] ?? [])];
    });
  } finally {
    for (const each of open) each.close();
  }
}

/** Compares all contestants, one after the other; those that need something of their own are left out. */
export async function compare(
  contestants: readonly Contestant[],
  plan: Comparison,
  say: (line: string) => void,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const contestant of contestants) {
    if (contestant.needs !== undefined) continue;
    const names = contestant.figures.map(({ name }) => name).join(', ');
    say(`comparing ${names}`);
    const found = await compareOne(contestant, plan);
    if (found === undefined) say(`left out: ${names}: not measured there`);
    else results.push(...found);
  }
  return results;
}
