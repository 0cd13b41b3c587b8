import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'scripts/**/*.test.mjs', 'bench/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', 'packages/web/e2e/**'],
    pool: 'forks',
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // A machine that is busy with other things gets a second chance; the list of tests says which one needed it.
    retry: process.env['CI'] === 'true' ? 1 : 0,
  },
});
