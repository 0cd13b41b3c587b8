// Tests that passed only when they were tried again, whoever reports it.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** @typedef {{ test: string, reason: string }} Excuse a test that may need a second attempt, and why */

/**
 * The tests that may: each with a reason that somebody has written down. It is meant to be empty.
 * @returns {Excuse[]}
 */
export function excuses() {
  return JSON.parse(readFileSync(new URL('retried.json', import.meta.url), 'utf8'));
}

/**
 * From vitest's JSON report: a test that has passed and yet tells of failures was tried again.
 * @param {{ testResults: { name: string, assertionResults: { fullName: string, status: string, failureMessages?: string[] | null }[] }[] }} report
 * @param {string} root
 * @returns {string[]} `file › name of the test`
 */
export function retriedInVitest({ testResults }, root) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && (failureMessages?.length ?? 0) > 0)
      .map(({ fullName }) => `${relative(root, name).replaceAll('\\', '/')} › ${fullName}`),
  );
}

/**
 * @typedef {object} Suite
 * @property {string} title
 * @property {string} file
 * @property {Suite[]} [suites]
 * @property {{ title: string, tests: { status: string }[] }[]} [specs]
 */

/**
 * From Playwright's JSON report.
 * @param {{ suites?: Suite[] }} report
 * @returns {string[]} `file › groups › name of the test`
 */
export function retriedInPlaywright({ suites = [] }) {
  /** @type {(suite: Suite, above: string) => string[]} */
  const within = ({ title, file, suites: inner = [], specs = [] }, above) => {
    const here = title === file ? file : `${above} › ${title}`;
    const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
    return [...own.map((spec) => `${here} › ${spec.title}`), ...inner.flatMap((suite) => within(suite, here))];
  };
  return suites.flatMap((suite) => within(suite, suite.file));
}

/**
 * A test that passes at the second attempt hides a fault, of the test or of what it tests: it counts as failed.
 * @param {import('./counts.mjs').Counts} counts
 * @param {readonly string[]} retried
 * @param {readonly Excuse[]} excused
 * @returns {import('./counts.mjs').Counts}
 */
export function withoutRetried({ passed, failed, skipped }, retried, excused) {
  let unexcused = 0;
  for (const test of retried) {
    const reason = excused.find((each) => each.test === test)?.reason ?? '';
    if (reason === '') unexcused++;
    console.error(
      `Passed only when tried again: ${test}${reason === '' ? '; that counts as a failure.' : ` (${reason})`}`,
    );
  }
  return { passed: passed - unexcused, failed: failed + unexcused, skipped };
}
