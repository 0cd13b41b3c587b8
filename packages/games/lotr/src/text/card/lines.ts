/** One line of a card: keywords, what it is attached to, or one of its abilities. */
import type { Ability, Card, Filter, Keyword } from '../../cards/types.ts';
import type { Kind } from './say.ts';

export interface CardLine {
  is: 'keywords' | 'attach' | 'payers' | Kind;
  text: string;
}

/** A keyword with its number, where it has one. */
export type KeywordLine = readonly [word: Keyword | 'doomed' | 'victory', n: number | undefined];

/** How a language says the parts of a card, each as whole sentences. */
export interface Parts {
  keywords(list: readonly KeywordLine[]): string;
  attach(filter: Filter): string;
  payers(n: number): string;
  ability(part: Ability): string;
}

const KINDS: readonly Kind[] = ['action', 'response', 'forced', 'passive', 'revealed', 'shadow', 'travel', 'setup'];

const kindOf = (part: Ability): Kind => KINDS.find((kind) => kind in part) as Kind;

/** Keywords in their order, each with its number. */
export function keywordsOf({ keywords = [], doomed, victory }: Card): KeywordLine[] {
  const out: KeywordLine[] = keywords.map((word) => [word, undefined]);
  if (doomed !== undefined) out.push(['doomed', doomed]);
  if (victory !== undefined) out.push(['victory', victory]);
  return out;
}

/** The lines in their order: keywords, where it is attached, how it is paid, its abilities. */
export function linesOf(card: Card, parts: Parts): CardLine[] {
  const out: CardLine[] = [];
  const words = keywordsOf(card);
  if (words.length > 0) out.push({ is: 'keywords', text: parts.keywords(words) });
  if (card.attach !== undefined) out.push({ is: 'attach', text: parts.attach(card.attach) });
  if (card.payers !== undefined) out.push({ is: 'payers', text: parts.payers(card.payers) });
  for (const part of card.abilities ?? []) out.push({ is: kindOf(part), text: parts.ability(part) });
  return out;
}
