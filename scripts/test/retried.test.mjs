import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fromPlaywright, fromVitest } from './counts.mjs';
import { excuses, retriedInPlaywright, retriedInVitest, withoutRetried } from './retried.mjs';

const root = join(import.meta.dirname, '../..');

const unit = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [
    {
      name: join(root, 'packages/kernel/test/run.test.ts'),
      status: 'passed',
      assertionResults: [
        { fullName: 'runs', status: 'passed', failureMessages: [] },
        { fullName: 'runs at the second attempt', status: 'passed', failureMessages: ['AssertionError'] },
        { fullName: 'does not run', status: 'failed', failureMessages: ['AssertionError'] },
      ],
    },
  ],
};

const page = {
  stats: { expected: 1, unexpected: 0, flaky: 2, skipped: 0 },
  suites: [
    {
      title: 'table.spec.ts',
      file: 'table.spec.ts',
      specs: [
        { title: 'a click', tests: [{ status: 'expected' }] },
        { title: 'a press', tests: [{ status: 'flaky' }] },
      ],
      suites: [{ title: 'spins', file: 'table.spec.ts', specs: [{ title: 'turn', tests: [{ status: 'flaky' }] }] }],
    },
  ],
};

test('vitest: who passed at the second attempt is named', () => {
  expect(retriedInVitest(unit, root)).toEqual(['packages/kernel/test/run.test.ts › runs at the second attempt']);
});

test('Playwright: who passed at the second attempt is named, with its groups', () => {
  expect(retriedInPlaywright(page)).toEqual(['table.spec.ts › a press', 'table.spec.ts › spins › turn']);
});

test('passed at the second attempt is failed, unless a reason is written down', () => {
  const retried = retriedInPlaywright(page);
  const counts = fromPlaywright(page, 0);
  expect(counts).toMatchObject({ passed: 3, failed: 0 });
  expect(withoutRetried(counts, retried, [])).toEqual({ passed: 1, failed: 2, skipped: [] });
  const excused = [{ test: 'table.spec.ts › spins › turn', reason: 'the browser draws nothing for a while' }];
  expect(withoutRetried(counts, retried, excused)).toEqual({ passed: 2, failed: 1, skipped: [] });
  const mute = [{ test: 'table.spec.ts › spins › turn', reason: '' }];
  expect(withoutRetried(counts, retried, mute).failed).toBe(2);
  expect(withoutRetried(fromVitest(unit, 0), retriedInVitest(unit, root), [])).toMatchObject({ passed: 2, failed: 1 });
});

test('whoever may need a second attempt has a reason, and is a test that there is', () => {
  for (const { test: name, reason } of excuses()) {
    expect(reason.length).toBeGreaterThan(20);
    const [file, ...titles] = name.split(' › ');
    const path = file.includes('/') ? file : join('packages/web/e2e', file);
    expect(readFileSync(join(root, path), 'utf8')).toContain(titles.at(-1));
  }
});
