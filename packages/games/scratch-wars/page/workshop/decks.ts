/** Decks of the collection: which cards they come to, whether a format admits them, and names that are still free. */
import type { Checked, Deck, DeckFormat, HeroCard, WeaponCard } from '../../src/index.ts';
import { checkDeck, MAX_WEAPONS } from '../../src/index.ts';
import type { NamedDeck, Owned } from './records.ts';
import { isHero } from './records.ts';

/** The cards of a deck as they stand: some may be missing, or have left the collection. */
export interface DeckCards {
  readonly hero: Owned<HeroCard> | undefined;
  readonly weapons: readonly Owned<WeaponCard>[];
  /** Ids of cards that are no longer in the collection. */
  readonly gone: readonly string[];
}

/** Looks up what a deck names. */
export function cardsOf(deck: NamedDeck, cards: readonly Owned[]): DeckCards {
  const byId = new Map(cards.map((owned) => [owned.id, owned]));
  const hero = deck.hero === null ? undefined : byId.get(deck.hero);
  const found = deck.weapons.map((id) => byId.get(id));
  const gone = deck.weapons.filter((_, k) => found[k] === undefined);
  return {
    hero: hero !== undefined && isHero(hero.card) ? (hero as Owned<HeroCard>) : undefined,
    weapons: found.filter((owned) => owned !== undefined && !isHero(owned.card)) as Owned<WeaponCard>[],
    gone: deck.hero !== null && hero === undefined ? [deck.hero, ...gone] : gone,
  };
}

/** What the game says of the deck in a format. */
export function judgeIn(format: DeckFormat, { hero, weapons }: DeckCards): Checked<Deck> {
  const cards = weapons.map((owned) => owned.card);
  return checkDeck(hero === undefined ? { weapons: cards } : { hero: hero.card, weapons: cards }, format);
}

/** Decks that use a card. */
export const decksWith = (id: string, decks: readonly NamedDeck[]): NamedDeck[] =>
  decks.filter((deck) => deck.hero === id || deck.weapons.includes(id));

/** Takes a card out of a deck. */
export const without = (deck: NamedDeck, id: string): NamedDeck => ({
  ...deck,
  hero: deck.hero === id ? null : deck.hero,
  weapons: deck.weapons.filter((own) => own !== id),
});

/** Puts a card in its place, or takes it out when it is there. A full deck stays as it is. */
export function toggled(deck: NamedDeck, id: string, hero: boolean): NamedDeck {
  if (hero) return { ...deck, hero: deck.hero === id ? null : id };
  if (deck.weapons.includes(id)) return { ...deck, weapons: deck.weapons.filter((own) => own !== id) };
  return deck.weapons.length >= MAX_WEAPONS ? deck : { ...deck, weapons: [...deck.weapons, id] };
}
