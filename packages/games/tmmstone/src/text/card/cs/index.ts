/** A card in Czech. */
import type { NameSet } from '../../../cards/names.ts';
import type { Card } from '../../../cards/types.ts';
import type { CardLine } from '../lines.ts';
import { linesOf } from '../lines.ts';
import { Speech } from '../speech.ts';
import { block, effectLine } from './effect.ts';
import { KEYWORDS } from './keywords.ts';
import { staticLine } from './statics.ts';
import { alike } from './whom.ts';

/** The lines of a card. */
export function czech(card: Card, names: NameSet): CardLine[] {
  const s = new Speech(card, names, { lang: 'cs', alike, block });
  return linesOf(card, {
    keywords: (list) => list.map((each) => `${KEYWORDS[each].line}.`).join(' '),
    holds: (part) => staticLine(part, s),
    effect: (part) => effectLine(part, s),
  });
}
