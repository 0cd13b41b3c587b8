/** The two languages of the terminal: texts as pairs, figures and plurals as each language writes them. */
import type { Bilingual } from '../words.ts';

export type Lang = 'cs' | 'en';
export const LANGS: readonly Lang[] = ['cs', 'en'];

export type { Bilingual };

/** A text in a language with its places, such as `{name}`, filled in. */
export function say(lang: Lang, text: Bilingual, values: { readonly [place: string]: string | number } = {}): string {
  return text[lang].replace(/\{(\w+)\}/g, (whole, place: string) => {
    const value = values[place];
    return value === undefined ? whole : String(value);
  });
}

/** A figure with a decimal comma in Czech and groups of three digits. */
export function figure(lang: Lang, value: number, digits = 0): string {
  const [whole = '', rest] = Math.abs(value).toFixed(digits).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, lang === 'cs' ? '\u00a0' : ',');
  const sign = value < 0 && Number(value.toFixed(digits)) !== 0 ? '-' : '';
  return `${sign}${grouped}${rest === undefined ? '' : `${lang === 'cs' ? ',' : '.'}${rest}`}`;
}

/** A share as per cent. */
export function percent(lang: Lang, share: number, digits = 1): string {
  return `${figure(lang, share * 100, digits)}${lang === 'cs' ? '\u00a0%' : ' %'}`;
}

/** Czech forms for 1, for 2 to 4, for 0 and 5 and more; English forms for 1 and the rest. */
interface Forms {
  readonly cs: readonly [string, string, string];
  readonly en: readonly [string, string];
}

const NOUNS = {
  action: { cs: ['akce', 'akce', 'akcí'], en: ['action', 'actions'] },
  answer: { cs: ['odpověď', 'odpovědi', 'odpovědí'], en: ['answer', 'answers'] },
  card: { cs: ['karta', 'karty', 'karet'], en: ['card', 'cards'] },
  decision: { cs: ['rozhodnutí', 'rozhodnutí', 'rozhodnutí'], en: ['decision', 'decisions'] },
  deck: { cs: ['balíček', 'balíčky', 'balíčků'], en: ['deck', 'decks'] },
  fault: { cs: ['chyba', 'chyby', 'chyb'], en: ['fault', 'faults'] },
  file: { cs: ['soubor', 'soubory', 'souborů'], en: ['file', 'files'] },
  game: { cs: ['hra', 'hry', 'her'], en: ['game', 'games'] },
  hero: { cs: ['hrdina', 'hrdinové', 'hrdinů'], en: ['hero', 'heroes'] },
  link: { cs: ['článek', 'články', 'článků'], en: ['link', 'links'] },
  pair: { cs: ['dvojice', 'dvojice', 'dvojic'], en: ['pair', 'pairs'] },
  paragraph: { cs: ['paragraf', 'paragrafy', 'paragrafů'], en: ['paragraph', 'paragraphs'] },
  round: { cs: ['kolo', 'kola', 'kol'], en: ['round', 'rounds'] },
  ruling: { cs: ['výklad', 'výklady', 'výkladů'], en: ['ruling', 'rulings'] },
  scenario: { cs: ['scénář', 'scénáře', 'scénářů'], en: ['scenario', 'scenarios'] },
  second: { cs: ['sekunda', 'sekundy', 'sekund'], en: ['second', 'seconds'] },
  step: { cs: ['krok', 'kroky', 'kroků'], en: ['step', 'steps'] },
  weapon: { cs: ['zbraň', 'zbraně', 'zbraní'], en: ['weapon', 'weapons'] },
  worker: { cs: ['vlákno', 'vlákna', 'vláken'], en: ['worker', 'workers'] },
} as const satisfies Record<string, Forms>;

export type Noun = keyof typeof NOUNS;
export const NOUN_NAMES = Object.keys(NOUNS) as Noun[];

/** A whole number with its noun: 1 hra, 3 hry, 5 her; 1 game, 3 games. */
export function counted(lang: Lang, n: number, noun: Noun): string {
  const forms = NOUNS[noun];
  const at = lang === 'en' ? Number(n !== 1) : n === 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2;
  return `${figure(lang, n)} ${forms[lang][at]}`;
}

/** The language that the environment asks for: Czech where the locale begins so, otherwise English. */
export function languageOf(env: { readonly [name: string]: string | undefined }): Lang {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return /^cs(_|-|\.|@|$)/i.test(locale) ? 'cs' : 'en';
}
