/** Plain data with one thing wrong, to see that whoever reads it notices. */
import type { Rng } from '@kolbiste/kernel';
import { copyTree, isTree, show } from '../data.ts';

export type Way = readonly (string | number)[];

function walk(j: unknown, way: Way, into: Way[]): Way[] {
  if (!isTree(j)) into.push(way);
  else if (Array.isArray(j)) j.forEach((entry, i) => walk(entry, [...way, i], into));
  else for (const key of Object.keys(j)) walk(j[key], [...way, key], into);
  return into;
}

/** The ways to everything that is no list and no record. */
export const leavesOf = (j: unknown): Way[] => walk(j, [], []);

/** What stands at the end of a way. */
export const valueAt = (j: unknown, way: Way): unknown =>
  way.reduce((at, step) => (at as { [key: string | number]: unknown })[step], j);

function damage(j: unknown, way: Way, value: unknown): unknown {
  const out = copyTree(j);
  const at = valueAt(out, way.slice(0, -1)) as { [key: string | number]: unknown };
  at[way[way.length - 1]] = value;
  return out;
}

/** Copies of a record, each with one fault and what it is: values of a wrong type, a field too many, no record at all. */
export function damaged(j: unknown, random: Rng): [what: string, j: unknown][] {
  const all = leavesOf(j);
  const bad: [string, unknown][] = [];
  for (let i = 0; i < 6 && all.length > 0; i++) {
    const way = all[random.int(all.length)];
    for (const value of [0.5, null, { x: 1 }]) bad.push([`${way.join('.')} = ${show(value)}`, damage(j, way, value)]);
  }
  for (const value of [null, [], 'x', {}, { ...(j as object), more: 1 }]) bad.push([show(value).slice(0, 40), value]);
  return bad;
}
