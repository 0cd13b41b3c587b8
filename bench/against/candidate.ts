/**
 * One of the two that are compared, in a process of its own: `candidate.ts REGISTRY FIGURE...` measures the first of the
 * figures that this registry of a benchmark knows. Time is the processor's, of the thread that plays: what else the
 * machine does, and what the compiler and the collector do beside, is not counted.
 */
import type { Contestant } from '../harness.ts';
import { slicer } from '../harness.ts';

/** What a candidate says: its figures' names there (none = it has no such figure), then their values, slice by slice. */
export type Told = { readonly figures: readonly string[] } | { readonly values: readonly number[] };

const millis = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

const [registry = '', ...names] = process.argv.slice(2);
const tell = (told: Told): void => void process.send?.(told);
const { contestants } = (await import(registry)) as {
  readonly contestants: readonly Contestant[];
};
const contestant = names
  .map((name) => contestants.find(({ figures }) => figures.some((figure) => figure.name === name)))
  .find((found) => found !== undefined);
if (contestant === undefined) {
  tell({ figures: [] });
  process.disconnect();
} else {
  const slice = slicer(contestant.figures, await contestant.ready(), millis);
  process.on('message', (seconds: number) => tell({ values: slice(seconds) }));
  tell({ figures: contestant.figures.map(({ name }) => name) });
}
