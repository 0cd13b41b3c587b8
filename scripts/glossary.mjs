/** One Czech word for each term of a game: what stands in `glossary.json` of the game, held against everything it says. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** @typedef {{term: string, en: string, not: string[], but?: string[]}} Term */

/** Where each game speaks Czech. What the page says of every game stands with the game of its first table. */
export const PLACES = {
  'scratch-wars': [
    'docs/rules/scratch-wars.md',
    'docs/scratch-wars-rulings.md',
    'packages/games/scratch-wars/src',
    'packages/cli/src/games/scratch-wars',
    'packages/web/src/i18n/cs',
    'packages/web/src/table',
    'README.cs.md',
  ],
  tmmstone: [
    'docs/rules/tmmstone.md',
    'packages/games/tmmstone/src',
    'packages/cli/src/games/tmmstone',
    'packages/web/src/i18n/cs/stone.json',
    'packages/web/src/stone',
  ],
  lotr: [
    'docs/rules/lotr.md',
    'docs/lotr-cards.md',
    'docs/lotr-combat.md',
    'packages/games/lotr/src',
    'packages/cli/src/games/lotr',
    'packages/web/src/i18n/cs/rings.json',
    'packages/web/src/rings',
  ],
};

/** Words of other games, and names of cards. */
const OTHERS = { 'scratch-wars': /i18n\/cs\/(stone|rings)\.json$/, tmmstone: /^$/, lotr: /^$/ };
const NO_WORDS = /(names|glossary|keys)\.json$|names\.ts$/;

/** @param {keyof typeof PLACES} game @returns {Term[]} */
export const glossaryOf = (game) =>
  JSON.parse(readFileSync(`${root}/packages/games/${game}/src/glossary.json`, 'utf8'));

/** `vůl*` is every word that begins so; words are found whole, in capitals or not. @param {string} form */
const pattern = (form) =>
  new RegExp(
    `(?<!\\p{L})${form.replace(/[.?+()[\]{}|\\^$]/g, '\\$&').replaceAll('*', '\\p{L}*')}${/\p{L}$/u.test(form) ? '(?!\\p{L})' : ''}`,
    'giu',
  );

/**
 * The words of a text that the glossary does not have.
 * @param {Term[]} glossary @param {string} text
 * @returns {string[]} each with the term that is meant
 */
export function clashes(glossary, text) {
  return glossary.flatMap(({ term, not, but = [] }) => {
    const rest = but.reduce((t, phrase) => t.replace(pattern(phrase), ''), text);
    return not.flatMap((form) => [...rest.matchAll(pattern(form))].map((found) => `${found[0]} (${term})`));
  });
}

/** Everything a program may say: its strings, without comments. @param {string} text @param {string} path */
function strings(text, path) {
  /** @type {string[]} */
  const out = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      node.kind === ts.SyntaxKind.TemplateHead
    )
      out.push(/** @type {ts.LiteralLikeNode} */ (node).text);
    if (ts.isJsxText(node)) out.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return out;
}

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  if (!statSync(`${root}/${path}`).isDirectory()) return [path];
  return readdirSync(`${root}/${path}`).flatMap((name) => filesUnder(`${path}/${name}`));
}

/** @param {string} path @returns {string[]} the Czech and other texts of a file, one by one */
function textsIn(path) {
  const text = readFileSync(`${root}/${path}`, 'utf8');
  return /\.tsx?$/.test(path) ? strings(text, path) : text.split('\n');
}

/**
 * Every clashing word of a game, with its file.
 * @param {keyof typeof PLACES} game
 */
export function clashesOf(game) {
  const glossary = glossaryOf(game);
  return PLACES[game]
    .flatMap(filesUnder)
    .filter((path) => /\.(tsx?|json|md|txt)$/.test(path) && !NO_WORDS.test(path) && !OTHERS[game].test(path))
    .flatMap((path) => textsIn(path).flatMap((text) => clashes(glossary, text).map((word) => `${path}: ${word}`)));
}
