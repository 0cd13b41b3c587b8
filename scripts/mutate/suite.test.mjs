import { expect, test } from 'vitest';
import { failedIn } from './suite.mjs';

/** @param {string} fullName @param {string[]} failureMessages */
const one = (fullName, failureMessages) => ({ fullName, status: 'failed', failureMessages });

test('the test that failed is named, not one that was called off behind it', () => {
  const testResults = [
    { name: '/a/position.test.ts', message: '', assertionResults: [one('called off', []), one('too', [])] },
    { name: '/a/pools.test.ts', message: '', assertionResults: [one('called off', []), one('pool is whole', ['no'])] },
  ];
  expect(failedIn(JSON.stringify({ testResults }))).toBe('pools.test.ts > pool is whole');
});

test('a file that cannot be loaded is named; where nothing failed, or there is no report, nothing is', () => {
  const broken = { name: '/a/b.test.ts', message: 'SyntaxError', assertionResults: [] };
  expect(failedIn(JSON.stringify({ testResults: [broken] }))).toBe('b.test.ts');
  expect(failedIn(JSON.stringify({ testResults: [{ ...broken, message: '' }] }))).toBeUndefined();
  expect(failedIn('out of memory')).toBeUndefined();
});
