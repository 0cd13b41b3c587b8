import { expect, test } from 'vitest';
import { lockProblems } from './lockfile.mjs';

test('a lock file without faults', () => {
  const packages = {
    '': { version: '1.0.0' },
    'packages/x': { version: '1.0.0' },
    'node_modules/x': { resolved: 'packages/x', link: true },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  };
  expect(lockProblems({ packages })).toEqual([]);
});

test.each([
  [{ version: '1.0.0', integrity: 'sha512-a', hasInstallScript: true }, 'runs a script'],
  [{ version: '1.0.0', integrity: 'sha512-a', resolved: 'https://example.org/a.tgz' }, 'names where it comes from'],
  [{ version: '1.0.0' }, 'no integrity'],
])('%o is refused', (entry, words) => {
  const problems = lockProblems({ packages: { 'node_modules/a': entry } });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(words);
});
