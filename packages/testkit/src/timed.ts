/** What tests of whole games share: a runner with patience, and comparing without an assertion library. */
import { difference, show } from './data.ts';
import type { Runner } from './vitest.ts';

/** A runner that can be told how long a test may take; vitest's own `describe` and `it` fit. */
export interface TimedRunner extends Pick<Runner, 'describe'> {
  readonly it: (name: string, options: { readonly timeout: number }, body: () => void) => void;
}

/** As long as a slow machine needs for what takes a fast one a minute. */
export const PATIENT = { timeout: 600_000 } as const;

/** @throws Error with the first place where it is not as expected; of a list that should be empty, with what it holds */
export function mustBe(what: string, found: unknown, expected: unknown): void {
  const other = difference(found, expected);
  if (other === undefined) return;
  if (Array.isArray(found) && Array.isArray(expected) && expected.length === 0)
    throw new Error(`${what}: expected none, there are ${found.length}: ${found.slice(0, 10).map(show).join(', ')}`);
  throw new Error(`${what}: found and expected differ at ${other}`);
}

/** @throws Error when there are fewer */
export function mustReach(what: string, found: number, least: number): void {
  if (found < least) throw new Error(`${what}: ${found}, expected at least ${least}`);
}
