import { describe, expect, test } from 'vitest';
import { colourPaint, padded, paintFor, plainPaint, rule, safe, widthOf, wrapped } from './terminal.ts';

describe('width', () => {
  test('counts what is seen', () => {
    expect(widthOf('Kolbiště „x“ −3 …')).toBe(17);
    expect(widthOf('e\u030c')).toBe(1);
    expect(widthOf(colourPaint('red', 'ab'))).toBe(2);
    expect(widthOf('剣')).toBe(2);
  });

  test('padding and rules fill it', () => {
    expect(padded('č', 3)).toBe('č  ');
    expect(widthOf(rule(40, 'Stůl'))).toBe(40);
  });
});

describe('wrapping', () => {
  const text = 'Útok na hrdinu nebo na zbraň, která má odolnost nejvýše 3, anebo na odložený efekt';

  test('no line is longer than the width and nothing is lost', () => {
    for (const width of [20, 33, 80]) {
      const lines = wrapped(text, width, '- ', '  ');
      for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width);
      expect(lines.map((line) => line.slice(2)).join(' ')).toBe(text);
    }
  });

  test('words longer than a line are cut', () => {
    const lines = wrapped('x'.repeat(50), 20);
    expect(lines.join('')).toBe('x'.repeat(50));
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(20);
  });

  test('line breaks of the text stay', () => {
    expect(wrapped('a\nb', 80, '> ', '. ')).toEqual(['> a', '. b']);
  });
});

test('colours only on a terminal that wants them', () => {
  expect(paintFor({ isTTY: true }, {})('red', 'x')).toBe(colourPaint('red', 'x'));
  for (const [stream, env] of [
    [{ isTTY: false }, {}],
    [{}, {}],
    [{ isTTY: true }, { NO_COLOR: '1' }],
    [{ isTTY: true }, { TERM: 'dumb' }],
  ] as const) {
    expect(paintFor(stream, env)('red', 'x')).toBe(plainPaint('red', 'x'));
  }
});

test('text from outside cannot steer the terminal', () => {
  expect(safe('a\u001b[2Jb\u202ec\u0007')).toBe('a?[2Jb?c?');
});
