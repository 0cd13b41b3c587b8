import { expect, test } from 'vitest';
import { fromPlaywright, fromVitest, lastLines, oneTest, strictly, total } from './counts.mjs';

const quiet = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };

test('vitest: passed, failed, skipped', () => {
  expect(fromVitest(quiet, 0)).toEqual({ passed: 5, failed: 0, skipped: [] });
  const mixed = fromVitest({ ...quiet, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 }, 1);
  expect(mixed).toMatchObject({ passed: 5, failed: 2, skipped: [{ count: 2 }] });
});

test('vitest: a file that cannot be loaded is a failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{}] },
    { status: 'passed', assertionResults: [{}] },
  ];
  expect(fromVitest({ ...quiet, numFailedTests: 1, testResults }, 1).failed).toBe(2);
});

test('a runner that fails without a failed test, or runs none, fails once', () => {
  expect(fromVitest(quiet, 1).failed).toBe(1);
  expect(fromVitest({ ...quiet, numPassedTests: 0 }, 0).failed).toBe(1);
  expect(fromPlaywright({ stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 } }, null).failed).toBe(1);
});

test('Playwright: passed at the second attempt is passed as far as Playwright says', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
  expect(fromPlaywright({ stats }, 1)).toMatchObject({ passed: 4, failed: 1, skipped: [{ count: 2 }] });
});

test('what is skipped counts as failed where a robot runs', () => {
  expect(strictly({ passed: 3, failed: 1, skipped: [{ count: 2, reason: 'database tests' }] })).toEqual({
    passed: 3,
    failed: 3,
    skipped: [],
  });
});

test('the last two lines', () => {
  expect(lastLines(total([oneTest(true), oneTest(true)]))).toEqual(['0 skipped: none', '2 passed, 0 failed']);
  const skipped = { passed: 0, failed: 0, skipped: [{ count: 1, reason: 'browser tests (no Chromium here)' }] };
  const more = { passed: 7, failed: 1, skipped: [{ count: 2, reason: 'to do' }] };
  expect(lastLines(total([oneTest(false), skipped, more]))).toEqual([
    '3 skipped: browser tests (no Chromium here); to do',
    '7 passed, 2 failed',
  ]);
});
