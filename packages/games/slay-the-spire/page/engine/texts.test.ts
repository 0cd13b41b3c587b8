import { expect, test, vi } from 'vitest';

/** All texts in the order in which they are numbered after a module was read first. */
async function numbered(first: () => Promise<unknown>): Promise<string[]> {
  vi.resetModules();
  await first();
  const { textOf } = await import('../../src/cards/texts.ts');
  const out: string[] = [];
  for (let n = 0; textOf(n) !== undefined; n++) out.push(JSON.stringify(textOf(n)));
  return out;
}

test('texts have the same numbers at a server and at the table of the page: views name them', async () => {
  const served = await numbered(() => import('../../src/index.ts'));
  const shown = await numbered(() => import('./adapter.ts'));
  expect(served.length).toBeGreaterThan(500);
  expect(shown.findIndex((text, n) => text !== served[n])).toBe(-1);
});
