// Runs a game's scenarios against its woven sources, with one switch turned at a time. A child process of pool.mjs:
//   in   {game, sources, on}      first: what to load, and the switch that is on while it loads (-1: none)
//   out  {ready, once, reached}   the switches come to while loading or the first time only, and those that each scenario
//                                 comes to, the quickest first
//   in   {id, only}               one mutant: these scenarios
//   out  {id, killedBy, why, ran, spoilt}
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { switches } from './switches.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** @typedef {{ file: string, text: string }} File */

/**
 * The modules of the game come woven; nothing is written anywhere.
 * @param {Record<string, string>} sources by path, relative to the root
 */
function weaveIn(sources) {
  const byUrl = new Map(Object.entries(sources).map(([file, text]) => [pathToFileURL(join(root, file)).href, text]));
  registerHooks({
    load(url, context, next) {
      const source = byUrl.get(url);
      return source === undefined ? next(url, context) : { format: 'module-typescript', source, shortCircuit: true };
    },
  });
}

/** @type {(file: File) => string} nothing when it holds, otherwise what did not */
let judge = () => '';
/** @type {File[]} */
let files = [];

/** @param {File} file */
function outcome(file) {
  switches.begin();
  try {
    return judge(file);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** @param {string} game */
async function load(game) {
  const kit = await import('@kolbiste/testkit');
  const { GAMES } = await import('@kolbiste/games');
  const manifest = GAMES.find(({ id }) => id === game);
  if (manifest === undefined) throw new Error(`no game "${game}"`);
  const { scenarioAdapter } = await manifest.scenarios();
  const folder = join(root, 'packages/games', game, 'scenarios');
  files = kit.scenarioFiles(folder).map((file) => ({
    file: file.slice(folder.length + 1),
    text: readFileSync(file, 'utf8'),
  }));
  judge = ({ file, text }) => {
    const adapters = [scenarioAdapter];
    const [failure] = kit.runScenarioFile(adapters, join(folder, file), {}, text).failures;
    return failure === undefined ? '' : `${failure.expected}; ${failure.actual}`.slice(0, 300);
  };
}

/** Runs all scenarios unbroken, twice: what is come to the first time only is remembered by the game. */
function survey() {
  const once = new Set(switches.reached());
  const met = files.map((file) => {
    outcome(file);
    const first = switches.reached();
    const from = performance.now();
    const why = outcome(file);
    const took = performance.now() - from;
    if (why !== '') throw new Error(`${file.file} fails while nothing is broken: ${why}`);
    const reached = switches.reached();
    const again = new Set(reached);
    for (const id of first) if (!again.has(id)) once.add(id);
    return { file: file.file, took, reached, ticks: switches.ticks };
  });
  switches.limit = 20 * Math.max(...met.map((each) => each.ticks)) + 100_000;
  met.sort((a, b) => a.took - b.took);
  return { once: [...once], reached: met.map(({ file, reached }) => ({ file, reached })) };
}

/** @param {{ id: number, only: string[] }} order */
function one({ id, only }) {
  const byName = new Map(files.map((file) => [file.file, file]));
  const list = only.flatMap((name) => byName.get(name) ?? []);
  const always = switches.on;
  let killer;
  let why = '';
  let ran = 0;
  for (const file of list) {
    switches.on = id;
    why = outcome(file);
    ran++;
    switches.on = always;
    killer = why === '' ? undefined : file;
    if (killer) break;
  }
  // What a broken game has left in some memory of the module would break those that come after.
  const spoilt = killer !== undefined && always !== id && outcome(killer) !== '';
  process.send?.({ id, killedBy: killer?.file, why, ran, spoilt });
}

/** @param {{ game: string, sources: Record<string, string>, on: number }} order */
async function begin({ game, sources, on }) {
  try {
    weaveIn(sources);
    switches.on = on;
    await load(game);
    process.send?.({ ready: true, ...(on < 0 ? survey() : { once: [], reached: [] }) });
  } catch (error) {
    process.send?.({ ready: false, why: error instanceof Error ? error.message : String(error) });
  }
}

process.on('message', (/** @type {any} */ order) => {
  if (order.sources === undefined) one(order);
  else void begin(order);
});
