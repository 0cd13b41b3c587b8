/** The house with one game more: a copy of the sources, the game's folder in it, and its two lines in the list. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { linkModules } from '../../../../bench/against/checkout.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const GAME = 'high-card';
const SETTINGS = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'vitest.config.ts'];
const COPIED = ['packages', 'scripts', 'bench', 'docs', ...SETTINGS];
const LEFT_OUT = new Set(['node_modules', 'dist', 'test-results', 'e2e', 'sixth']);

/** The list with an import and an entry more. */
function listed(text: string): string {
  const line = `import { manifest as sixth } from './${GAME}/manifest.ts';\n`;
  const at = text.lastIndexOf('import ');
  const end = text.indexOf('\n', at) + 1;
  const more = `${text.slice(0, end)}${line}${text.slice(end)}`.replace(/(GAMES: [^=]*= \[[^\]]+)\]/, '$1, sixth]');
  if (!more.includes(', sixth]')) throw new Error('the list of games has another shape');
  return more;
}

export interface House {
  readonly folder: string;
  remove(): void;
}

export function houseWithSixth(): House {
  const folder = mkdtempSync(join(tmpdir(), 'kolbiste-sixth-'));
  for (const name of COPIED)
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (path) => !LEFT_OUT.has(basename(path)),
    });
  cpSync(fileURLToPath(new URL(GAME, import.meta.url)), join(folder, 'packages/games', GAME), { recursive: true });
  const list = join(folder, 'packages/games/registry.ts');
  writeFileSync(list, listed(readFileSync(list, 'utf8')));
  linkModules(root, folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
