import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { games } from './games.mjs';
import { readRules, stale } from './rules.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** @param {string} path */
const read = (path) => readFileSync(`${root}/${path}`, 'utf8');

/** The book of each game under the mark of its citations. */
const books = games.map(({ id, manifest, workshop }) => ({
  mark: manifest.mark,
  ...workshop.book,
  rules: readRules(read(`packages/games/${id}/rules.md`)),
}));
/** @typedef {(typeof books)[number]} Book */

/**
 * Source and prose of the project, by path.
 * @param {string} folder
 * @returns {Generator<string>}
 */
function* files(folder) {
  for (const entry of readdirSync(`${root}/${folder}`, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.startsWith('.')) continue;
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* files(path);
    else if (/\.(ts|tsx|mjs|md|yaml)$/.test(entry.name)) yield path;
  }
}

/**
 * The keys cited in a text, in square brackets behind the mark of a book.
 * @param {string} text
 * @param {string} mark
 */
function cited(text, mark) {
  const lists = text.matchAll(new RegExp(`(?<!\\\\)\\[${mark} ([^\\]$]+)\\]`, 'g'));
  return [...lists].flatMap(([, list]) => (list ?? '').split(/[ ,]+/));
}

/**
 * A section such as 2.4 or begin, or a range such as 3.4.6-9 or begin.1-5, stands for the paragraphs in it.
 * @param {string} key
 * @param {Book} book
 */
function resolves(key, { rules }) {
  const [from = '', to] = key.split('-');
  const ends = to === undefined ? [from] : [from, to.includes('.') ? to : from.replace(/\d+$/, to)];
  return ends.every((end) => rules.some((rule) => rule.key === end || rule.key.startsWith(`${end}.`)));
}

/**
 * The references in brackets at the end of a ruling.
 * @param {string} text
 */
const references = (text) => (/ \[([^\]]+)\]$/.exec(text)?.[1] ?? '').split(', ');

it('the key lists and texts of the program are made from the documents', () => {
  expect(stale()).toEqual([]);
});

it.each(books)(
  '$mark has $paragraphs paragraphs, $mechanical of them mechanical, and $rulings rulings',
  ({ rules, paragraphs, rulings, mechanical }) => {
    const classes = rules.map((rule) => rule.class);
    expect(classes.filter((name) => name !== 'R')).toHaveLength(paragraphs);
    expect(classes.filter((name) => name === 'R')).toHaveLength(rulings);
    expect(classes.filter((name) => name === 'M')).toHaveLength(mechanical);
  },
);

it.each(books)('rulings of $mark are numbered from 1 and name their paragraphs', (book) => {
  const rulings = book.rules.filter((rule) => rule.class === 'R');
  expect(rulings.map((rule) => rule.key)).toEqual(rulings.map((_, i) => `${book.ruling}${i + 1}`));
  const unlike = rulings.filter(({ cs, en }) => references(cs).join() !== references(en).join());
  expect(unlike.map((rule) => rule.key)).toEqual([]);
  const lost = rulings
    .flatMap(({ key, en }) => references(en).map((each) => [key, each]))
    .filter(([, each]) => !resolves(each ?? '', book));
  expect(lost).toEqual([]);
});

it.each(books)('every ruling that $mark points to is there', ({ rules, ruling }) => {
  const number = new RegExp(`\\b${ruling}\\d+\\b`, 'g');
  const named = rules.flatMap((rule) => `${rule.cs} ${rule.en}`.match(number) ?? []);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((key) => !rules.some((rule) => rule.key === key))).toEqual([]);
});

it.each(books)('every citation of $mark in code, tests and documents resolves', (book) => {
  /** @type {string[]} */
  const lost = [];
  let found = 0;
  for (const path of files('')) {
    for (const key of cited(read(path), book.mark)) {
      found++;
      if (!resolves(key, book)) lost.push(`${path}: ${key}`);
    }
  }
  expect(found).toBeGreaterThanOrEqual(book.cited);
  expect(lost).toEqual([]);
});

it('a citation of what is not there is found out', () => {
  const rules = readRules(['begin.1', 'begin.5', 'key', 'R141'].map((key) => `### ${key} M\ncs: a\nen: b\n`).join(''));
  const book = { ...books[0], mark: 'TOY', rules };
  const lists = ['TOY begin.1, R141', 'TOY begin.1-5 key', 'TOY begin.6, R142', 'TOY begin.1-6 beg', 'TOYS begin.1'];
  const keys = cited(lists.map((list) => `[${list}]`).join(' '), 'TOY');
  expect(keys).toEqual(['begin.1', 'R141', 'begin.1-5', 'key', 'begin.6', 'R142', 'begin.1-6', 'beg']);
  expect(keys.filter((key) => !resolves(key, book))).toEqual(['begin.6', 'R142', 'begin.1-6', 'beg']);
});

it('a malformed document is refused with its line', () => {
  expect(() => readRules('### 1.1 M\ncs: a\nen: b\n### 1.1 M\n')).toThrow('line 4: rule 1.1 stands twice');
  expect(() => readRules('### 1.1 M\ncs: a\n### 1.2 M\n')).toThrow('line 3: rule 1.1 lacks a language');
  expect(() => readRules('nonsense')).toThrow('line 1: neither a heading nor a text');
});
