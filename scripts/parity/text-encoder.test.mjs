import { expect, test } from 'vitest';
import { utf8 } from './text-encoder.mjs';

test('gives the bytes that TextEncoder gives', () => {
  for (const text of [
    '',
    'duel',
    'Kolbiště',
    '“−3”',
    '\u007f\u0080\u07ff\u0800\uffff',
    '𝕶🎲',
    'a\ud800b',
    '\udc00',
    '\ud83c',
  ]) {
    expect(utf8(text)).toEqual(new TextEncoder().encode(text));
  }
});
