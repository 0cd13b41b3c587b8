/**
 * Czech and English grammar for generated texts: counted nouns in all cases, agreement of adjectives and verbs, lists,
 * signs. No locale services: the same text in every browser and in Node.
 */

export type Lang = 'cs' | 'en';
export const LANGS = ['cs', 'en'] as const satisfies readonly Lang[];
/** The same text in both languages. */
export interface Bilingual {
  cs: string;
  en: string;
}
export type Gender = 'm' | 'f' | 'n';
export const CASES = ['nom', 'gen', 'dat', 'acc', 'loc', 'ins'] as const;
export type Case = (typeof CASES)[number];

interface Noun {
  gender: Gender;
  /** Six cases of the singular and six of the plural, in the order of CASES. */
  one: string;
  many: string;
  /** English singular and plural. */
  en: readonly [string, string];
}

const NOUNS = {
  life: {
    gender: 'm',
    one: 'život života životu život životě životem',
    many: 'životy životů životům životy životech životy',
    en: ['life', 'life'],
  },
  energy: {
    gender: 'f',
    one: 'energie energie energii energii energii energií',
    many: 'energie energií energiím energie energiích energiemi',
    en: ['energy', 'energy'],
  },
  hero: {
    gender: 'm',
    one: 'hrdina hrdiny hrdinovi hrdinu hrdinovi hrdinou',
    many: 'hrdinové hrdinů hrdinům hrdiny hrdinech hrdiny',
    en: ['hero', 'heroes'],
  },
  weapon: {
    gender: 'f',
    one: 'zbraň zbraně zbrani zbraň zbrani zbraní',
    many: 'zbraně zbraní zbraním zbraně zbraních zbraněmi',
    en: ['weapon', 'weapons'],
  },
  field: {
    gender: 'n',
    one: 'pole pole poli pole poli polem',
    many: 'pole polí polím pole polích poli',
    en: ['field', 'fields'],
  },
  star: {
    gender: 'f',
    one: 'hvězdička hvězdičky hvězdičce hvězdičku hvězdičce hvězdičkou',
    many: 'hvězdičky hvězdiček hvězdičkám hvězdičky hvězdičkách hvězdičkami',
    en: ['star', 'stars'],
  },
  card: {
    gender: 'f',
    one: 'karta karty kartě kartu kartě kartou',
    many: 'karty karet kartám karty kartách kartami',
    en: ['card', 'cards'],
  },
  item: {
    gender: 'f',
    one: 'položka položky položce položku položce položkou',
    many: 'položky položek položkám položky položkách položkami',
    en: ['item', 'items'],
  },
  character: {
    gender: 'm',
    one: 'znak znaku znaku znak znaku znakem',
    many: 'znaky znaků znakům znaky znacích znaky',
    en: ['character', 'characters'],
  },
} as const satisfies Record<string, Noun>;

export type NounId = keyof typeof NOUNS;
export const NOUN_IDS = Object.keys(NOUNS) as NounId[];

/** The noun alone in the form that a number asks for: 1 život, 2 životy, 5 životů; bez 1 života, bez 2 životů. */
export function nounForm(lang: Lang, n: number, noun: NounId, nounCase: Case = 'nom'): string {
  const { one, many, en } = NOUNS[noun];
  const size = Math.abs(n);
  if (lang === 'en') return size === 1 ? en[0] : en[1];
  const at = CASES.indexOf(nounCase);
  if (size === 1) return one.split(' ')[at];
  const counted = (nounCase === 'nom' || nounCase === 'acc') && (size === 0 || size > 4);
  return many.split(' ')[counted ? CASES.indexOf('gen') : at];
}

/** A number with its noun: 'ztratí ' + count('cs', 2, 'life', 'acc') = 'ztratí 2 životy'. */
export function count(lang: Lang, n: number, noun: NounId, nounCase: Case = 'nom'): string {
  return `${plain(n)} ${nounForm(lang, n, noun, nounCase)}`;
}

/** The gender of a Czech noun of this module. */
export function genderOf(noun: NounId): Gender {
  return NOUNS[noun].gender;
}

/** A Czech adjective, given as masculine (-ý or -í), in the nominative singular of the gender. */
export function agree(adjective: string, gender: Gender): string {
  if (!adjective.endsWith('ý')) return adjective;
  return adjective.slice(0, -1) + { m: 'ý', f: 'á', n: 'é' }[gender];
}

/** Czech verb beside a counted subject: 1 and 5 take the singular, 2 to 4 the plural (přibude, přibudou). */
export function verbFor(n: number, singular: string, plural: string): string {
  const size = Math.abs(n);
  return size >= 2 && size <= 4 ? plural : singular;
}

/** A number as printed: with a real minus. */
export function plain(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}

/** A number with its sign always shown, as bonuses are printed. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : plain(n);
}

/** A list in words: 'a, b a c', 'a, b and c'. */
export function listed(lang: Lang, items: readonly string[], word: 'and' | 'or' = 'and'): string {
  if (items.length < 2) return items[0] ?? '';
  const joint = { cs: { and: ' a ', or: ' nebo ' }, en: { and: ' and ', or: ' or ' } }[lang][word];
  return items.slice(0, -1).join(', ') + joint + items[items.length - 1];
}

/** First letter in upper case. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
