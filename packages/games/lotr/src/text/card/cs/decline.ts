/** Czech nouns and what agrees with them. */
import type { CardType } from '../../../vocabulary.ts';

export const CASES = ['nom', 'gen', 'dat', 'acc', 'ins'] as const;
export type Case = (typeof CASES)[number];
/** Masculine animate and inanimate, feminine, neuter. */
type Gender = 'm' | 'i' | 'f' | 'n';
export type Noun = CardType | 'character' | 'card' | 'stage';

/** Gender, and the singular in the order of the cases. */
const NOUNS: Readonly<Record<Noun, readonly [Gender, string]>> = {
  hero: ['m', 'hrdina hrdiny hrdinovi hrdinu hrdinou'],
  ally: ['m', 'spojenec spojence spojenci spojence spojencem'],
  attachment: ['i', 'doplněk doplňku doplňku doplněk doplňkem'],
  event: ['f', 'událost události události událost událostí'],
  enemy: ['m', 'nepřítel nepřítele nepříteli nepřítele nepřítelem'],
  location: ['n', 'místo místa místu místo místem'],
  treachery: ['f', 'léčka léčky léčce léčku léčkou'],
  objective: ['i', 'úkol úkolu úkolu úkol úkolem'],
  quest: ['f', 'výprava výpravy výpravě výpravu výpravou'],
  character: ['f', 'postava postavy postavě postavu postavou'],
  card: ['f', 'karta karty kartě kartu kartou'],
  stage: ['f', 'etapa etapy etapě etapu etapou'],
};

const HARD = { m: 'ý ého ému ého ým', i: 'ý ého ému ý ým', f: 'á é é ou ou', n: 'é ého ému é ým' } as const;
const SOFT = { m: 'í ího ímu ího ím', i: 'í ího ímu í ím', f: 'í í í í í', n: 'í ího ímu í ím' } as const;

type Forms = Readonly<Record<Gender, string>>;

const mine = (stem: string): Forms => ({
  m: `${stem}ůj ${stem}ého ${stem}ému ${stem}ého ${stem}ým`,
  i: `${stem}ůj ${stem}ého ${stem}ému ${stem}ůj ${stem}ým`,
  f: `${stem}oje ${stem}é ${stem}é ${stem}ou ${stem}ou`,
  n: `${stem}oje ${stem}ého ${stem}ému ${stem}oje ${stem}ým`,
});

/** Words with forms of their own. */
const WORDS = {
  tvůj: mine('tv'),
  svůj: mine('sv'),
  ten: { m: 'ten toho tomu toho tím', i: 'ten toho tomu ten tím', f: 'ta té té tu tou', n: 'to toho tomu to tím' },
  tento: {
    m: 'tento tohoto tomuto tohoto tímto',
    i: 'tento tohoto tomuto tento tímto',
    f: 'tato této této tuto touto',
    n: 'toto tohoto tomuto toto tímto',
  },
  jeden: {
    m: 'jeden jednoho jednomu jednoho jedním',
    i: 'jeden jednoho jednomu jeden jedním',
    f: 'jedna jedné jedné jednu jednou',
    n: 'jedno jednoho jednomu jedno jedním',
  },
  sám: {
    m: 'sám samého samému samého samým',
    i: 'sám samého samému sám samým',
    f: 'sama samé samé samu samou',
    n: 'samo samého samému samo samým',
  },
} as const satisfies Readonly<Record<string, Forms>>;

const PRONOUNS = { m: 'on ho mu ho jím', i: 'on ho mu ho jím', f: 'ona jí jí ji jí', n: 'ono ho mu ho jím' } as const;

const form = (forms: string, c: Case): string => forms.split(' ')[CASES.indexOf(c)];

/** "ho", "jí", "mu". */
export const pronoun = (noun: Noun, c: Case): string => form(PRONOUNS[NOUNS[noun][0]], c);

export const declined = (noun: Noun, c: Case): string => form(NOUNS[noun][1], c);

/** What stands before a noun, or agrees with it: one of the words above, or an adjective in -ý or -í. */
export function agree(word: string, noun: Noun, c: Case): string {
  const [g] = NOUNS[noun];
  if (Object.hasOwn(WORDS, word)) return form(WORDS[word as keyof typeof WORDS][g], c);
  const endings = word.endsWith('ý') ? HARD : SOFT;
  return word.slice(0, -1) + form(endings[g], c);
}

/** The form that a number asks for: 1 karta, 2 karty, 5 karet. */
export function byNumber(n: number, single: string, few: string, many: string): string {
  if (n === 1) return single;
  return n >= 2 && n <= 4 ? few : many;
}
