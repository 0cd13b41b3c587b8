/** Every card says in both languages what its data say. */
import { fileURLToPath } from 'node:url';
import { checkGolden } from '@kolbiste/testkit';
import { expect, test } from 'vitest';
import { cards } from '../../cards/all.ts';
import { LANGS, NAME_SETS, nameBook, nameOf } from '../../cards/names.ts';
import type { Card } from '../../cards/types.ts';
import { cardLines, cardText } from './index.ts';

/** What a text has to tell: everything that acts, without the figures and names that stand elsewhere on the card. */
const acting = ({ type, keywords, doomed, victory, attach, payers, abilities }: Card): string =>
  JSON.stringify([type, keywords, doomed, victory, attach, payers, abilities]);

const silent = ({ keywords, doomed, victory, attach, abilities }: Card): boolean =>
  [keywords, doomed, victory, attach, abilities].every((part) => part === undefined);

const NAMING = /^(card|hostIs|notWhile)$/;

/** The numbers of the cards that a card speaks of. */
function spokenOf(part: unknown): number[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([word, value]) =>
    NAMING.test(word) && typeof value === 'number' ? [value] : spokenOf(value),
  );
}

/** The cards whose text fails, with their texts. */
const failing = (lang: 'cs' | 'en', fails: (card: Card, text: string) => boolean): string[] =>
  cards
    .map((card): [Card, string] => [card, cardText(card, lang, 'neutral')])
    .filter(([card, text]) => fails(card, text))
    .map(([card, text]) => `${card.id}: ${text}`);

test.each(LANGS)('texts are whole sentences of a sane length (%s)', (lang) => {
  expect(failing(lang, (card, text) => (text === '') !== silent(card))).toEqual([]);
  const odd = /undefined|null|NaN|\[object| {2}| [.,;]|[.,;]{2}|~|\||\. \p{Ll}/u;
  expect(failing(lang, (_card, text) => odd.test(text))).toEqual([]);
  expect(failing(lang, (_card, text) => text !== '' && !/^\p{Lu}.*\.$/u.test(text))).toEqual([]);
  expect(failing(lang, (_card, text) => text.length > 340)).toEqual([]);
});

test.each(LANGS)('cards that act differently never read the same (%s)', (lang) => {
  const said = new Map<string, string>();
  const twice = failing(lang, (card, text) => {
    const before = said.get(text) ?? acting(card);
    said.set(text, before);
    return text !== '' && before !== acting(card);
  });
  expect(twice).toEqual([]);
});

test.each(LANGS)('a text names the cards it speaks of by the set of names, and no others (%s)', (lang) => {
  for (const names of NAME_SETS) {
    const known = new Set(Object.values(nameBook(names)).map((name) => name[lang]));
    for (const card of cards) {
      const text = cardText(card, lang, names);
      const needed = spokenOf(card.abilities).map((id) => nameOf(id, lang, names));
      expect(needed.filter((name) => name === '' || !text.includes(name))).toEqual([]);
      const quoted = [...text.matchAll(lang === 'cs' ? /„([^“]*)“/g : /“([^”]*)”/g)].map((match) => match[1]);
      expect(quoted.filter((name) => !known.has(name) && !/^(po odhalení|when revealed)$/.test(name))).toEqual([]);
    }
  }
});

test('the lines of a card are its keywords, its host and its abilities', () => {
  for (const card of cards) {
    const { keywords, victory, attach, payers, abilities = [] } = card;
    const before = [keywords ?? victory, attach, payers].filter((part) => part !== undefined).length;
    for (const lang of LANGS) expect(cardLines(card, lang, 'neutral').length).toBe(before + abilities.length);
  }
});

test.each(LANGS)('figures of the data stand in the text (%s)', (lang) => {
  const figures = (card: Card): string[] =>
    [
      ...JSON.stringify(card.abilities ?? []).matchAll(
        /"(?:damage|draw|heal|pay|threat|progress|attack|n|search|staysExhausted)":-?(\d+)/g,
      ),
    ].map((match) => match[1]);
  const missing = failing(lang, (card, text) =>
    figures(card).some((n) => !new RegExp(`(^|\\D)${n}(\\D|$)`).test(text)),
  );
  expect(missing).toEqual([]);
});

test('all cards read as they were read through', () => {
  const told = [...cards]
    .sort((a, b) => a.id - b.id)
    .map((card) => {
      const name = LANGS.map((lang) => nameOf(card.id, lang, 'neutral')).join(' / ');
      const texts = LANGS.map((lang) => `  ${cardText(card, lang, 'neutral') || '-'}`);
      return [`${card.id} ${name}`, ...texts].join('\n');
    });
  const golden = fileURLToPath(new URL('golden.txt', import.meta.url));
  expect(() => checkGolden(golden, `${told.join('\n')}\n`)).not.toThrow();
});
