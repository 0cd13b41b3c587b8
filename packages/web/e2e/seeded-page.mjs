/** A copy of a build in which, and there alone, a worker can be given a seed. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { WORKER_LINES } from './chance.ts';

/**
 * @param {string} build
 * @param {string} page where the copy is laid
 */
export function seededPage(build, page) {
  cpSync(build, page, { recursive: true });
  const assets = join(page, 'assets');
  for (const name of readdirSync(assets)) {
    if (!/\.worker-[\w-]+\.js$/.test(name)) continue;
    const file = join(assets, name);
    const script = Buffer.from(WORKER_LINES + readFileSync(file, 'utf8'));
    writeFileSync(file, script);
    writeFileSync(`${file}.br`, brotliCompressSync(script));
    writeFileSync(`${file}.gz`, gzipSync(script));
  }
}
