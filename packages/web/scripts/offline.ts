/** Builds the service worker after the page: it needs the list of all files, with a revision where the name bears none. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { build } from 'vite';

const WORKER = 'sw.js';
/** Names that bear a hash of their contents never change what they hold. */
const HASHED = /^\/assets\/.*-[\w-]{8,}\.\w+$/;

function filesOf(folder: string): { url: string; revision: string | null }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== WORKER)
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => {
      const url = `/${relative(folder, path).replaceAll('\\', '/')}`;
      const revision = HASHED.test(url)
        ? null
        : createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);
      return { url, revision };
    });
}

/** Adds `sw.js` to a build. */
export function offline(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'kolbiste-offline',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = join(root, config.build.outDir);
    },
    async closeBundle() {
      await build({
        configFile: false,
        root,
        publicDir: false,
        logLevel: 'warn',
        define: { PAGE_FILES: JSON.stringify(filesOf(folder)), 'process.env.NODE_ENV': '"production"' },
        build: {
          outDir: folder,
          emptyOutDir: false,
          target: 'es2022',
          rolldownOptions: {
            input: join(root, 'src/offline/sw.ts'),
            output: { format: 'iife', entryFileNames: WORKER },
          },
        },
      });
    },
  };
}
