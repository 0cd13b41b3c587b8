import { expect, it } from 'vitest';
import { agoOf } from './ago.ts';

it('says how long ago in whole units, both languages, right plurals', () => {
  expect(agoOf(0, 'en')).toBe('now');
  expect(agoOf(59_999, 'cs')).toBe('nyní');
  expect(agoOf(60_000, 'en')).toBe('1 minute ago');
  expect(agoOf(3 * 60_000, 'cs')).toBe('před 3 minutami');
  expect(agoOf(3_599_999, 'en')).toBe('59 minutes ago');
  expect(agoOf(2 * 3_600_000, 'cs')).toBe('před 2 hodinami');
  expect(agoOf(86_400_000, 'en')).toBe('yesterday');
});
