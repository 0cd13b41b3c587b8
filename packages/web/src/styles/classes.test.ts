import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '..');

/** The classes that a sheet lays out wherever they stand: .name alone, outside of what depends on the window. */
const laidOut = (sheet: string): ReadonlySet<string> =>
  new Set([...sheet.matchAll(/^\.([\w-]+)(?= \{|,$)/gm)].map((found) => found[1] ?? ''));

it('a class is laid out by one sheet: what is fetched for another page changes nothing of what stands', () => {
  const owners = new Map<string, string[]>();
  for (const path of globSync('**/*.css', { cwd: SRC }).sort())
    for (const name of laidOut(readFileSync(join(SRC, path), 'utf8')))
      owners.set(name, [...(owners.get(name) ?? []), path]);
  expect(owners.size).toBeGreaterThan(300);
  expect(Object.fromEntries([...owners].filter(([, paths]) => paths.length > 1))).toEqual({});
});
