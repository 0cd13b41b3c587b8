/** A card of The Lord of the Rings in words: its head, figures and traits. */

import { inventor, keyFrom } from '@kolbiste/cardkit/invented';
import type { Canvas, Lang, NameSet } from '@kolbiste/gamekit/desk';
import { say, wrapped } from '@kolbiste/gamekit/desk';
import type { Card } from '../src/index.ts';
import { cardKey, cardOf, cards, nameOf } from '../src/index.ts';
import { INVENTED_WORDS, KEYWORD_WORDS, SPHERE_WORDS, TYPE_WORDS, traitWord } from '../src/texts.ts';
import { textLines } from './engine.ts';
import { TABLE } from './words.ts';

export const quoted = (id: number, lang: Lang, names: NameSet): string =>
  lang === 'cs' ? `„${nameOf(id, lang, names)}“` : `“${nameOf(id, lang, names)}”`;

/** What scenarios and options call a card. */
const keyOf = (id: number): string => `#${id}`;

/** A text that speaks of cards or traits, put into invented names: scenarios do so by keys made of the real ones. */
export const invented = inventor([
  ...INVENTED_WORDS,
  ...cards.flatMap(({ id }): [string, string][] => [
    [cardKey(id), keyFrom(nameOf(id, 'en', 'neutral'))],
    ...(['cs', 'en'] as const).map((lang): [string, string] => [nameOf(id, lang, 'real'), nameOf(id, lang, 'neutral')]),
  ]),
]);

export const typeWord = (card: Card, lang: Lang): string => TYPE_WORDS[card.type].one[lang];

/** Type, sphere, traits and keywords. */
export function sortWords(card: Card, lang: Lang, names: NameSet): string {
  const sphere = card.sphere === undefined ? [] : [SPHERE_WORDS[card.sphere][lang]];
  const traits = (card.traits ?? []).map((trait) => traitWord(trait, lang, names)).join(', ');
  const keywords = (card.keywords ?? []).map((word) => KEYWORD_WORDS[word][lang]).join(', ');
  const unique = card.unique === true ? [say(lang, TABLE.unique)] : [];
  return [typeWord(card, lang), ...sphere, ...unique, traits, keywords].filter((text) => text !== '').join(' · ');
}

/** The printed figures. */
export function figureWords(card: Card, lang: Lang): string {
  const given: [keyof typeof TABLE, number | string | undefined][] = [
    ['cost', card.cost],
    ['threatCost', card.threatCost],
    ['engagement', card.engagement],
    ['threat', card.threat],
    ['willpower', card.willpower],
    ['attack', card.attack],
    ['defense', card.defense],
  ];
  const words = given.flatMap(([word, n]) => (n === undefined ? [] : [say(lang, TABLE[word], { n })]));
  const { hitPoints, questPoints } = card;
  if (hitPoints !== undefined) words.push(say(lang, TABLE.hitPoints, { n: hitPoints, most: hitPoints }));
  if (questPoints !== undefined) words.push(say(lang, TABLE.points, { n: questPoints }));
  return words.join(' · ');
}

/** A whole card: name, sort, figures, text. */
export function wholeCard(id: number, { lang, names, width, paint }: Canvas): string[] {
  const card = cardOf(id);
  if (card === undefined) return [];
  return [
    ...wrapped(`${quoted(id, lang, names)} (${keyOf(id)})`, width, '  ', '     ').map((line) => paint('strong', line)),
    ...wrapped(sortWords(card, lang, names), width, '  ', '     '),
    ...wrapped(figureWords(card, lang), width, '  ', '     '),
    ...textLines(id, lang, names).flatMap((line) => wrapped(line, width, '  ', '     ')),
  ].filter((line) => line.trim() !== '');
}
