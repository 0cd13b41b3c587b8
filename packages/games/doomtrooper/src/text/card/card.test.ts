/** Every card that is carried out says in both languages what its data say. */
import { fileURLToPath } from 'node:url';
import { checkGolden } from '@kolbiste/testkit';
import { expect, test } from 'vitest';
import { cards } from '../../cards/all.ts';
import { LANGS, NAME_SETS, nameOf } from '../../cards/names.ts';
import '../../verbs/index.ts';
import { cardText } from './index.ts';

const scripted = cards.filter(({ text }) => text !== undefined);

test('every text is made of whole sentences, in both languages and sets of names', () => {
  for (const lang of LANGS)
    for (const names of NAME_SETS) {
      const odd = scripted.filter((card) => {
        const text = cardText(card, lang, names);
        return text !== '' && (!text.endsWith('.') || /undefined|\bnull\b|  |\[object|~|\^| ,| \./.test(text));
      });
      expect(odd.map(({ id }) => cardText(cards.find((card) => card.id === id) as never, lang, names))).toEqual([]);
    }
});

test('a card that is not carried out says so', () => {
  const card = cards.find(({ text }) => text === undefined);
  expect(card && cardText(card, 'en', 'real')).toContain('This card is not carried out yet.');
});

test('cards with different programs say different things', () => {
  const said = new Map<string, string>();
  const odd: number[] = [];
  for (const { id, kind, set: _, limit: _l, needs: _n, ...rest } of scripted) {
    const card = cards.find((each) => each.id === id) as (typeof cards)[number];
    const text = `${kind} ${card.traits} ${card.figures} ${card.after} ${card.kinds} ${cardText(card, 'en', 'real')}`;
    const data = JSON.stringify(rest);
    if (said.has(text) && said.get(text) !== data) odd.push(id);
    said.set(text, data);
  }
  expect(odd).toEqual([]);
});

test('all cards read as they were read through', () => {
  const told = scripted.map((card) => {
    const name = LANGS.map((lang) => nameOf(card.id, lang, 'neutral')).join(' / ');
    const texts = LANGS.map((lang) => `  ${cardText(card, lang, 'neutral')}`.trimEnd());
    return [`${card.id} ${name}`, ...texts].join('\n');
  });
  const golden = fileURLToPath(new URL('golden.txt', import.meta.url));
  expect(() => checkGolden(golden, `${told.join('\n')}\n`)).not.toThrow();
});
