/** How duels are set up: decks from a file, decks made of a user's cards, or random ones. Runs in a browser too. */

import type { Deal, Dealer, DealPlan } from '@kolbiste/gamekit/desk';
import { keptByDecks, pickedDecks, soundOf, UserError } from '@kolbiste/gamekit/desk';
import type { Json } from '@kolbiste/kernel';
import { rng } from '@kolbiste/kernel';
import type { CardFile, Deck, DeckFormat } from '../src/index.ts';
import { checkDeck, configOf, configOfMade, deckOf, MAX_WEAPONS, randomDeck, readCardFile } from '../src/index.ts';

/** How often a deck out of a user's cards is tried before the format counts as out of reach. */
const TRIES = 200;

/** The cards of a file. @throws UserError with all faults, each with line and column */
export const cardFileOf = (text: string, file: string): CardFile => soundOf(readCardFile(text), file);

/** Decks of the file, by name, each legal in the format. */
function decksOf(cards: CardFile, file: string, format: DeckFormat): Deck[] {
  if (cards.decks.length === 0) {
    throw new UserError(
      `${file}: $.decks: expected at least one deck, but there is none. --cards plays with the cards alone.`,
    );
  }
  return cards.decks.map((_entry, at) => {
    const deck = deckOf(cards, at) as Deck;
    const legal = checkDeck(deck, format, `$.decks[${at}]`);
    if (legal.ok) return deck;
    throw new UserError(`${file}: ${legal.faults[0]?.message.en}`);
  });
}

type Random = ReturnType<typeof rng>;

function draw<T>(random: Random, from: readonly T[], most: number): T[] {
  const left = [...from];
  const out: T[] = [];
  while (out.length < most && left.length > 0) out.push(...left.splice(random.int(left.length), 1));
  return out;
}

/** A deck out of a user's cards; what the file lacks is made. */
function deckFrom(cards: CardFile, seed: string, format: DeckFormat): Deck | undefined {
  const random = rng(`cards ${seed}`);
  for (let tries = 0; tries < TRIES; tries++) {
    const made = randomDeck(`${seed}/${tries}`, format);
    const weapons = draw(random, cards.weapons, MAX_WEAPONS);
    const hero = draw(random, cards.heroes, 1)[0] ?? made.hero;
    const deck = { hero, weapons: [...weapons, ...made.weapons.slice(0, MAX_WEAPONS - weapons.length)] };
    if (checkDeck(deck, format).ok) return deck;
  }
  return undefined;
}

function fromDecks(decks: readonly Deck[], names: readonly string[], profile: DealPlan['profile']): Dealer {
  const configFor = keptByDecks(([a, b]) => configOf(decks[a], decks[b], profile) as unknown as Json);
  return {
    decks: names,
    deal(seed) {
      const picked = pickedDecks(seed, decks.length);
      return { config: configFor(picked), decks: picked };
    },
  };
}

/** @throws UserError when the source does not hold what it must */
export function dealerOf(plan: DealPlan): Dealer {
  const format = plan.format as DeckFormat;
  const { source, profile } = plan;
  const cards = source === undefined ? undefined : cardFileOf(source.text, source.file);
  if (cards !== undefined && source?.use === 'decks') {
    return fromDecks(
      decksOf(cards, source.file, format),
      cards.decks.map((deck) => deck.name),
      profile,
    );
  }
  const made = (seed: string): Deck => {
    const deck = cards === undefined ? randomDeck(seed, format) : deckFrom(cards, seed, format);
    if (deck !== undefined) return deck;
    throw new UserError(`${source?.file}: no deck of format ${format} was found among these cards; try --format free`);
  };
  if (cards !== undefined) made('trial');
  return {
    decks: [],
    deal(seed): Deal {
      const config = configOfMade(made(`${seed}/0`), made(`${seed}/1`), profile);
      return { config: config as unknown as Json, decks: [-1, -1] };
    },
  };
}
