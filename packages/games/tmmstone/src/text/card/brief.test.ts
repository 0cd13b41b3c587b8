/** Every card can be said in a few words, and those words are about the same figures. */
import { expect, test } from 'vitest';
import { cards } from '../../cards/all.ts';
import { LANGS } from '../../cards/names.ts';
import { VERBS } from '../../verbs/index.ts';
import { cardBrief } from './brief.ts';
import { VERB_BRIEFS } from './brief-words.ts';
import { cardText } from './index.ts';

/** Verbs that are said by more than a word. */
const MADE = ['may', 'grant', 'summon', 'give', 'shuffleCards', 'discardCards'];

test('every verb has a word, and no word is without its verb', () => {
  const named: string[] = VERBS.map(({ name }) => name);
  expect([...Object.keys(VERB_BRIEFS), ...MADE].sort()).toEqual(named.sort());
});

test.each(LANGS)('who has a text has it in a few words, whole and never longer (%s)', (lang) => {
  const wrong = cards.filter((card) => {
    const [text, brief] = [cardText(card, lang, 'neutral'), cardBrief(card, lang)];
    const whole = brief === '' ? text === '' : /^[\p{Lu}\d+−].*\.$/u.test(brief);
    return !whole || /undefined|null|NaN|\[object|…| {2}| [.,;]|[.,;:]{2}|~|±|\(\)/.test(brief) || brief.length > 130;
  });
  expect(wrong.map((card) => `${card.id}: ${cardBrief(card, lang)}`)).toEqual([]);
});

test.each(LANGS)('figures of the data stand in the few words (%s)', (lang) => {
  const figures = (part: unknown): string[] =>
    [...JSON.stringify(part ?? []).matchAll(/"(?:damage|draw|heal|pay|handLimit|slotsTo)":(\d+)/g)].map(
      (match) => match[1],
    );
  const missing = cards.filter((card) =>
    figures(card.effects).some((n) => !new RegExp(`(^|\\D)${n}(\\D|$)`).test(cardBrief(card, lang))),
  );
  expect(missing.map((card) => `${card.id}: ${cardBrief(card, lang)}`)).toEqual([]);
});
