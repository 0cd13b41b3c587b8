/** What a card asks of whoever bears it. Pure reads. */
import type { Card } from './cards/card.ts';
import { cardOf } from './cards/pool.ts';
import type { Sieve } from './cards/static.ts';
import { TAKES } from './cards/static.ts';
import type { Piece } from './pieces.ts';
import { isPrinted } from './printed.ts';
import { speakersOf } from './speakers.ts';
import type { State } from './state.ts';
import { AFFILIATIONS, APOSTLES, ATTACHED, EQUIPMENT, RELIC, RIGHT, SYMMETRY, TRAIT } from './vocabulary.ts';

const STATUS = TRAIT.doomtrooper | TRAIT.legion | TRAIT.tribal;

/** What a text that gives a card to somebody whatever it asks leaves aside; never his kind. */
const ANYBODYS = AFFILIATIONS | STATUS | APOSTLES | TRAIT.heretic;
function overridden({ kind }: Card, rights: number): number {
  if (kind === EQUIPMENT || kind === RELIC) return rights & RIGHT.anyEquipment ? AFFILIATIONS | STATUS : 0;
  return kind === SYMMETRY && rights & RIGHT.anySymmetry ? APOSTLES : 0;
}

/** Whether a text of a warrior, or of a card on him, lets him have such a card whatever his affiliation. */
export const takes = (s: State, p: Piece, card: Card): boolean =>
  speakersOf(s, TAKES).some(
    (by) =>
      (by.id === p.id || (by.zone === ATTACHED && by.on === p.id)) &&
      cardOf(by.card).statics.some((t) => t.what === TAKES && t.of !== null && isPrinted(card, t.of)),
  );

/** What a card asks of its bearer, without what "may receive any" overrides: affiliation or apostle, never his kind [DT 4.6.11] [DT 4.10.9]. */
export function asked(card: Card, rights: number, whatever = false): Sieve | null {
  if (card.to === null) return null;
  const any = whatever ? ANYBODYS : overridden(card, rights);
  if (any === 0) return card.to;
  return {
    ...card.to,
    all: card.to.all & ~any,
    some: card.to.some & ~any ? card.to.some : 0,
    none: card.to.none & ~any,
  };
}
