import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const PACKAGES = join(import.meta.dirname, '..', '..');

/** The classes that a sheet lays out wherever they stand: .name alone, outside of what depends on the window. */
const laidOut = (sheet: string): ReadonlySet<string> =>
  new Set([...sheet.matchAll(/^\.([\w-]+)(?= \{|,$)/gm)].map((found) => found[1] ?? ''));

it('a class is laid out by one sheet: what is fetched for another page changes nothing of what stands', () => {
  const owners = new Map<string, string[]>();
  for (const path of globSync('{web/src,tablekit/src,games/*/page}/**/*.css', { cwd: PACKAGES }).sort())
    for (const name of laidOut(readFileSync(join(PACKAGES, path), 'utf8')))
      owners.set(name, [...(owners.get(name) ?? []), path]);
  expect(owners.size).toBeGreaterThan(300);
  expect(Object.fromEntries([...owners].filter(([, paths]) => paths.length > 1))).toEqual({});
});
