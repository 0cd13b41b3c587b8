import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@kolbiste/games';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { columns } from './scripts/columns.ts';
import { favicon } from './scripts/favicon.ts';
import { offline } from './scripts/offline.ts';
import { packed } from './scripts/packed.ts';
import { slots } from './scripts/slots.ts';
import { firstWords, together } from './scripts/together.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

interface Package {
  readonly kolbiste?: { readonly definitions?: boolean; readonly firstWords?: readonly string[] };
}

/** What a game says of itself to whoever builds the page. */
const saidBy = (id: string): Package['kolbiste'] =>
  (JSON.parse(readFileSync(at(`../games/${id}/package.json`), 'utf8')) as Package).kolbiste;

/** Games that say that their rules, cards and bots only define things: one that nobody imports from is left out. */
const defined = GAMES.map(({ id }) => id).filter((id) => saidBy(id)?.definitions === true);

/** The engine's modules only define things: one that nobody imports from is left out, though `index.ts` names it. */
const engine = new RegExp(
  `[\\\\/]packages[\\\\/](?:(?:kernel|cardkit|gamekit|bots|wire)|games[\\\\/](?:${defined.join('|')})[\\\\/](?:src|bot))[\\\\/]`,
);
const treeshake = { moduleSideEffects: (id: string) => !engine.test(id) };

/** What the first table needs of the game that stands first, beside its page: it may say so in `page/first.ts`. */
const game = GAMES[0].id;
const FIRST = [`../games/${game}/page/first.ts`].map(at).filter(existsSync);

/**
 * Checking a record comes after the game, invented names with a table that wants them, reading with a file, and so do parts of the
 * kernel that only other games use: not before the first question.
 */
const later =
  /[\\/]kernel[\\/]src[\\/](agreement|agreement-read|chance-bound|chance-spec-read|figures|forward|replay-read|seats-in-turn|shape|triggers|verify)\.ts$|[\\/]wire[\\/]src[\\/](sight|kinds|told-record|policy|seat-policy|stops)\.ts$|kernel[\\/]src[\\/]files[\\/]json-text\.ts$|hashes[\\/]hkdf\.js$|[\\/]text[\\/]deck-names\.ts$|[\\/]cards[\\/]neutral\.(ts|names\.json)$/;

export default defineConfig({
  resolve: {
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: at('src/external-store.ts') }],
  },
  plugins: [
    slots(['rules', 'parts', 'neutral', 'scene'], { game, slot: 'parts', name: 'page' }),
    columns(),
    react(),
    favicon(),
    offline(),
    packed(),
  ],
  // Nobody takes a dictionary or a table of figures apart: a name for each of its keys only weighs.
  json: { namedExports: false },
  build: {
    target: 'es2022',
    // What a page of later brings along is found in it: a list of it all in the first script costs every first visit.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, found, { hostType }) => (hostType === 'html' ? found : []),
    },
    rolldownOptions: {
      treeshake,
      output: {
        codeSplitting: {
          groups: [
            { name: together('page', [at('src/main.tsx'), ...FIRST]), debugName: 'page' },
            { name: firstWords(saidBy(game)?.firstWords ?? []), debugName: 'words' },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [slots(['engine', 'neutral'], { game, slot: 'engine', name: 'adapter' }), columns()],
    rolldownOptions: {
      treeshake,
      output: {
        codeSplitting: {
          groups: [{ name: together('table', [at('src/engine.worker.ts')], later), debugName: 'table' }],
        },
      },
    },
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
});
