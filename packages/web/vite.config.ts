import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { favicon } from './scripts/favicon.ts';
import { offline } from './scripts/offline.ts';
import { packed } from './scripts/packed.ts';
import { together } from './scripts/together.ts';

/** The engine's modules only define things: one that nobody imports from is left out, though `index.ts` names it. */
const engine = /[\\/]packages[\\/](kernel|games|bots|wire)[\\/]/;
const treeshake = { moduleSideEffects: (id: string) => !engine.test(id) };

/** Checking a record comes after the game: nothing of it is needed before the first question. */
const later =
  /[\\/]kernel[\\/]src[\\/](agreement|chance-bound|verify)\.ts$|[\\/]wire[\\/]src[\\/](sight|kinds)\.ts$|hashes[\\/]hkdf\.js$/;

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** What the table's worker loads before it says anything. */
const TABLE = [at('src/engine/host-role.ts')];

export default defineConfig({
  plugins: [react(), favicon(), offline(), packed()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake,
      output: { codeSplitting: { groups: [{ name: together('page', [at('src/main.tsx')]), debugName: 'page' }] } },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      treeshake,
      output: { codeSplitting: { groups: [{ name: together('table', TABLE, later), debugName: 'table' }] } },
    },
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
});
