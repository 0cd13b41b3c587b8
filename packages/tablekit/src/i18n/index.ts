/** Words of the page, by language and page: only those in use are fetched. */
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { teachWords } from '../pages.ts';
import type { Lang } from '../state/settings.ts';
import { useSettings } from '../state/settings.ts';

type Words = { default: Record<string, unknown> };

/** Files of words; a path ends with the language and the name of the part. */
export type Dictionaries = Readonly<Record<string, () => Promise<unknown>>>;

const files = new Map<string, () => Promise<unknown>>();

/** Makes dictionaries known; what is in them is fetched when it is wanted. */
export function addWords(dictionaries: Dictionaries): void {
  for (const [path, file] of Object.entries(dictionaries)) files.set(path.split('/').slice(-2).join('/'), file);
}

addWords(import.meta.glob('./{cs,en}/*.json'));

const inUse = new Set<string>();

async function load(lang: Lang, part: string): Promise<void> {
  if (i18next.hasResourceBundle(lang, part)) return;
  const file = files.get(`${lang}/${part}.json`);
  if (file === undefined) throw new Error(`no words ${lang}/${part}`);
  i18next.addResourceBundle(lang, part, ((await file()) as Words).default, true, true);
}

/** Fetches the words of a part of the page, in the language spoken now. */
export async function words(part: string): Promise<void> {
  inUse.add(part);
  await load(useSettings.getState().lang, part);
}

async function speak(lang: Lang): Promise<void> {
  await Promise.all([...inUse].map((part) => load(lang, part)));
  await i18next.changeLanguage(lang);
  document.documentElement.lang = lang;
}

/** Starts with the words that every page needs, and those of the front page. */
export async function startWords(parts: readonly string[]): Promise<void> {
  const { lang } = useSettings.getState();
  await i18next.use(initReactI18next).init({
    lng: lang,
    fallbackLng: false,
    ns: [],
    defaultNS: 'ui',
    resources: {},
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  teachWords(addWords);
  for (const part of ['ui', ...parts]) inUse.add(part);
  await speak(lang);
  useSettings.subscribe((now, before) => {
    if (now.lang !== before.lang) void speak(now.lang);
  });
}
