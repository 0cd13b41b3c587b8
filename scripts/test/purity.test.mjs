import { expect, test } from 'vitest';
import { scan } from './purity.mjs';

/** @param {string} text */
const found = (text) => scan('x.ts', text).map((each) => each.what);

test.each([
  ['const r = Math.random();', 'Math.random'],
  ['const f = Math.floor(x / 2);', 'Math.floor'],
  ['const { floor } = Math;', 'Math other than Math.name'],
  ["const f = Math['floor'](x);", 'Math other than Math.name'],
  ['const t = Date.now();', 'Date'],
  ['const t = new Date();', 'Date'],
  ['const t = performance.now();', 'performance'],
  ["const n = new Intl.Collator('cs');", 'Intl'],
  ['const s = n.toLocaleString();', 'toLocaleString'],
  ['const s = list.sort((a, b) => a.localeCompare(b));', 'localeCompare'],
  ["const s = a['localeCompare'](b);", 'localeCompare'],
  ['const now = { clock: Date };', 'Date'],
  ['const now = { Date };', 'Date'],
  ['const seed = globalThis.x;', 'globalThis'],
  ['setTimeout(go, 5);', 'setTimeout'],
])('%s', (text, what) => {
  expect(found(text)).toEqual([what]);
});

test.each([
  'const a = Math.imul(x, y) + Math.min(1, 2) + Math.max(1, 2) + Math.abs(x) + Math.clz32(x);',
  '// Math.random() and Date.now() are not for us',
  "const words = 'Math.random Date Intl';",
  'interface Match { readonly process: string; Date?: number }',
  'const at = match.process;',
  'const row = { performance: 3 };',
])('%s is pure', (text) => {
  expect(found(text)).toEqual([]);
});

test('says where', () => {
  expect(scan('a.ts', 'const a = 1;\n\nconst b = Date.now();')).toEqual([{ file: 'a.ts', line: 3, what: 'Date' }]);
});
