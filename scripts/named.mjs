// Who names a game? Only its own folder may; everything else goes through the list of games. What still does is listed
// in named.json, and that list may only shrink.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from './games.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Where no file may name a game; the tests of the page in a browser play them. */
const SHELLS =
  'packages/{kernel,testkit,gamekit,cardkit,tablekit,bots,wire,server,cli}/**|packages/web/{src,test}/**|packages/web/vite.config.ts|bench/**|scripts/**'.split(
    '|',
  );
const CODE = /\.(ts|tsx|mjs|cjs|json)$/;
const LIST = 'scripts/named.json';

/** @param {string} text */
const quoted = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A title without what follows its first sign, and without its article. @param {string} title */
const short = (title) => title.replace(/[:,].*$/, '').replace(/^The /, '');

/**
 * What a game is called: its id however it is joined, its titles, the mark of its citations.
 * @param {{ readonly id: string, readonly title: { readonly cs: string, readonly en: string }, readonly mark: string }} game
 */
export function namesOf({ id, title, mark }) {
  const joined = id.split('-').map(quoted).join('[-_ ]?');
  const titles = [title.cs, title.en].map((each) => quoted(short(each)));
  return new RegExp([joined, ...titles, `\\[${quoted(mark)} `].join('|'), 'i');
}

const NAMES = games.map(({ manifest }) => namesOf(manifest));

/** Whether a path or a text names a game of the house. @param {string} text */
export const namesAGame = (text) => NAMES.some((names) => names.test(text));

/** The files that may still name one; what ends with a slash is a folder. @returns {string[]} */
export const listed = () => JSON.parse(readFileSync(join(root, LIST), 'utf8'));

/** The files outside the games' folders that name a game. */
export function naming() {
  return globSync(SHELLS, { cwd: root, exclude: (path) => /(^|[\\/])(node_modules|dist|test-results)$/.test(path) })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => CODE.test(path) && path !== LIST)
    .filter((path) => namesAGame(path) || namesAGame(readFileSync(join(root, path), 'utf8')))
    .sort();
}

/**
 * What is wrong with a list: files that name a game and are not on it, and entries behind which nobody does any more.
 * @param {readonly string[]} files those that name one
 * @param {readonly string[]} list
 */
export function compared(files, list) {
  const covers = (/** @type {string} */ entry, /** @type {string} */ file) =>
    entry.endsWith('/') ? file.startsWith(entry) : file === entry;
  return {
    unlisted: files.filter((file) => !list.some((entry) => covers(entry, file))),
    idle: list.filter((entry) => !files.some((file) => covers(entry, file))),
  };
}
