/** Czech nouns and what agrees with them. */
import type { Noun } from '../speech.ts';

export const CASES = ['nom', 'gen', 'dat', 'acc', 'ins'] as const;
export type Case = (typeof CASES)[number];
/** Masculine animate and inanimate, feminine, neuter. */
export type Gender = 'm' | 'i' | 'f' | 'n';

interface Forms {
  g: Gender;
  one: string;
  many: string;
}

/** Forms in the order of the cases. */
const NOUNS: Readonly<Record<Noun, Forms>> = {
  unit: {
    g: 'f',
    one: 'jednotka jednotky jednotce jednotku jednotkou',
    many: 'jednotky jednotek jednotkám jednotky jednotkami',
  },
  character: {
    g: 'f',
    one: 'postava postavy postavě postavu postavou',
    many: 'postavy postav postavám postavy postavami',
  },
  hero: { g: 'm', one: 'hrdina hrdiny hrdinovi hrdinu hrdinou', many: 'hrdinové hrdinů hrdinům hrdiny hrdiny' },
  card: { g: 'f', one: 'karta karty kartě kartu kartou', many: 'karty karet kartám karty kartami' },
  spell: { g: 'n', one: 'kouzlo kouzla kouzlu kouzlo kouzlem', many: 'kouzla kouzel kouzlům kouzla kouzly' },
  experiment: {
    g: 'i',
    one: 'experiment experimentu experimentu experiment experimentem',
    many: 'experimenty experimentů experimentům experimenty experimenty',
  },
  field: { g: 'n', one: 'pole pole poli pole polem', many: 'pole polí polím pole poli' },
  ability: {
    g: 'f',
    one: 'schopnost schopnosti schopnosti schopnost schopností',
    many: 'schopnosti schopností schopnostem schopnosti schopnostmi',
  },
  human: { g: 'm', one: 'člověk člověka člověku člověka člověkem', many: 'lidé lidí lidem lidi lidmi' },
  machine: { g: 'i', one: 'stroj stroje stroji stroj strojem', many: 'stroje strojů strojům stroje stroji' },
  animal: { g: 'n', one: 'zvíře zvířete zvířeti zvíře zvířetem', many: 'zvířata zvířat zvířatům zvířata zvířaty' },
  ghost: { g: 'm', one: 'duch ducha duchovi ducha duchem', many: 'duchové duchů duchům duchy duchy' },
  mutant: {
    g: 'm',
    one: 'mutant mutanta mutantovi mutanta mutantem',
    many: 'mutanti mutantů mutantům mutanty mutanty',
  },
  god: { g: 'm', one: 'bůh boha bohovi boha bohem', many: 'bohové bohů bohům bohy bohy' },
  hacker: {
    g: 'm',
    one: 'hacker hackera hackerovi hackera hackerem',
    many: 'hackeři hackerů hackerům hackery hackery',
  },
  communist: {
    g: 'm',
    one: 'komunista komunisty komunistovi komunistu komunistou',
    many: 'komunisté komunistů komunistům komunisty komunisty',
  },
  giant: { g: 'm', one: 'obr obra obrovi obra obrem', many: 'obři obrů obrům obry obry' },
  troll: { g: 'm', one: 'troll trolla trollovi trolla trollem', many: 'trollové trollů trollům trolly trolly' },
};

const HARD_ONE = { m: 'ý ého ému ého ým', i: 'ý ého ému ý ým', f: 'á é é ou ou', n: 'é ého ému é ým' } as const;
const HARD_MANY = { m: 'í ých ým é ými', i: 'é ých ým é ými', f: 'é ých ým é ými', n: 'á ých ým á ými' } as const;
const SOFT_ONE = { m: 'í ího ímu ího ím', i: 'í ího ímu í ím', f: 'í í í í í', n: 'í ího ímu í ím' } as const;
const SOFT_MANY = { m: 'í ích ím í ími', i: 'í ích ím í ími', f: 'í ích ím í ími', n: 'í ích ím í ími' } as const;

interface Agreeing {
  one: Readonly<Record<Gender, string>>;
  many: Readonly<Record<Gender, string>>;
}

const mine = (stem: string): Agreeing => ({
  one: {
    m: `${stem}ůj ${stem}ého ${stem}ému ${stem}ého ${stem}ým`,
    i: `${stem}ůj ${stem}ého ${stem}ému ${stem}ůj ${stem}ým`,
    f: `${stem}oje ${stem}é ${stem}é ${stem}ou ${stem}ou`,
    n: `${stem}oje ${stem}ého ${stem}ému ${stem}oje ${stem}ým`,
  },
  many: {
    m: `${stem}oji ${stem}ých ${stem}ým ${stem}oje ${stem}ými`,
    i: `${stem}oje ${stem}ých ${stem}ým ${stem}oje ${stem}ými`,
    f: `${stem}oje ${stem}ých ${stem}ým ${stem}oje ${stem}ými`,
    n: `${stem}oje ${stem}ých ${stem}ým ${stem}oje ${stem}ými`,
  },
});

/** Words with forms of their own. */
const WORDS = {
  tvůj: mine('tv'),
  svůj: mine('sv'),
  ten: {
    one: { m: 'ten toho tomu toho tím', i: 'ten toho tomu ten tím', f: 'ta té té tu tou', n: 'to toho tomu to tím' },
    many: { m: 'ti těch těm ty těmi', i: 'ty těch těm ty těmi', f: 'ty těch těm ty těmi', n: 'ta těch těm ta těmi' },
  },
  tento: {
    one: {
      m: 'tento tohoto tomuto tohoto tímto',
      i: 'tento tohoto tomuto tento tímto',
      f: 'tato této této tuto touto',
      n: 'toto tohoto tomuto toto tímto',
    },
    many: {
      m: 'tito těchto těmto tyto těmito',
      i: 'tyto těchto těmto tyto těmito',
      f: 'tyto těchto těmto tyto těmito',
      n: 'tato těchto těmto tato těmito',
    },
  },
  všechen: {
    one: {
      m: 'všechen všeho všemu všeho vším',
      i: 'všechen všeho všemu všechen vším',
      f: 'všechna vší vší všechnu vší',
      n: 'všechno všeho všemu všechno vším',
    },
    many: {
      m: 'všichni všech všem všechny všemi',
      i: 'všechny všech všem všechny všemi',
      f: 'všechny všech všem všechny všemi',
      n: 'všechna všech všem všechna všemi',
    },
  },
  jeden: {
    one: {
      m: 'jeden jednoho jednomu jednoho jedním',
      i: 'jeden jednoho jednomu jeden jedním',
      f: 'jedna jedné jedné jednu jednou',
      n: 'jedno jednoho jednomu jedno jedním',
    },
    many: {
      m: 'jedni jedněch jedněm jedny jedněmi',
      i: 'jedny jedněch jedněm jedny jedněmi',
      f: 'jedny jedněch jedněm jedny jedněmi',
      n: 'jedna jedněch jedněm jedna jedněmi',
    },
  },
  protivníkův: {
    one: {
      m: 'protivníkův protivníkova protivníkovu protivníkova protivníkovým',
      i: 'protivníkův protivníkova protivníkovu protivníkův protivníkovým',
      f: 'protivníkova protivníkovy protivníkově protivníkovu protivníkovou',
      n: 'protivníkovo protivníkova protivníkovu protivníkovo protivníkovým',
    },
    many: {
      m: 'protivníkovi protivníkových protivníkovým protivníkovy protivníkovými',
      i: 'protivníkovy protivníkových protivníkovým protivníkovy protivníkovými',
      f: 'protivníkovy protivníkových protivníkovým protivníkovy protivníkovými',
      n: 'protivníkova protivníkových protivníkovým protivníkova protivníkovými',
    },
  },
} as const satisfies Readonly<Record<string, Agreeing>>;

export type Word = keyof typeof WORDS;

const form = (forms: string, c: Case): string => forms.split(' ')[CASES.indexOf(c)];

export const gender = (noun: Noun): Gender => NOUNS[noun].g;

/** A noun in a case, one or many. */
export const declined = (noun: Noun, many: boolean, c: Case): string => form(NOUNS[noun][many ? 'many' : 'one'], c);

/**
 * What stands before a noun, in its gender, number and case: one of the words above, an adjective in -ý or -í,
 * or "jeho", "jejich", which stay.
 */
export function agree(word: string, noun: Noun, many: boolean, c: Case): string {
  if (word === 'jeho' || word === 'jejich') return word;
  const g = gender(noun);
  const number = many ? 'many' : 'one';
  if (Object.hasOwn(WORDS, word)) return form(WORDS[word as Word][number][g], c);
  const hard = word.endsWith('ý');
  const endings = hard ? (many ? HARD_MANY : HARD_ONE) : many ? SOFT_MANY : SOFT_ONE;
  return word.slice(0, -1) + form(endings[g], c);
}

const PRONOUNS = {
  m: 'on ho mu ho jím',
  i: 'on ho mu ho jím',
  n: 'ono ho mu ho jím',
  f: 'ona jí jí ji jí',
  many: 'ony jich jim je jimi',
} as const;

/** "ho", "jí", "jim" ... */
export const pronoun = (noun: Noun, many: boolean, c: Case): string => form(PRONOUNS[many ? 'many' : gender(noun)], c);
