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

/** A key that stands there as it is, or in its plural forms. */
function stands(lang: string, part: string, key: string): boolean {
  const path = key.split('.');
  const last = path.pop() as string;
  let at: Words | string | undefined = words.get(`${lang}/${part}`);
  for (const step of path) at = typeof at === 'object' ? at[step] : undefined;
  if (typeof at !== 'object') return false;
  return at[last] !== undefined || at[`${last}_other`] !== undefined;
}

/** Keys written out in a source file, each with the parts it may stand in. */
function keysOf(text: string): { key: string; parts: readonly string[] }[] {
  const used = [...text.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, list]) =>
    [...list.matchAll(/'([^']+)'/g)].map(([, part]) => part),
  );
  return [...text.matchAll(/\bt\(\s*'([^'$]+)'/g)].map(([, key]) => {
    const [part, own] = key.includes(':') ? key.split(':') : [null, key];
    return { key: own, parts: part === null ? used : [part] };
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
  expect(count).toBeGreaterThan(200);
  expect(missing).toEqual([]);
});
