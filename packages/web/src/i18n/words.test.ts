import { expect, it } from 'vitest';

type Tree = { readonly [key: string]: string | Tree };
const files = import.meta.glob<Tree>('./{cs,en}/*.json', { eager: true, import: 'default' });

/** All keys with their texts: 'deck.name'. */
function flat(tree: Tree, before = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value] as [string, string]] : flat(value, `${before}${key}.`),
  );
}

const parts = [...new Set(Object.keys(files).map((path) => path.slice(path.lastIndexOf('/') + 1, -'.json'.length)))];
const words = (lang: 'cs' | 'en', part: string) => new Map(flat(files[`./${lang}/${part}.json`] ?? {}));
const PLURAL = /_(one|few|many|other)$/;
const bare = (keys: Iterable<string>) => [...new Set([...keys].map((key) => key.replace(PLURAL, '')))].sort();

it('both languages say the same things', () => {
  for (const part of parts) {
    const keys = (lang: 'cs' | 'en') => ({ part, keys: bare(words(lang, part).keys()) });
    expect(keys('cs')).toEqual(keys('en'));
  }
});

it('what is counted has all the forms of its language, and every form fills in the same', () => {
  const forms = { cs: ['few', 'many', 'one', 'other'], en: ['one', 'other'] } as const;
  const blanks = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].filter((one) => one !== '{{count}}');
  for (const lang of ['cs', 'en'] as const) {
    for (const part of parts) {
      const all = words(lang, part);
      for (const key of bare([...all.keys()].filter((one) => PLURAL.test(one)))) {
        const found = [...all.keys()].filter((one) => PLURAL.test(one) && one.replace(PLURAL, '') === key);
        expect(found.map((one) => one.slice(key.length + 1)).sort(), `${lang}/${part} ${key}`).toEqual(forms[lang]);
        const first = blanks(all.get(`${key}_other`) ?? '').sort();
        for (const one of found) expect(blanks(all.get(one) ?? '').sort(), `${lang}/${part} ${one}`).toEqual(first);
      }
    }
  }
});
