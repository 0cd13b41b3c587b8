/** Beside every text of a build the same text packed, so that a server need only choose: brotli, and gzip for who lacks it. */
import { readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Pictures and fonts are packed already. */
const TEXT = /\.(?:html|js|css|svg|json|webmanifest|txt|map)$/;
const PACKED = /\.(?:br|gz)$/;
/** What a first visit fetches before all else, and is worth trying more than once. */
const FIRST = /^(?:page|engine\.worker)-/;
const LARGE_BYTES = 200_000;
/**
 * In what blocks (a power of two; 0 = as brotli would choose) and with what codes for distances (postfix, direct) it is
 * packed. Which of them makes it smallest is a matter of luck, of the names of other chunks even, and up to 160 bytes.
 */
const USUAL = [[0, 0, 0]] as const;
const TRIED = [
  [16, 0, 0],
  [16, 0, 1],
  [16, 1, 0],
  [17, 0, 0],
  [17, 0, 1],
] as const;
/** Below it nothing is gained: it fits into one packet of the network anyway. */
const LEAST_BYTES = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The smallest that brotli makes of it. */
async function smallest(text: Buffer, name: string): Promise<Buffer> {
  const usual = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  const tries = FIRST.test(name) && text.length >= LARGE_BYTES ? TRIED : USUAL;
  const made = await Promise.all(
    tries.map(([block, postfix, direct]) =>
      brotli(text, {
        params: {
          ...usual,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
          [constants.BROTLI_PARAM_LGBLOCK]: block,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
          [constants.BROTLI_PARAM_NDIRECT]: direct << postfix,
        },
      }),
    ),
  );
  return made.reduce((a, b) => (b.length < a.length ? b : a));
}

async function pack(path: string): Promise<void> {
  const text = await readFile(path);
  if (text.length < LEAST_BYTES) return;
  const [br, gz] = await Promise.all([
    smallest(text, basename(path)),
    zip(text, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([
    br.length < text.length ? writeFile(`${path}.br`, br) : undefined,
    gz.length < text.length ? writeFile(`${path}.gz`, gz) : undefined,
  ]);
}

/** Packs every text in a folder and below; what was packed before is made anew. */
export async function packAll(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.filter((path) => PACKED.test(path)).map((path) => rm(path)));
  await Promise.all(files.filter((path) => TEXT.test(path)).map(pack));
}

/** Comes after whatever else adds files to a build. */
export function packed(): Plugin {
  let folder = '';
  return {
    name: 'kolbiste-packed',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: { order: 'post', sequential: true, handler: () => packAll(folder) },
  };
}
