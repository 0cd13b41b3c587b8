/** Words of the page, by language and page: only those in use are fetched. */
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Lang } from '../state/settings.ts';
import { useSettings } from '../state/settings.ts';

type Words = { default: Record<string, unknown> };
const files = import.meta.glob<Words>('./{cs,en}/*.json');
const inUse = new Set<string>();

async function load(lang: Lang, part: string): Promise<void> {
  if (i18next.hasResourceBundle(lang, part)) return;
  const file = files[`./${lang}/${part}.json`];
  if (file === undefined) throw new Error(`no words ${lang}/${part}`);
  i18next.addResourceBundle(lang, part, (await file()).default, true, true);
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

/** Starts with the words that every page needs. */
export async function startWords(): Promise<void> {
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
  await words('ui');
  await speak(lang);
  useSettings.subscribe((now, before) => {
    if (now.lang !== before.lang) void speak(now.lang);
  });
}
