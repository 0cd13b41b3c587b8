/** Czech nouns and what agrees with them. A game brings its nouns. */

const CASES = ['nom', 'gen', 'dat', 'acc', 'ins'] as const;
export type Case = (typeof CASES)[number];
/** Masculine animate and inanimate, feminine, neuter. */
export type Gender = 'm' | 'i' | 'f' | 'n';

/** Forms in the order of the cases; without `many` a noun that is only spoken of in the singular. */
export interface NounForms {
  readonly g: Gender;
  readonly one: string;
  readonly many?: string;
}

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
  sám: {
    one: {
      m: 'sám samého samému samého samým',
      i: 'sám samého samému sám samým',
      f: 'sama samé samé samu samou',
      n: 'samo samého samému samo samým',
    },
    many: {
      m: 'sami samých samým samy samými',
      i: 'samy samých samým samy samými',
      f: 'samy samých samým samy samými',
      n: 'sama samých samým sama samými',
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

const PRONOUNS = {
  m: 'on ho mu ho jím',
  i: 'on ho mu ho jím',
  n: 'ono ho mu ho jím',
  f: 'ona jí jí ji jí',
  many: 'ony jich jim je jimi',
} as const;

const form = (forms: string, c: Case): string => forms.split(' ')[CASES.indexOf(c)];

/** A word in the form that stands with a gender, a number and a case: see `agree`. */
function agreeing(word: string, g: Gender, many: boolean, c: Case): string {
  if (word === 'jeho' || word === 'jejich') return word;
  const number = many ? 'many' : 'one';
  if (Object.hasOwn(WORDS, word)) return form(WORDS[word as keyof typeof WORDS][number][g], c);
  const hard = word.endsWith('ý');
  const endings = hard ? (many ? HARD_MANY : HARD_ONE) : many ? SOFT_MANY : SOFT_ONE;
  return word.slice(0, -1) + form(endings[g], c);
}

/** How the nouns of a game are declined. */
export interface Declension<N extends string> {
  gender(noun: N): Gender;
  /** A noun in a case, one or many. */
  declined(noun: N, many: boolean, c: Case): string;
  /**
   * What stands before a noun or agrees with it, in its gender, number and case: one of the words above, an adjective
   * in -ý or -í, or "jeho", "jejich", which stay.
   */
  agree(word: string, noun: N, many: boolean, c: Case): string;
  /** "ho", "jí", "jim" ... */
  pronoun(noun: N, many: boolean, c: Case): string;
}

export function declension<N extends string>(nouns: Readonly<Record<N, NounForms>>): Declension<N> {
  const gender = (noun: N): Gender => nouns[noun].g;
  return {
    gender,
    declined(noun, many, c) {
      const forms = many ? nouns[noun].many : nouns[noun].one;
      if (forms === undefined) throw new Error(`no plural of ${noun}`);
      return form(forms, c);
    },
    agree: (word, noun, many, c) => agreeing(word, gender(noun), many, c),
    pronoun: (noun, many, c) => form(PRONOUNS[many ? 'many' : gender(noun)], c),
  };
}
