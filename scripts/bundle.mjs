// Bundles what plays into one file for each thread and game: `node scripts/bundle.mjs FOLDER`.
//
// In one scope the game's own constants are constants to the engine's compiler, and a call from one module into another is
// a call within one. A file holds one game: of the others it knows that they are not there. What is imported when it is
// needed is imported at once, since what is waited for is wrapped, and what is wrapped is no constant.
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { codeModule } from '@kolbiste/kernel/code';
import { rolldown } from 'rolldown';
import { bundled, THREADS } from './boot/bundles.mjs';
import { gameNamed, ids as games } from './games.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = bundled(root);

const CODE = '\0flow-as-code';
const PLAYS = join('packages', 'kernel', 'src', 'plays.ts');

const AWAITED = /(?<!typeof )\bimport\('(\.[^']+)'\)/g;

/** The page of a game: no thread leads there. */
const SHOWN = /\bimport\('@kolbiste\/[\w-]+\/(?:page|engine)'\)/g;

/**
 * Takes every import that waits for one that does not, but those of other games, and those of the engines that are
 * installed only for the benchmark.
 * @param {string} game
 * @returns {import('rolldown').Plugin}
 */
const atOnce = (game) => ({
  name: 'at-once',
  transform(code, id) {
    if (!id.endsWith('.ts') || id.includes('node_modules')) return undefined;
    /** @type {string[]} */
    const now = [];
    const text = code
      .replace(SHOWN, `Promise.reject(new Error('threads show nothing'))`)
      .replace(AWAITED, (_whole, path) => {
        const file = resolve(dirname(id), path);
        if (games.some((other) => other !== game && new RegExp(`[\\\\/]games[\\\\/]${other}[\\\\/.]`).test(file)))
          return `Promise.reject(new Error('this thread knows ${game} alone'))`;
        if (file.includes('boardgameio')) return `import(${JSON.stringify(pathToFileURL(file).href)})`;
        now.push(`import * as $now${now.length} from '${path}';`);
        return `Promise.resolve($now${now.length - 1})`;
      });
    return now.length === 0 && text === code ? undefined : `${now.join('')}${text}`;
  },
});

/** @param {string} game */
const flowOf = async (game) =>
  game === 'duel'
    ? (await import('../bench/duel/kernel/game.ts')).duelGame.flow
    : (await gameNamed(game).manifest.rules()).game.flow;

/**
 * Games are played by their flow as code (packages/kernel/src/code), which is written here, from the flow itself.
 * @param {string} game
 * @returns {import('rolldown').Plugin}
 */
const byCode = (game) => ({
  name: 'flow-as-code',
  resolveId: (id) => (id === CODE ? id : undefined),
  async load(id) {
    if (id === CODE) return codeModule(await flowOf(game));
    if (relative(root, id) !== PLAYS) return undefined;
    return `import * as code from '${CODE}';
      import { playsByCode } from './code/plays.ts';
      export const playsOf = playsByCode(code);`;
  },
});

/**
 * @param {string} thread
 * @param {string} game
 * @param {string} folder
 */
async function bundle(thread, game, folder) {
  const build = await rolldown({
    input: join(root, thread),
    platform: 'node',
    external: [/^node:/, /^file:/],
    plugins: [atOnce(game), byCode(game)],
    logLevel: 'warn',
  });
  const { output } = await build.write({
    file: join(folder, game, thread.replace(/\.ts$/, '.mjs')),
    format: 'esm',
    codeSplitting: false,
  });
  await build.close();
  const modules = output.flatMap((each) => (each.type === 'chunk' ? each.moduleIds : []));
  const strange = modules
    .filter((id) => !id.includes('\0') && !id.includes('node_modules'))
    .map((id) => relative(root, id).replaceAll('\\', '/'))
    .find((id) => !sources.some((each) => id.startsWith(`${each}/`)));
  if (strange !== undefined)
    throw new Error(`${thread} reads ${strange}, which scripts/boot/bundles.mjs does not count among its sources`);
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('the folder to write to is missing');
for (const [thread, known] of Object.entries(THREADS))
  for (const game of known === 'game' ? games : [...games, 'duel']) await bundle(thread, game, folder);
