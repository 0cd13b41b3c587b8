/** What a card asks of whoever bears it. Pure reads. */
import type { Card } from './cards/card.ts';
import type { Sieve } from './cards/static.ts';
import { AFFILIATIONS, APOSTLES, EQUIPMENT, RELIC, RIGHT, SYMMETRY, TRAIT } from './vocabulary.ts';

const STATUS = TRAIT.doomtrooper | TRAIT.legion | TRAIT.tribal;

/** What a card asks of its bearer, without what "may receive any" overrides: affiliation or apostle, never his kind [DT 4.6.11] [DT 4.10.9]. */
export function asked(card: Card, rights: number): Sieve | null {
  if (card.to === null) return null;
  const any =
    (card.kind === EQUIPMENT || card.kind === RELIC) && rights & RIGHT.anyEquipment
      ? AFFILIATIONS | STATUS
      : card.kind === SYMMETRY && rights & RIGHT.anySymmetry
        ? APOSTLES
        : 0;
  if (any === 0) return card.to;
  return {
    ...card.to,
    all: card.to.all & ~any,
    some: card.to.some & ~any ? card.to.some : 0,
    none: card.to.none & ~any,
  };
}
