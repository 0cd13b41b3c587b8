/** Deck formats: what may stand together, over and above the rulebook's one hero and one to five weapons [SW 1.5.1.2]. */
import { addFault, both, type FaultList } from '@kolbiste/kernel/files';
import type { Deck, HeroCard, WeaponCard } from './types.ts';

export type DeckFormat = 'free' | 'U14';
export const DECK_FORMATS = ['free', 'U14'] as const satisfies readonly DeckFormat[];

/** Most stars of a deck in format U14. */
export const STAR_LIMIT = 14;
export const MIN_WEAPONS = 1;
export const MAX_WEAPONS = 5;
/** What the list of a deck's weapons is made of, after a number from five on. */
export const WEAPONS = both('zbraní', 'weapons');

/** Stars as format U14 counts them: the hero's twice. */
export function deckStars(deck: Deck): number {
  return deck.weapons.reduce((sum, weapon) => sum + weapon.rarity, 2 * deck.hero.rarity);
}

/** Adds what the format forbids: the same card twice; in U14 too many stars. The cards themselves are sound. */
export function checkFormat(list: FaultList, deck: Deck, format: DeckFormat, path: string): void {
  deck.weapons.forEach((weapon, at) => {
    const first = deck.weapons.findIndex((other) => sameCard(other, weapon));
    if (first === at) return;
    const found = both(`stejná karta jako ${path}.weapons[${first}]`, `the same card as ${path}.weapons[${first}]`);
    addFault(list, `${path}.weapons[${at}]`, found, both('každá karta jen jednou', 'each card only once'), '1.4.4.1');
  });
  const stars = deckStars(deck);
  if (format !== 'U14' || stars <= STAR_LIMIT) return;
  const expected = both(
    `součet hvězdiček nejvýše ${STAR_LIMIT}, hrdinovy dvakrát (formát U14)`,
    `at most ${STAR_LIMIT} stars, the hero's twice (format U14)`,
  );
  addFault(list, path, both(String(stars), String(stars)), expected, null);
}

/** One and the same card: kind and own name agree, or everything printed does. */
export function sameCard(a: HeroCard | WeaponCard, b: HeroCard | WeaponCard): boolean {
  if (a.kind !== b.kind || a.name !== b.name) return false;
  return (a.kind !== '' && a.name !== '') || JSON.stringify(a) === JSON.stringify(b);
}
