/** Where two pieces of plain data first differ. */
import type { Json } from '../codec.ts';
import { canonical } from '../hash.ts';

export interface Difference {
  readonly path: string;
  readonly expected: string;
  readonly actual: string;
}

const MOST_SHOWN = 80;

const show = (j: Json | undefined): string => {
  const text = j === undefined ? 'nothing' : canonical(j);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN - 3)}...` : text;
};

const isRecord = (j: Json | undefined): j is { [key: string]: Json } =>
  typeof j === 'object' && j !== null && !Array.isArray(j);

/** The first place where `actual` is not as expected; undefined = nowhere. */
export function firstDifference(
  expected: Json | undefined,
  actual: Json | undefined,
  path: string,
): Difference | undefined {
  if (Array.isArray(expected) && Array.isArray(actual)) {
    for (let i = 0; i < Math.max(expected.length, actual.length); i++) {
      const found = firstDifference(expected[i], actual[i], `${path}[${i}]`);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (isRecord(expected) && isRecord(actual)) {
    for (const key of [...new Set([...Object.keys(expected), ...Object.keys(actual)])].sort()) {
      const found = firstDifference(expected[key], actual[key], `${path}.${key}`);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  return expected === actual ? undefined : { path, expected: show(expected), actual: show(actual) };
}
