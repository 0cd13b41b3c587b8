/** Where a thread that plays a game begins: in the file bundled for that game, or in its source. */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inHouse } from './house.ts';

/**
 * @param source of the thread
 * @param game that it plays
 * @returns its bundle, where whoever started us has made sure of one that fits the sources (scripts/boot/bundles.mjs)
 */
export function threadOf(source: URL, game: string): URL {
  const folder = process.env['KOLBISTE_BUNDLES'];
  if (folder === undefined || folder === '') return source;
  const file = join(folder, game, relative(inHouse(''), fileURLToPath(source)).replace(/\.ts$/, '.mjs'));
  return existsSync(file) ? pathToFileURL(file) : source;
}
