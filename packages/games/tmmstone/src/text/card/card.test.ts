/** Every card says in both languages what its data say. */
import { fileURLToPath } from 'node:url';
import { checkGolden } from '@kolbiste/testkit';
import { expect, test } from 'vitest';
import { cards } from '../../cards/all.ts';
import { LANGS, NAME_SETS, nameBook, nameOf } from '../../cards/names.ts';
import type { Card } from '../../cards/types.ts';
import { cardLines, cardText } from './index.ts';

/** What a text has to tell: everything that acts, without the figures and names that stand elsewhere on the card. */
const acting = ({ keywords, until, uses, statics, effects }: Card): string =>
  JSON.stringify([keywords ?? [], until ?? '', uses ?? 0, statics ?? [], effects ?? []]);

const silent = (card: Card): boolean =>
  card.keywords === undefined && card.statics === undefined && card.effects === undefined;

const NAMING =
  /^(card|summon|give|into|transform|shuffleCards|discardCards|flipInto|playedInGame|summonedInGame|diedInGame|inHand|doubleGiven)$/;

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
    .map(([card, text]) => `${card.key}: ${text}`);

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
    return before !== acting(card);
  });
  expect(twice).toEqual([]);
});

test.each(LANGS)(
  'the cards that a text speaks of bear their names of the set, and no others are named (%s)',
  (lang) => {
    const labels = ['Při zahrání', 'Hybnost', 'Při smrti', 'When played', 'Momentum', 'On death', 'Can attack at once'];
    for (const names of NAME_SETS) {
      const known = new Set(Object.values(nameBook(names)).map((name) => name[lang]));
      for (const card of cards) {
        const text = cardText(card, lang, names);
        const needed = spokenOf([card.statics, card.effects]).map((id) => nameOf(id, lang, names));
        expect(needed.filter((name) => name === '' || !text.includes(name))).toEqual([]);
        const quoted = [...text.matchAll(lang === 'cs' ? /„([^“]*)“/g : /“([^”]*)”/g)].map((match) => match[1]);
        expect(quoted.filter((name) => !known.has(name) && !labels.includes(name))).toEqual([]);
      }
    }
  },
);

test('the lines of a card are its keywords, its standing texts and its effects', () => {
  for (const card of cards) {
    const { keywords = [], statics = [], effects = [] } = card;
    for (const lang of LANGS) {
      const is = cardLines(card, lang, 'neutral').map((line) => line.is);
      expect(is.filter((each) => each === 'keywords').length).toBe(keywords.length > 0 ? 1 : 0);
      expect(is.filter((each) => each === 'static').length).toBe(statics.length);
      expect(is.filter((each) => each === 'trigger').length).toBe(effects.length);
    }
  }
});

test.each(LANGS)('figures of the data stand in the text (%s)', (lang) => {
  const figures = (card: Card): string[] =>
    [...JSON.stringify(card.effects ?? []).matchAll(/"(?:damage|draw|heal|pay|count)":(\d+)/g)].map(
      (match) => match[1],
    );
  const missing = failing(lang, (card, text) =>
    figures(card).some((n) => n !== '1' && !new RegExp(`(^|\\D)${n}(\\D|$)`).test(text)),
  );
  expect(missing).toEqual([]);
});

test('all cards read as they were read through', () => {
  const told = cards
    .filter((card) => !silent(card))
    .map((card) => {
      const name = LANGS.map((lang) => nameOf(card.id, lang, 'neutral')).join(' / ');
      const texts = LANGS.map((lang) => `  ${cardText(card, lang, 'neutral')}`);
      return [`${card.id} ${name}`, ...texts].join('\n');
    });
  const golden = fileURLToPath(new URL('golden.txt', import.meta.url));
  expect(() => checkGolden(golden, `${told.join('\n')}\n`)).not.toThrow();
});
