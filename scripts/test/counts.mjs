// Counting what passed, failed and was skipped, whoever reports it.

/** @typedef {{ count: number, reason: string }} Skip */
/** @typedef {{ passed: number, failed: number, skipped: Skip[] }} Counts */

/**
 * A check that is no test file counts as one test.
 * @param {boolean} ok
 * @returns {Counts}
 */
export function oneTest(ok) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: [] };
}

/**
 * From vitest's JSON report. A file that could not be loaded has no tests in it: it counts as one failed.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { status: string, assertionResults: unknown[] }[] }} report
 * @param {number | null} exitCode
 * @returns {Counts}
 */
export function fromVitest(report, exitCode) {
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return settle(
    report.numPassedTests,
    report.numFailedTests + unloaded.length,
    report.numPendingTests + report.numTodoTests,
    'unit tests marked as skipped or to do',
    exitCode,
  );
}

/**
 * What is skipped where a robot runs is a failure: nobody reads the reason there.
 * @param {Counts} counts
 * @returns {Counts}
 */
export function strictly({ passed, failed, skipped }) {
  for (const { count, reason } of skipped)
    console.error(`Not run: ${count} of ${reason}; here that counts as a failure.`);
  return { passed, failed: failed + skipped.reduce((sum, { count }) => sum + count, 0), skipped: [] };
}

/**
 * From Playwright's JSON report.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors?: unknown[] }} report
 * @param {number | null} exitCode
 * @returns {Counts}
 */
export function fromPlaywright(report, exitCode) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return settle(expected + flaky, unexpected, skipped, 'browser tests marked as skipped', exitCode);
}

/**
 * @param {number} passed
 * @param {number} failed
 * @param {number} skipped
 * @param {string} reason
 * @param {number | null} exitCode a runner that failed without naming a test, or that ran none, failed once
 * @returns {Counts}
 */
function settle(passed, failed, skipped, reason, exitCode) {
  const silent = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: silent ? 1 : failed, skipped: skipped > 0 ? [{ count: skipped, reason }] : [] };
}

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export function total(all) {
  return {
    passed: all.reduce((sum, each) => sum + each.passed, 0),
    failed: all.reduce((sum, each) => sum + each.failed, 0),
    skipped: all.flatMap((each) => each.skipped),
  };
}

/**
 * The two lines a run ends with.
 * @param {Counts} counts
 */
export function lastLines({ passed, failed, skipped }) {
  const count = skipped.reduce((sum, each) => sum + each.count, 0);
  const reasons = skipped.map((each) => each.reason).join('; ') || 'none';
  return [`${count} skipped: ${reasons}`, `${passed} passed, ${failed} failed`];
}
