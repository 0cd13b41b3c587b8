import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'scripts/**/*.test.mjs', 'bench/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', 'packages/web/e2e/**'],
    pool: 'forks',
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
