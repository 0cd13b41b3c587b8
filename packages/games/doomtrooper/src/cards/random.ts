/** A legal deck made by a seed: warriors of one side, and what its warriors can be given. The cards of a user's own come first. */
import { rng } from '@kolbiste/kernel';
import type { Deck, Profile } from '../config.ts';
import { cards } from './all.ts';
import sides from './decks.json' with { type: 'json' };
import type { OwnCard } from './own-cards.ts';
import type { CardRow } from './types.ts';
import { isAffiliation } from './words.ts';

/** Sides of which decks are made. */
export const SIDES: readonly string[] = sides.map(({ side }) => side);

/** So many warriors stand in a deck at least, so that an opening hand without any is rare [DT 4.38.2]. */
const WARRIORS = 20;

type Random = ReturnType<typeof rng>;

/** Copies of a card that a deck may hold. */
const mostOf = ({ id }: Pick<CardRow, 'id'>, { banned, restricted, copies }: Profile): number =>
  banned.includes(id) ? 0 : restricted.includes(id) ? 1 : copies;

/** Whether a card is of use to a side: it names no other one, and is none that only others play. */
function suits({ kind, traits = [] }: CardRow, side: string): boolean {
  const named = traits.filter(isAffiliation);
  if (kind === 'symmetry') return side === 'legion';
  if (kind === 'ki') return side === 'mishima';
  if (kind === 'art' && side === 'legion') return false;
  if (kind === 'warrior') return (traits as readonly string[]).includes(side);
  return named.length === 0 || (named as readonly string[]).includes(side);
}

/** Puts cards into a library until it has so many; of a personality one copy is enough. */
function fillUp(library: number[], among: readonly CardRow[], until: number, random: Random, profile: Profile): void {
  const left = among.filter(({ id }) => !library.includes(id));
  while (library.length < until && left.length > 0) {
    const [card] = left.splice(random.int(left.length), 1);
    const most = card.unique === true ? 1 : mostOf(card, profile);
    const copies = Math.min(most === 0 ? 0 : 1 + random.int(most), until - library.length);
    for (let n = 0; n < copies; n++) library.push(card.id);
  }
}

/** The side of the own warriors, if they have one. */
function sideOf(own: readonly OwnCard[], random: Random): string {
  const named = own.flatMap(({ kind, traits = [] }) =>
    kind === 'warrior' ? (traits as readonly string[]).filter((trait) => SIDES.includes(trait)) : [],
  );
  const among = named.length === 0 ? SIDES : named;
  return among[random.int(among.length)];
}

/** Copies of the own cards, one of each at a time as long as there is room, in an order of the seed where there are many. */
function ownCopies(own: readonly OwnCard[], room: number, random: Random, profile: Profile): number[] {
  const left = [...own];
  const order = own.map(() => left.splice(random.int(left.length), 1)[0]);
  const library: number[] = [];
  for (let copy = 1; copy <= profile.copies; copy++)
    for (const card of order) if (copy <= mostOf(card, profile) && library.length < room) library.push(card.id);
  return library;
}

/**
 * The same seed makes the same deck.
 * @param side one of the sides; without it the seed takes one, or the own warriors say it
 * @param own a user's own cards: as many copies of each as a deck may have
 */
export function randomDeck(seed: string, profile: Profile, side?: string, own: readonly OwnCard[] = []): Deck {
  const random = rng(`deck ${seed}`);
  const ofSide = side ?? sideOf(own, random);
  const library = ownCopies(own, profile.deckSize - WARRIORS, random, profile);
  const among = cards.filter((card) => card.text !== undefined && mostOf(card, profile) > 0 && suits(card, ofSide));
  const warriors = among.filter(({ kind }) => kind === 'warrior');
  const had = library.length;
  fillUp(library, warriors, had + WARRIORS, random, profile);
  fillUp(
    library,
    among.filter(({ kind }) => kind !== 'warrior'),
    profile.deckSize,
    random,
    profile,
  );
  return { library, sideboard: [] };
}
