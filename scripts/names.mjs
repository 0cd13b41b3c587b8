/** Names that belong to others: they stand in `*.names.json` alone, so that every program can do without them. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gameNamed } from './games.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Where a game could speak of its cards, and of the pages those that all games share. @param {string} game */
const placesOf = (game) => [
  `packages/games/${game}/src`,
  `packages/games/${game}/desk`,
  `packages/games/${game}/page`,
  'packages/cli/src',
  'packages/tablekit/src',
  'packages/web/src',
];

const OF_RULES = /(rules\.(text|chapters)|glossary)\.json$/;
const NO_SOURCE = /\.names\.json$|\.test\.tsx?$|golden\.txt$/;

/**
 * Names of a file by what they name; a file may keep cards, enemies and the like apart.
 * @param {string} game @param {string} set @returns {Record<string, Record<string, string | null>>}
 */
function book(game, set) {
  const rows = JSON.parse(readFileSync(`${root}/packages/games/${game}/src/cards/${set}.names.json`, 'utf8'));
  return Object.fromEntries(
    Object.entries(rows).flatMap(([key, row]) =>
      Object.values(row).every((name) => name !== null && typeof name === 'object')
        ? Object.entries(row).map(([id, names]) => [`${key} ${id}`, names])
        : [[key, row]],
    ),
  );
}

/**
 * Words of the tale beside the cards, such as traits and sets, each with its invented one, where a game has such.
 * @param {string} game @param {'real' | 'neutral'} set @returns {[key: string, words: Record<string, string | null>][]}
 */
function wordBook(game, set) {
  const file = `${root}/packages/games/${game}/src/cards/words.names.json`;
  if (!existsSync(file)) return [];
  const kinds = JSON.parse(readFileSync(file, 'utf8'));
  return Object.values(kinds).flatMap((kind) => Object.entries(kind).map(([key, sets]) => [key, sets[set]]));
}

/** @param {string} game @param {string} set the real ones: the name of the game */
const namesIn = (game, set) =>
  allOf({ ...book(game, set), ...Object.fromEntries(wordBook(game, set === 'neutral' ? set : 'real')) });

/** @param {Record<string, Record<string, string | null>>} names @returns {string[]} */
const allOf = (names) =>
  Object.values(names)
    .flatMap((forms) => Object.values(forms).map((form) => form ?? ''))
    .filter((name) => name.length > 3);

/** @param {string} name */
const asKey = (name) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Without accents and apostrophes, as keys are made. @param {string} name */
const plain = (name) => name.normalize('NFD').replace(/[^A-Za-z0-9 -]/g, '');

/** @param {string} text */
const whole = (text) => `(?<![\\p{L}\\d-])${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d-])`;

/**
 * The real names of a game that no invented name contains, and the keys made of them.
 * @param {string} game
 * @returns {string[]}
 */
export function realNames(game) {
  const invented = namesIn(game, 'neutral').join('\n');
  const said = namesIn(game, game);
  const many = said.filter((name) => /[ -]/.test(name));
  const names = new Set([...said, ...many.map(asKey), ...many.map((name) => asKey(plain(name)))]);
  return [...names].filter((name) => name.length > 3 && !new RegExp(whole(name), 'u').test(invented));
}

/** Names that cannot be mistaken for words of our own: of several words, or with Czech letters. @param {string[]} names */
export const unmistakable = (names) => names.filter((name) => /[ -]/.test(name) || /[^ -~]/.test(name));

/**
 * The names that stand in a text, as whole words.
 * @param {readonly string[]} names
 * @returns {(text: string) => string[]}
 */
export function finder(names) {
  const patterns = new Map(names.map((name) => [name, new RegExp(whole(name), 'u')]));
  return (text) => names.filter((name) => text.includes(name) && patterns.get(name)?.test(text));
}

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  if (!statSync(`${root}/${path}`).isDirectory()) return [path];
  return readdirSync(`${root}/${path}`).flatMap((name) => filesUnder(`${path}/${name}`));
}

/** Real names of a game outside the files of names, each with its file. @param {string} game */
export function strays(game) {
  const find = finder(unmistakable(realNames(game)));
  // A card's key names it in files of decks and positions; what is shown is `keyOf` of the command line.
  const keys = new Set(
    filesUnder(`packages/games/${game}/src/cards`)
      .filter((path) => path.endsWith('.json') && !path.endsWith('.names.json'))
      .flatMap((path) =>
        [...readFileSync(`${root}/${path}`, 'utf8').matchAll(/"key": "([a-z0-9-]+)"/g)].map((m) => m[1]),
      ),
  );
  // A trait's key is the word by which files of cards, old ones too, name it; what is shown is `traitWord`.
  for (const [key] of wordBook(game, 'real')) keys.add(key);
  // Where a card's key, by which scenarios name it, is made of its English name, what is shown is put through `invented`.
  if (gameNamed(game).workshop.keysFromNames)
    for (const { en } of Object.values(book(game, game)))
      for (const name of [en ?? '', plain(en ?? '')]) keys.add(asKey(name));
  return placesOf(game)
    .filter((path) => existsSync(`${root}/${path}`))
    .flatMap(filesUnder)
    .filter((path) => /\.(tsx?|json)$/.test(path) && !NO_SOURCE.test(path))
    .filter((path) => !(gameNamed(game).workshop.rulesNameCards && OF_RULES.test(path)))
    .flatMap((path) =>
      find(readFileSync(`${root}/${path}`, 'utf8'))
        .filter((name) => !keys.has(name))
        .map((name) => `${path}: ${name}`),
    );
}
