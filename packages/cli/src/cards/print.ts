/** Cards as text and as JSON. */
import type { CardRow, Lang } from '@kolbiste/gamekit/desk';
import { safe, wrapped } from '@kolbiste/gamekit/desk';
import type { Context } from '../support/context.ts';

export const nameIn = (card: CardRow, lang: Lang): string => safe(card.name[lang]);

/** The shape of `cards --json`. */
export const cardsJson = (game: string, cards: readonly CardRow[]): string => JSON.stringify({ game, cards }, null, 2);

/** A card's texts, indented below its name. */
export function printCard(card: CardRow, context: Context): void {
  const { lang, out, paint, width } = context;
  const name = nameIn(card, lang);
  out(`${paint('strong', name === '' ? card.id : name)}${name === '' ? '' : ` (${card.id})`}`);
  for (const line of card.text[lang].split('\n'))
    for (const part of wrapped(safe(line), width, '  ', '     ')) out(part);
}
