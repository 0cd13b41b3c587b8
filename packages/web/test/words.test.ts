import { expect, it } from 'vitest';

type Tree = { readonly [key: string]: string | Tree };
const found = import.meta.glob<Tree>(
  [
    '../../tablekit/src/i18n/{cs,en}/*.json',
    '../../tablekit/src/plain/words/{cs,en}/*.json',
    '../../games/*/page/words/{cs,en}/*.json',
  ],
  { eager: true, import: 'default' },
);

/** Language and name of a dictionary: 'cs/ui'. */
const named = (path: string): string => path.split('/').slice(-2).join('/').replace('.json', '');
const files: Readonly<Record<string, Tree>> = Object.fromEntries(
  Object.entries(found).map(([path, tree]) => [named(path), tree]),
);

/** All keys with their texts: 'deck.name'. */
function flat(tree: Tree, before = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value] as [string, string]] : flat(value, `${before}${key}.`),
  );
}

const parts = [...new Set(Object.keys(files).map((path) => path.slice(3)))];
const words = (lang: 'cs' | 'en', part: string) => new Map(flat(files[`${lang}/${part}`] ?? {}));
const PLURAL = /_(one|few|many|other)$/;
const bare = (keys: Iterable<string>) => [...new Set([...keys].map((key) => key.replace(PLURAL, '')))].sort();

it('no two dictionaries of the house are called the same', () => {
  expect(Object.keys(files).length).toBe(Object.keys(found).length);
  expect(parts.length).toBeGreaterThan(15);
});

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

it('what a coach says agrees with any number: none stands before a noun that it counts', () => {
  // What may follow a number in a sentence: 'of', 'and', a verb, or a noun of a number that is never one.
  const after =
    /^(?: (?:z|of|a|and|with|would|to|against|proti|stačí|many|mana|HP|vítězných|promotion|now|gold|polí|fields|%)(?![\p{L}])|[^ ]|$)/u;
  const counts = (text: string): string[] =>
    [...text.matchAll(/\{\{(?!whose)\w+\}\}/g)].flatMap(({ 0: blank, index }) => {
      const rest = text.slice(index + blank.length);
      // 'Z 4 karet' has to be 'ze 4 karet'; 'z 24 polí' stands behind another number.
      const led = /(?<!\}\} )\b[Zz] $/.test(text.slice(0, index));
      return after.test(rest) && !led ? [] : [`${blank}${rest.slice(0, 20)}`];
    });
  for (const part of parts.filter((one) => one.endsWith('-coach')))
    for (const lang of ['cs', 'en'] as const)
      for (const [key, text] of words(lang, part)) expect(counts(text), `${lang}/${part} ${key}`).toEqual([]);
});
