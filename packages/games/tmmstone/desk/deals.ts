/** How games of TMMStone are set up: decks from a file, the decks to start with, or random lists. */

import type { CardSource, Dealer, DealPlan } from '@kolbiste/gamekit/desk';
import { keptByDecks, pickedDecks, soundOf } from '@kolbiste/gamekit/desk';
import type { Json } from '@kolbiste/kernel';
import type { Card, List, NamedDeck } from '../src/index.ts';
import {
  configOf,
  listAround,
  SWITCHES as RULES,
  randomList,
  readDeckFile,
  readOwnCards,
  starters,
  useOwnCards,
} from '../src/index.ts';

export const FORMATS = ['starters', 'random'] as const;

/** Values of the switches, the default first; in a profile the size of a cascade is a number. */
export const SWITCHES = { cascade: ['10000', '1000', '100'], ...RULES } as const;

const profileOf = (profile: DealPlan['profile']): { [name: string]: number | string } =>
  Object.fromEntries(
    Object.entries(profile).map(([name, value]) => [name, name === 'cascade' ? Number(value) : value]),
  );

/** The sound cards of a file. @throws UserError with all faults */
export const ownCardsOf = ({ text, file }: CardSource): readonly Card[] => soundOf(readOwnCards(text), file);

/** Each deck is made around the cards of the file: as many copies as a list may have, the rest at random. */
function aroundOwn(own: readonly Card[], profile: { [name: string]: number | string }): Dealer {
  const list = (seed: string): List => listAround(own, seed);
  return {
    decks: [],
    deal: (seed) => ({
      config: configOf(list(`${seed}/0`), list(`${seed}/1`), profile, own) as unknown as Json,
      decks: [-1, -1],
    }),
  };
}

const decksIn = ({ text, file }: CardSource): NamedDeck[] => soundOf(readDeckFile(text), file);

/** @throws UserError when the source does not hold what it must */
export function dealerOf(plan: DealPlan): Dealer {
  const profile = profileOf(plan.profile);
  const own = plan.own === undefined ? [] : ownCardsOf(plan.own);
  useOwnCards(own);
  if (plan.own !== undefined && plan.source === undefined) return aroundOwn(own, profile);
  const config = (a: List, b: List): Json => configOf(a, b, profile, own) as unknown as Json;
  if (plan.source === undefined && plan.format === 'random')
    return {
      decks: [],
      deal: (seed) => ({ config: config(randomList(`${seed}/0`), randomList(`${seed}/1`)), decks: [-1, -1] }),
    };
  const decks =
    plan.source === undefined ? starters.map(({ name, list }) => ({ name: name.en, list })) : decksIn(plan.source);
  const configFor = keptByDecks(([a, b]) => config(decks[a].list, decks[b].list));
  return {
    decks: decks.map((deck) => deck.name),
    deal(seed) {
      const picked = pickedDecks(seed, decks.length);
      return { config: configFor(picked), decks: picked };
    },
  };
}
