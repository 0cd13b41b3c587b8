import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceHash } from './client.mjs';

test('the page is rebuilt for its sources, not for tests and built files', () => {
  const root = mkdtempSync(join(tmpdir(), 'kolbiste-client-'));
  /** @param {string} file */
  const hashWith = (file) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), file);
    return sourceHash(root);
  };
  try {
    const first = hashWith('packages/web/src/app.tsx');
    expect(hashWith('packages/web/dist/index.html')).toBe(first);
    expect(hashWith('packages/web/e2e/duel.spec.ts')).toBe(first);
    expect(hashWith('packages/kernel/src/run.test.ts')).toBe(first);
    expect(hashWith('packages/cli/src/main.ts')).toBe(first);
    const second = hashWith('packages/games/duel/src/index.ts');
    expect(second).not.toBe(first);
    expect(hashWith('packages/web/index.html')).not.toBe(second);
  } finally {
    rmSync(root, { recursive: true });
  }
});
