/** One word for each term of a game, in Czech and English: what stands in `glossary.json` of the game, held against everything it says. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { gameNamed, games } from './games.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** @typedef {{term: string, en: string, not: string[], notEn?: string[], but?: string[]}} Term `notEn`: English words that the game says otherwise */

/** Where a game speaks: as every game does, and where it says so itself. @param {string} id */
const placesOf = (id) => [
  `packages/games/${id}/rules.md`,
  `packages/games/${id}/src`,
  `packages/games/${id}/desk`,
  ...gameNamed(id).workshop.speaks,
];

/** @param {string} path @param {string} place a file or a folder */
const within = (path, place) => path === place || path.startsWith(`${place}/`);

/** What lies in one of these places and is another game's. @param {string} id @param {readonly string[]} places */
function othersIn(id, places) {
  const others = games.filter((game) => game.id !== id).flatMap(({ workshop }) => workshop.speaks);
  return others.filter((other) => places.some((place) => other !== place && within(other, place)));
}

/** Names of cards, and of pictures. */
const NO_WORDS = /(names|glossary|keys|glyphs|pictures|credits)\.json$|names\.ts$/;

/** @param {string} game @returns {Term[]} */
export const glossaryOf = (game) =>
  JSON.parse(readFileSync(`${root}/packages/games/${game}/src/glossary.json`, 'utf8'));

/** `vůl*` is every word that begins so; words are found whole, in capitals or not. @param {string} form */
const shape = (form) =>
  `(?<!\\p{L})${form.replace(/[.?+()[\]{}|\\^$]/g, '\\$&').replaceAll('*', '\\p{L}*')}${/\p{L}$/u.test(form) ? '(?!\\p{L})' : ''}`;
/** @param {readonly string[]} forms */
const pattern = (forms) => new RegExp(forms.map(shape).join('|'), 'giu');

/** What is looked for, made once: of all terms together, then of each. @type {WeakMap<Term[], ReturnType<typeof patternsOf>>} */
const known = new WeakMap();
/** @param {Term[]} glossary */
function patternsOf(glossary) {
  const terms = glossary.map(({ term, not, notEn = [], but = [] }) => ({
    term,
    forms: pattern([...not, ...notEn]),
    but: but.length === 0 ? undefined : pattern(but),
  }));
  return { any: pattern(glossary.flatMap(({ not, notEn = [] }) => [...not, ...notEn])), terms };
}

/**
 * The words of a text that the glossary does not have.
 * @param {Term[]} glossary @param {string} text
 * @returns {string[]} each with the term that is meant
 */
export function clashes(glossary, text) {
  const patterns = known.get(glossary) ?? patternsOf(glossary);
  known.set(glossary, patterns);
  // Most texts have none of them.
  if (text.search(patterns.any) < 0) return [];
  return patterns.terms.flatMap(({ term, forms, but }) => {
    const rest = but === undefined ? text : text.replace(but, '');
    return [...rest.matchAll(forms)].map((found) => `${found[0]} (${term})`);
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
 * @param {string} id
 */
export function clashesOf(id) {
  const glossary = glossaryOf(id);
  const places = placesOf(id);
  const others = othersIn(id, places);
  return places
    .flatMap(filesUnder)
    .filter(
      (path) =>
        /\.(tsx?|json|md|txt)$/.test(path) && !NO_WORDS.test(path) && !others.some((other) => within(path, other)),
    )
    .flatMap((path) => textsIn(path).flatMap((text) => clashes(glossary, text).map((word) => `${path}: ${word}`)));
}
