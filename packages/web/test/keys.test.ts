import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const PACKAGES = fileURLToPath(new URL('../..', import.meta.url));
const LANGS = ['cs', 'en'] as const;

type Words = { readonly [key: string]: string | Words };

const words = new Map<string, Words>();
const DICTIONARIES = ['tablekit/src/{i18n,plain/words}/*/*.json', 'games/*/page/words/*/*.json'];
for (const path of globSync(DICTIONARIES, { cwd: PACKAGES }))
  words.set(
    path.replaceAll('\\', '/').split('/').slice(-2).join('/').replace('.json', ''),
    JSON.parse(readFileSync(join(PACKAGES, path), 'utf8')),
  );

/** What stands at a key: a text, one in its plural forms, or texts below it. */
function stands(lang: string, part: string, key: string): boolean {
  const path = key.split('.');
  const last = path.pop() as string;
  let at: Words | string | undefined = words.get(`${lang}/${part}`);
  for (const step of path) at = typeof at === 'object' ? at[step] : undefined;
  if (typeof at !== 'object') return false;
  return at[last] !== undefined || at[`${last}_other`] !== undefined;
}

const PARTS_OR_KEY = /\{ t \} = useTranslation\(([^)]*)\)|(?<![\w.])t\(\s*(['`])([^'`]*)\2/g;

/** A key as far as it is written out: what is filled in stands below the rest; undefined = nothing is. */
function writtenOut(key: string): string | undefined {
  const filled = key.indexOf('${');
  if (filled < 0) return key;
  const dot = key.lastIndexOf('.', filled);
  return dot > 0 ? key.slice(0, dot) : undefined;
}

/** Keys written out in a source file, each with the parts it may stand in: those that were asked for last above it. */
function keysOf(text: string): { key: string; parts: readonly string[] }[] {
  let parts: string[] | undefined;
  return [...text.matchAll(PARTS_OR_KEY)].flatMap(([, list, , written = '']) => {
    if (list !== undefined) {
      parts = list.trim() === '' ? ['ui'] : [...list.matchAll(/'([^']+)'/g)].map(([, part]) => part);
      return [];
    }
    const [part, own] = written.includes(':') ? written.split(':') : [null, written];
    const key = writtenOut(own);
    const from = part === null ? parts : [part];
    // Parts of whichever game it is are those of its manifest (pages.test.ts).
    return key === undefined || from === undefined || part?.includes('${') === true ? [] : [{ key, parts: from }];
  });
}

it('every key that the page names has its words in both languages', () => {
  const sources = globSync('{web/src,tablekit/src,games/*/page}/**/*.tsx', { cwd: PACKAGES });
  const missing: string[] = [];
  let count = 0;
  for (const file of sources) {
    for (const { key, parts } of keysOf(readFileSync(join(PACKAGES, file), 'utf8'))) {
      count++;
      for (const lang of LANGS)
        if (!parts.some((part) => stands(lang, part, key))) missing.push(`${file}: ${lang} ${parts.join('|')} ${key}`);
    }
  }
  expect(count).toBeGreaterThan(1400);
  expect(missing).toEqual([]);
});
