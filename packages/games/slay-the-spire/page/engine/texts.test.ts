import { expect, test, vi } from 'vitest';

const ALL = 4600;

/** All texts by their numbers after a module was read first. */
async function numbered(first: () => Promise<unknown>): Promise<string[]> {
  vi.resetModules();
  await first();
  await import('../../src/index.ts');
  const { textOf } = await import('../../src/cards/texts.ts');
  return Array.from({ length: ALL }, (_, n) => JSON.stringify(textOf(n)) ?? '');
}

test('texts have the same numbers whichever file a bundle reads first: views, records and hashes name them', async () => {
  const served = await numbered(() => import('../../src/index.ts'));
  expect(served.filter((text) => text !== '').length).toBeGreaterThan(500);
  // At a server that file is read long after cards.
  const shown = await numbered(() => import('../../src/cards/events.ts'));
  expect(shown.findIndex((text, n) => text !== served[n])).toBe(-1);
});
