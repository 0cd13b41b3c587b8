import { expect, test } from 'vitest';
import { root } from '../boot/platform.mjs';
import { countLines, judgeLengths } from './length.mjs';

test('a file that has grown too long is named, one with a reason is not, and a reason without a long file is', () => {
  const lines = new Map([
    ['short.ts', 250],
    ['long.ts', 251],
    ['known.ts', 900],
    ['mended.ts', 250],
  ]);
  const longer = new Map([
    ['known.ts', 'because'],
    ['mended.ts', 'because'],
    ['gone.ts', 'because'],
  ]);
  expect(judgeLengths(lines, longer)).toEqual({
    long: [{ file: 'long.ts', lines: 251 }],
    stale: ['mended.ts', 'gone.ts'],
  });
});

test('sources of the engine, the server and the tools are counted, tests and the page are not', () => {
  const files = [...countLines(root).keys()];
  expect(files).toEqual(
    expect.arrayContaining(['packages/kernel/src/run.ts', 'packages/server/src/server.ts', 'scripts/test.mjs']),
  );
  expect(files.filter((file) => /\.test\.|\/page\/|node_modules|^packages\/(web|tablekit)/.test(file))).toEqual([]);
});
