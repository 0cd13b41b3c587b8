import { describe, expect, test } from 'vitest';
import {
  agree,
  CASES,
  capital,
  count,
  genderOf,
  listed,
  NOUN_IDS,
  nounForm,
  plain,
  signed,
  verbFor,
} from './grammar.ts';

const NUMBERS = [0, 1, 2, 5];

test('every noun with 0, 1, 2, 5 in both languages', () => {
  const lines = NOUN_IDS.flatMap((noun) => [
    `${noun}: ${NUMBERS.map((n) => count('cs', n, noun)).join(', ')} | ${NUMBERS.map((n) => count('en', n, noun)).join(', ')}`,
  ]);
  expect(lines).toMatchInlineSnapshot(`
    [
      "life: 0 životů, 1 život, 2 životy, 5 životů | 0 life, 1 life, 2 life, 5 life",
      "energy: 0 energií, 1 energie, 2 energie, 5 energií | 0 energy, 1 energy, 2 energy, 5 energy",
      "hero: 0 hrdinů, 1 hrdina, 2 hrdinové, 5 hrdinů | 0 heroes, 1 hero, 2 heroes, 5 heroes",
      "weapon: 0 zbraní, 1 zbraň, 2 zbraně, 5 zbraní | 0 weapons, 1 weapon, 2 weapons, 5 weapons",
      "field: 0 polí, 1 pole, 2 pole, 5 polí | 0 fields, 1 field, 2 fields, 5 fields",
      "star: 0 hvězdiček, 1 hvězdička, 2 hvězdičky, 5 hvězdiček | 0 stars, 1 star, 2 stars, 5 stars",
      "card: 0 karet, 1 karta, 2 karty, 5 karet | 0 cards, 1 card, 2 cards, 5 cards",
      "item: 0 položek, 1 položka, 2 položky, 5 položek | 0 items, 1 item, 2 items, 5 items",
      "character: 0 znaků, 1 znak, 2 znaky, 5 znaků | 0 characters, 1 character, 2 characters, 5 characters",
    ]
  `);
});

test('every noun in every case', () => {
  const lines = NOUN_IDS.map(
    (noun) =>
      `${noun} ${genderOf(noun)}: ${CASES.map((c) => [1, 2, 5].map((n) => nounForm('cs', n, noun, c)).join('/')).join(', ')}`,
  );
  expect(lines).toMatchInlineSnapshot(`
    [
      "life m: život/životy/životů, života/životů/životů, životu/životům/životům, život/životy/životů, životě/životech/životech, životem/životy/životy",
      "energy f: energie/energie/energií, energie/energií/energií, energii/energiím/energiím, energii/energie/energií, energii/energiích/energiích, energií/energiemi/energiemi",
      "hero m: hrdina/hrdinové/hrdinů, hrdiny/hrdinů/hrdinů, hrdinovi/hrdinům/hrdinům, hrdinu/hrdiny/hrdinů, hrdinovi/hrdinech/hrdinech, hrdinou/hrdiny/hrdiny",
      "weapon f: zbraň/zbraně/zbraní, zbraně/zbraní/zbraní, zbrani/zbraním/zbraním, zbraň/zbraně/zbraní, zbrani/zbraních/zbraních, zbraní/zbraněmi/zbraněmi",
      "field n: pole/pole/polí, pole/polí/polí, poli/polím/polím, pole/pole/polí, poli/polích/polích, polem/poli/poli",
      "star f: hvězdička/hvězdičky/hvězdiček, hvězdičky/hvězdiček/hvězdiček, hvězdičce/hvězdičkám/hvězdičkám, hvězdičku/hvězdičky/hvězdiček, hvězdičce/hvězdičkách/hvězdičkách, hvězdičkou/hvězdičkami/hvězdičkami",
      "card f: karta/karty/karet, karty/karet/karet, kartě/kartám/kartám, kartu/karty/karet, kartě/kartách/kartách, kartou/kartami/kartami",
      "item f: položka/položky/položek, položky/položek/položek, položce/položkám/položkám, položku/položky/položek, položce/položkách/položkách, položkou/položkami/položkami",
      "character m: znak/znaky/znaků, znaku/znaků/znaků, znaku/znakům/znakům, znak/znaky/znaků, znaku/znacích/znacích, znakem/znaky/znaky",
    ]
  `);
});

test('other numbers: 4 as 2, 11 and 22 as 5, negative ones by their size', () => {
  expect([4, 11, 22, 100].map((n) => count('cs', n, 'life'))).toEqual([
    '4 životy',
    '11 životů',
    '22 životů',
    '100 životů',
  ]);
  expect([-1, -2, -5].map((n) => count('cs', n, 'life'))).toEqual(['−1 život', '−2 životy', '−5 životů']);
  expect([-1, -2].map((n) => count('en', n, 'star'))).toEqual(['−1 star', '−2 stars']);
});

describe('agreement', () => {
  test('adjectives with each gender', () => {
    expect((['m', 'f', 'n'] as const).map((gender) => agree('ocelový', gender))).toEqual([
      'ocelový',
      'ocelová',
      'ocelové',
    ]);
    expect((['m', 'f', 'n'] as const).map((gender) => agree('lodní', gender))).toEqual(['lodní', 'lodní', 'lodní']);
  });

  test('verbs with numbers', () => {
    expect(NUMBERS.map((n) => verbFor(n, 'přibude', 'přibudou'))).toEqual([
      'přibude',
      'přibude',
      'přibudou',
      'přibude',
    ]);
  });
});

test('signs, lists, capitals', () => {
  expect([-2, 0, 3].map(signed)).toEqual(['−2', '0', '+3']);
  expect([-2, 0, 3].map(plain)).toEqual(['−2', '0', '3']);
  expect(listed('cs', [])).toBe('');
  expect(listed('cs', ['meče'])).toBe('meče');
  expect(listed('cs', ['meče', 'sekery', 'luky'])).toBe('meče, sekery a luky');
  expect(listed('en', ['swords', 'axes'], 'or')).toBe('swords or axes');
  expect(capital('útok')).toBe('Útok');
});
