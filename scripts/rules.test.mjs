import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readRules, stale } from './rules.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** @param {string} path */
const read = (path) => readFileSync(`${root}/${path}`, 'utf8');

const books = {
  SW: readRules(read('docs/rules/scratch-wars.md')),
  TMM: readRules(read('docs/rules/tmmstone.md')),
  LOTR: readRules(read('docs/rules/lotr.md')),
};
/** @typedef {keyof typeof books} Book */

/** The letter before the number of a ruling. */
const LETTER = { SW: 'R', TMM: 'R', LOTR: 'L' };

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
 * @param {Book} mark
 */
function resolves(key, mark) {
  const [from = '', to] = key.split('-');
  const ends = to === undefined ? [from] : [from, to.includes('.') ? to : from.replace(/\d+$/, to)];
  return ends.every((end) => books[mark].some((rule) => rule.key === end || rule.key.startsWith(`${end}.`)));
}

/**
 * The references in brackets at the end of a ruling.
 * @param {string} text
 */
const references = (text) => (/ \[([^\]]+)\]$/.exec(text)?.[1] ?? '').split(', ');

it('the key lists and texts of the program are made from the documents', () => {
  expect(stale()).toEqual([]);
});

it.each([
  { mark: /** @type {Book} */ ('SW'), paragraphs: 364, rulings: 94, mechanical: 312 },
  { mark: /** @type {Book} */ ('TMM'), paragraphs: 161, rulings: 141, mechanical: 135 },
  { mark: /** @type {Book} */ ('LOTR'), paragraphs: 164, rulings: 110, mechanical: 159 },
])('$mark has $paragraphs paragraphs, $mechanical of them mechanical, and $rulings rulings', (book) => {
  const classes = books[book.mark].map((rule) => rule.class);
  expect(classes.filter((name) => name !== 'R')).toHaveLength(book.paragraphs);
  expect(classes.filter((name) => name === 'R')).toHaveLength(book.rulings);
  expect(classes.filter((name) => name === 'M')).toHaveLength(book.mechanical);
});

it.each(/** @type {Book[]} */ (['SW', 'TMM', 'LOTR']))(
  'rulings of %s are numbered from 1 and name their paragraphs',
  (mark) => {
    const rulings = books[mark].filter((rule) => rule.class === 'R');
    expect(rulings.map((rule) => rule.key)).toEqual(rulings.map((_, i) => `${LETTER[mark]}${i + 1}`));
    const unlike = rulings.filter(({ cs, en }) => references(cs).join() !== references(en).join());
    expect(unlike.map((rule) => rule.key)).toEqual([]);
    const lost = rulings
      .flatMap(({ key, en }) => references(en).map((each) => [key, each]))
      .filter(([, each]) => !resolves(each ?? '', mark));
    expect(lost).toEqual([]);
  },
);

it.each(/** @type {Book[]} */ (['SW', 'TMM', 'LOTR']))('every ruling that %s points to is there', (mark) => {
  const ruling = new RegExp(`\\b${LETTER[mark]}\\d+\\b`, 'g');
  const named = books[mark].flatMap((rule) => `${rule.cs} ${rule.en}`.match(ruling) ?? []);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((key) => !books[mark].some((rule) => rule.key === key))).toEqual([]);
});

it.each([
  { mark: /** @type {Book} */ ('SW'), least: 50 },
  { mark: /** @type {Book} */ ('TMM'), least: 1 },
  { mark: /** @type {Book} */ ('LOTR'), least: 1 },
])('every citation of $mark in code, tests and documents resolves', ({ mark, least }) => {
  /** @type {string[]} */
  const lost = [];
  let found = 0;
  for (const path of files('')) {
    for (const key of cited(read(path), mark)) {
      found++;
      if (!resolves(key, mark)) lost.push(`${path}: ${key}`);
    }
  }
  expect(found).toBeGreaterThanOrEqual(least);
  expect(lost).toEqual([]);
});

it('a citation of what is not there is found out', () => {
  const lists = ['TMM begin.1, R141', 'TMM begin.1-5 key', 'TMM begin.6, R142', 'TMM begin.1-6 beg', 'SW begin.1'];
  const text = lists.map((list) => `[${list}]`).join(' ');
  const keys = cited(text, 'TMM');
  expect(keys).toEqual(['begin.1', 'R141', 'begin.1-5', 'key', 'begin.6', 'R142', 'begin.1-6', 'beg']);
  expect(keys.filter((key) => !resolves(key, 'TMM'))).toEqual(['begin.6', 'R142', 'begin.1-6', 'beg']);
});

it('a malformed document is refused with its line', () => {
  expect(() => readRules('### 1.1 M\ncs: a\nen: b\n### 1.1 M\n')).toThrow('line 4: rule 1.1 stands twice');
  expect(() => readRules('### 1.1 M\ncs: a\n### 1.2 M\n')).toThrow('line 3: rule 1.1 lacks a language');
  expect(() => readRules('nonsense')).toThrow('line 1: neither a heading nor a text');
});
