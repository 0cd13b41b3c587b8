/** A card of TMMStone in words: its head and the text made from its data. */

import { inventor, keyFrom } from '@kolbiste/cardkit/invented';
import type { Canvas, Lang, NameSet } from '@kolbiste/gamekit/desk';
import { say, wrapped } from '@kolbiste/gamekit/desk';
import type { Card } from '../src/index.ts';
import { cardData, cards, nameOf } from '../src/index.ts';
import { CLASS_WORDS, cardLines, nounWord, RARITY_WORDS } from '../src/texts.ts';
import { TABLE } from './words.ts';

export const cardOf = (id: number): Card | undefined => cardData(id);

/** The key of a card, under invented names one made of its invented name. */
export const keyOf = (card: Card, names: NameSet): string => {
  const invented = names === 'real' ? '' : keyFrom(nameOf(card.id, 'en', names));
  return invented === '' ? card.key : invented;
};

/** Keys and real names, each with what stands for it under invented names. */
const INVENTED = cards.flatMap((card): [string, string][] => [
  [card.key, keyOf(card, 'neutral')],
  ...(['cs', 'en'] as const).map((lang): [string, string] => [
    nameOf(card.id, lang, 'real'),
    nameOf(card.id, lang, 'neutral'),
  ]),
]);

/** A text that speaks of cards, put into invented names. */
export const invented = inventor(INVENTED);

export const quoted = (id: number, lang: Lang, names: NameSet): string =>
  lang === 'cs' ? `„${nameOf(id, lang, names)}“` : `“${nameOf(id, lang, names)}”`;

/** Kind, tags, class and rarity: what stands on a card beside its figures. */
export function sortWords(card: Card, lang: Lang): string {
  const tags = (card.tags ?? []).map((tag) => nounWord(tag, lang));
  const token = card.token === true ? [say(lang, TABLE.token)] : [];
  const kind = nounWord(card.kind, lang);
  return [[kind, ...tags].join(', '), CLASS_WORDS[card.class][lang], RARITY_WORDS[card.rarity][lang], ...token].join(
    ' · ',
  );
}

/** The text of a card, one sentence or more a line; a line of its own says that there is none. */
export function textLines(card: Card, lang: Lang, names: NameSet): string[] {
  const lines = cardLines(card, lang, names).map((line) => line.text);
  return lines.length === 0 ? [say(lang, TABLE.noText)] : lines;
}

/** A whole card: name, sort, cost and figures, text. */
export function wholeCard(id: number, { lang, names, width, paint }: Canvas): string[] {
  const card = cardOf(id);
  if (card === undefined) return [];
  const figures = card.stats === undefined ? '' : ` · ${card.stats[0]}/${card.stats[1]}`;
  const cost = say(lang, TABLE.cost, { n: card.cost });
  return [
    ...wrapped(`${quoted(id, lang, names)} (${keyOf(card, names)}, #${id})`, width, '  ', '     ').map((line) =>
      paint('strong', line),
    ),
    ...wrapped(`${sortWords(card, lang)} · ${cost}${figures}`, width, '  ', '     '),
    ...textLines(card, lang, names).flatMap((line) => wrapped(line, width, '  ', '     ')),
  ];
}
