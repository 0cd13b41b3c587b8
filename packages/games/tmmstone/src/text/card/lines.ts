/** One line of a card: keywords, a text that holds, or one that begins with an event. */
import type { Static } from '../../cards/steps.ts';
import type { Card, Effect } from '../../cards/types.ts';
import type { Keyword } from '../../vocabulary.ts';

export interface CardLine {
  is: 'keywords' | 'static' | 'trigger';
  text: string;
}

/** How a language says the parts of a card. */
export interface Parts {
  keywords(list: readonly Keyword[]): string;
  holds(part: Static): string;
  effect(part: Effect): string;
}

/** The lines in their order: keywords, what holds, what happens. A spell acts first and holds then. */
export function linesOf(card: Card, parts: Parts): CardLine[] {
  const { keywords = [], statics = [], effects = [] } = card;
  const first: CardLine[] = keywords.length === 0 ? [] : [{ is: 'keywords', text: parts.keywords(keywords) }];
  const held = statics.map((part): CardLine => ({ is: 'static', text: parts.holds(part) }));
  const done = effects.map((part): CardLine => ({ is: 'trigger', text: parts.effect(part) }));
  return card.kind === 'spell' ? [...first, ...done, ...held] : [...first, ...held, ...done];
}
