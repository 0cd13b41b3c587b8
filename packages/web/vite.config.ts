import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { columns } from './scripts/columns.ts';
import { favicon } from './scripts/favicon.ts';
import { offline } from './scripts/offline.ts';
import { packed } from './scripts/packed.ts';
import { together } from './scripts/together.ts';

/**
 * The engine's modules only define things: one that nobody imports from is left out, though `index.ts` names it. But for
 * a game with verbs: what fills its cards with them is imported for that alone.
 */
const engine = /[\\/]packages[\\/](kernel|cardkit|gamekit|games[\\/](?!tmmstone[\\/])[^\\/]+|bots|wire)[\\/]/;
const treeshake = { moduleSideEffects: (id: string) => !engine.test(id) };

/** Checking a record comes after the game, invented names with a table that wants them, reading with a file: not before the first question. */
const later =
  /[\\/]kernel[\\/]src[\\/](agreement|chance-bound|verify)\.ts$|[\\/]wire[\\/]src[\\/](sight|kinds|told-record)\.ts$|kernel[\\/]src[\\/]files[\\/]json-text\.ts$|hashes[\\/]hkdf\.js$|[\\/]text[\\/]deck-names\.ts$|[\\/]cards[\\/]neutral\.(ts|names\.json)$/;

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** What the table's worker loads before it says anything. */
const TABLE = [at('src/engine/host-role.ts')];

export default defineConfig({
  plugins: [columns(), react(), favicon(), offline(), packed()],
  build: {
    target: 'es2022',
    // What a page of later brings along is found in it: a list of it all in the first script costs every first visit.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, found, { hostType }) => (hostType === 'html' ? found : []),
    },
    rolldownOptions: {
      treeshake,
      output: { codeSplitting: { groups: [{ name: together('page', [at('src/main.tsx')]), debugName: 'page' }] } },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [columns()],
    rolldownOptions: {
      treeshake,
      output: { codeSplitting: { groups: [{ name: together('table', TABLE, later), debugName: 'table' }] } },
    },
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
});
