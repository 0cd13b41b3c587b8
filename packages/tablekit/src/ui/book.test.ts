import { describe, expect, test } from 'vitest';
import { shownKey } from './book.ts';

describe('a key on a chip', () => {
  test.each([
    ['2.4.3.2', '§ 2.4.3.2'],
    ['X.4', '§ X.4'],
    ['begin.1', '§ begin.1'],
    ['R18', 'R18'],
    ['L79', 'L79'],
  ])('%s reads %s: a ruling of ours is no paragraph', (key, shown) => expect(shownKey(key)).toBe(shown));
});
