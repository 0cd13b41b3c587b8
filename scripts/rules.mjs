// Makes the key lists and the texts of the program from packages/games/<game>/rules.md.
//   node scripts/rules.mjs           writes them
//   node scripts/rules.mjs --check   fails when they are not what the document says
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gameNamed, ids } from './games.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @typedef {{key: string, class: string, cs: string, en: string, chapter: string, section: string}} Rule */

/**
 * Entries of a rules document. Throws with the line of what is malformed.
 * @param {string} text
 * @returns {Rule[]}
 */
export function readRules(text) {
  /** @type {Rule[]} */
  const rules = [];
  let chapter = '';
  let section = '';
  text.split('\n').forEach((line, i) => {
    /** @param {string} what */
    const fail = (what) => {
      throw new Error(`line ${i + 1}: ${what}`);
    };
    const head = /^### (\S+) ([MDNXR])$/.exec(line);
    const last = rules.at(-1);
    if (line.startsWith('# ')) [chapter, section] = [line.slice(2), ''];
    else if (line.startsWith('## ')) section = line.slice(3);
    else if (head) {
      if (last && !(last.cs && last.en)) fail(`rule ${last.key} lacks a language`);
      if (rules.some((rule) => rule.key === head[1])) fail(`rule ${head[1]} stands twice`);
      rules.push({ key: head[1], class: head[2], cs: '', en: '', chapter, section });
    } else if (line.startsWith('cs: ') && last && !last.cs) last.cs = line.slice(4);
    else if (line.startsWith('en: ') && last && !last.en) last.en = line.slice(4);
    else if (line !== '' && !line.startsWith('<!--')) fail(`neither a heading nor a text: ${line.slice(0, 40)}`);
  });
  return rules;
}

/** @param {unknown[]} list */
const rows = (list) => `[\n${list.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`;

/**
 * The sections in the order of the document: first key and both titles. A chapter that has none is one itself.
 * @param {Rule[]} rules
 */
function sectionsOf(rules) {
  const begins = rules.filter(
    (rule, i) => `${rule.chapter}/${rule.section}` !== `${rules[i - 1]?.chapter}/${rules[i - 1]?.section}`,
  );
  return begins.map((rule) => [rule.key, ...(rule.section || rule.chapter).split(' / ')]);
}

/**
 * The files made from a game's document, by path.
 * @param {string} game
 * @returns {Record<string, string>}
 */
export function made(game) {
  const rules = readRules(readFileSync(`${root}/packages/games/${game}/rules.md`, 'utf8'));
  const keys = rows(rules.map((rule) => [rule.key, rule.class])).replaceAll('","', '", "');
  const texts = rows(rules.map((rule) => [rule.key, rule.cs, rule.en]));
  const folder = `packages/games/${game}/src`;
  return {
    [`docs/rules/${game}.keys.json`]: keys,
    [`${folder}/rules.keys.json`]: keys,
    [`${folder}/rules.text.json`]: texts,
    ...(gameNamed(game).workshop.book.sections
      ? { [`${folder}/rules.sections.json`]: rows(sectionsOf(rules)).replaceAll('","', '", "') }
      : {}),
  };
}

/** Files that are not what the documents say. */
export function stale() {
  return ids.flatMap((game) =>
    Object.entries(made(game))
      .filter(([path, text]) => !existsSync(`${root}/${path}`) || readFileSync(`${root}/${path}`, 'utf8') !== text)
      .map(([path]) => path),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--check')) {
    const old = stale();
    if (old.length > 0)
      console.error(`made from other rules than the documents say: ${old.join(', ')}; run node scripts/rules.mjs`);
    process.exitCode = old.length > 0 ? 1 : 0;
  } else {
    for (const game of ids) {
      for (const [path, text] of Object.entries(made(game))) writeFileSync(`${root}/${path}`, text);
    }
  }
}
