/** Whether a printed card is one that a sieve means: of a card in no play only what is printed is asked. Pure reads. */
import type { Card } from './cards/card.ts';
import type { Sieve } from './cards/static.ts';
import { TRAITS } from './cards/static.ts';
import { TRAIT, WARRIOR } from './vocabulary.ts';

/** Whether a card makes a heretic of whoever bears it. */
export const makesHeretic = (card: Card): boolean =>
  card.statics.some((t) => t.what === TRAITS && (t.n & TRAIT.heretic) !== 0);

export function isPrinted(card: Card, of: Sieve): boolean {
  if (((of.types === 0 ? 1 << WARRIOR : of.types) & (1 << card.kind)) === 0) return false;
  if ((card.traits & of.all) !== of.all || (card.traits & of.none) !== 0) return false;
  if (of.some !== 0 && (card.traits & of.some) === 0) return false;
  if (of.gear !== 0 && (card.gear & of.gear) === 0) return false;
  if ((card.gear & of.notGear) !== 0 || card.figures[3] < of.least) return false;
  if (of.most !== 0 && card.figures[3] > of.most) return false;
  if (of.cards.length > 0 && !of.cards.includes(card.id)) return false;
  if (of.notKinds.some((kind) => card.kinds.includes(kind))) return false;
  return of.kinds.length === 0 || of.kinds.some((kind) => card.kinds.includes(kind));
}
