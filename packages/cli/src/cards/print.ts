/** Cards as text and as JSON. */
import type { CardRow, Lang } from '@kolbiste/gamekit/desk';
import { safe, wrapped } from '@kolbiste/gamekit/desk';
import type { Context } from '../support/context.ts';

export const nameIn = (card: CardRow, lang: Lang): string => safe(card.name[lang]);

/** How many cards there are of each kind, and of each owner or deck where a game has these; copies where it says how many. */
interface Counted {
  readonly kind: string;
  readonly owner?: unknown;
  readonly deck?: unknown;
  cards: number;
  copies: number;
}

function countsOf(cards: readonly CardRow[]): Counted[] {
  const counts = new Map<string, Counted>();
  for (const card of cards) {
    const { kind, owner, deck, copies } = card as CardRow & Readonly<Record<string, unknown>>;
    const key = JSON.stringify([kind, owner, deck]);
    const before = counts.get(key) ?? {
      kind,
      ...(owner === undefined ? {} : { owner }),
      ...(deck === undefined ? {} : { deck }),
      cards: 0,
      copies: 0,
    };
    before.cards++;
    before.copies += typeof copies === 'number' ? copies : 1;
    counts.set(key, before);
  }
  return [...counts.values()];
}

/** The shape of `cards --json`. */
export const cardsJson = (game: string, cards: readonly CardRow[]): string =>
  JSON.stringify({ game, counts: countsOf(cards), cards }, null, 2);

/** A card's texts, indented below its name. */
export function printCard(card: CardRow, context: Context): void {
  const { lang, out, paint, width } = context;
  const name = nameIn(card, lang);
  out(`${paint('strong', name === '' ? card.id : name)}${name === '' ? '' : ` (${card.id})`}`);
  for (const line of card.text[lang].split('\n'))
    for (const part of wrapped(safe(line), width, '  ', '     ')) out(part);
}
