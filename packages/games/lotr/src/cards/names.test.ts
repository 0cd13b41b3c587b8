import { expect, test } from 'vitest';
import { KEYWORDS, SPHERES, TRAITS, TYPES } from '../vocabulary.ts';
import { cards } from './all.ts';
import { cardCalled, codeOf, listedName } from './find.ts';
import { LANGS, NAME_SETS, nameBook, nameOf } from './names.ts';
import { SETS } from './types.ts';
import { KEYWORD_WORDS, SPHERE_WORDS, setWord, TYPE_WORDS, traitWord } from './words.ts';

test('both books name every card, each by names of its own', () => {
  for (const set of NAME_SETS) {
    expect(
      Object.keys(nameBook(set))
        .map(Number)
        .sort((a, b) => a - b),
    ).toEqual(cards.map(({ id }) => id).sort((a, b) => a - b));
    for (const lang of LANGS) {
      const names = cards.map(({ id }) => nameOf(id, lang, set));
      expect(names.filter((name) => name === '' || name.trim() !== name)).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
    }
  }
  expect(nameOf(999, 'cs', 'real')).toBe('');
});

/** Names that the tale alone knows. */
const OF_THE_TALE =
  /aragorn|gandalf|gondor|rohan|mordor|mirkwood|hvozd|dol guldur|beorn|radagast|l[oó]rien|imladris|erebor|celebr|galadhrim|ungoliant|gléowine|faramir|legolas|gimli|arnor|nekromant|necromancer|hobbit|hobit|istari|noldor|silvan|dúnadan|d[uú]nedain|\borcs?\b|skřet/i;

test('no invented name, trait or set is a real one or speaks of the tale', () => {
  const real = new Set(cards.flatMap(({ id }) => LANGS.map((lang) => nameOf(id, lang, 'real').toLowerCase())));
  const invented = [
    ...cards.flatMap(({ id }) => LANGS.map((lang) => nameOf(id, lang, 'neutral'))),
    ...TRAITS.flatMap((trait) => LANGS.map((lang) => traitWord(trait, lang, 'neutral'))),
    ...SETS.flatMap((set) => LANGS.map((lang) => setWord(set, lang, 'neutral'))),
  ];
  expect(invented.filter((name) => real.has(name.toLowerCase()) || OF_THE_TALE.test(name))).toEqual([]);
});

test('every card is found by each of its names, also without accents and with the set behind it', () => {
  for (const { id } of cards) {
    expect(cardCalled(`#${id}`)).toBe(id);
    expect(cardCalled(codeOf(id))).toBe(id);
    for (const lang of LANGS)
      for (const set of NAME_SETS) {
        const name = nameOf(id, lang, set);
        expect(cardCalled(name)).toBe(id);
        expect(cardCalled(listedName(id, lang, set))).toBe(id);
        expect(cardCalled(name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase())).toBe(id);
      }
  }
  expect(cardCalled('Gandalf (Core Set)')).toBe(73);
  expect(cardCalled('Gandalf (Another Set)')).toBe(0);
});

test('every sphere, trait, keyword, type and set has words in both languages', () => {
  for (const lang of LANGS) {
    const words = [
      ...SPHERES.map((each) => SPHERE_WORDS[each][lang]),
      ...KEYWORDS.map((each) => KEYWORD_WORDS[each][lang]),
      ...TYPES.flatMap((each) => [TYPE_WORDS[each].one[lang], TYPE_WORDS[each].many[lang]]),
    ];
    expect(words.every((word) => word.length > 1)).toBe(true);
    for (const set of NAME_SETS) {
      expect(new Set(TRAITS.map((trait) => traitWord(trait, lang, set))).size).toBe(TRAITS.length);
      expect(new Set(SETS.map((each) => setWord(each, lang, set))).size).toBe(SETS.length);
    }
  }
});
