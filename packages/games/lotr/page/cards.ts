/** What the table says of a card: its name, its kind, what is printed on it. */

import type { NameSet } from '@kolbiste/tablekit/engine/protocol.ts';
import type { Lang } from '@kolbiste/tablekit/state/settings.ts';
import type { Card } from '../src/index.ts';
import { cards, nameOf, printed, SPHERES, TRAITS, TYPES } from '../src/index.ts';
import { cardLines, traitWord } from '../src/texts.ts';

const byId = new Map<number, Card>(cards.map((card) => [card.id, card]));

export const typeOf = (card: number): (typeof TYPES)[number] => TYPES[printed(card).type];

/** The name of a card; '' for one that is not seen. */
export const nameOfCard = (card: number, lang: Lang, names: NameSet): string =>
  card === 0 ? '' : nameOf(card, lang, names);

/** Spheres by their bits. */
export const spheresIn = (bits: number): readonly string[] => SPHERES.filter((_, k) => ((bits >>> k) & 1) === 1);

/** The sphere of a card of the players; undefined of any other. */
export const sphereOf = (card: number): string | undefined => byId.get(card)?.sphere;

export const traitsOf = (card: number, lang: Lang, names: NameSet): readonly string[] =>
  printed(card).traits.map((k) => traitWord(TRAITS[k], lang, names));

/** The text of a card, made from its data. */
export function linesOfCard(card: number, lang: Lang, names: NameSet): readonly string[] {
  const found = byId.get(card);
  return found === undefined ? [] : cardLines(found, lang, names).map(({ text }) => text);
}
