/** How games of The Lord of the Rings are set up: learning decks, decks of a file, or a position for combat alone. */

import type { CardSource, Deal, Dealer, DealPlan } from '@kolbiste/gamekit/desk';
import { keptByDecks, seatedDecks, soundOf, UserError } from '@kolbiste/gamekit/desk';
import type { Json } from '@kolbiste/kernel';
import type { Card, List, NamedDeck } from '../src/index.ts';
import {
  CHOICES,
  configOf,
  deckAround,
  deckFaultWords,
  readDeckFile,
  readOwnCards,
  starters,
  tableFaults,
  usableCards,
  useOwnCards,
} from '../src/index.ts';
import { positionOf } from './position.ts';

/** The learning decks drawn by the seed, or one of them for the first seat. */
export const FORMATS: readonly string[] = ['starters', ...starters.map(({ key }) => key)];
export const MODES = ['quest', 'combat', 'waves'] as const;
export const SWITCHES: { readonly [name: string]: readonly string[] } = CHOICES;

const learning: readonly NamedDeck[] = starters.map(({ key, list }) => ({ name: key, list }));

/** The sound cards of a file. @throws UserError with all faults */
export const ownCardsOf = ({ text, file }: CardSource): readonly Card[] => soundOf(readOwnCards(text), file);

/** Of so many decks in their order those first that can use the own cards. */
function usableFirst(order: readonly number[], decks: readonly NamedDeck[], own: readonly Card[]): number[] {
  const use = (deck: number): number => usableCards(decks[deck].list, own);
  return [...order.filter((deck) => use(deck) > 0), ...order.filter((deck) => use(deck) === 0)];
}

function decksIn(plan: DealPlan): readonly NamedDeck[] {
  const { source } = plan;
  if (source === undefined) return learning;
  return soundOf(readDeckFile(source.text, plan.names), source.file);
}

function mustSitTogether(lists: readonly List[], names: DealPlan['names'], file: string): void {
  const [fault] = tableFaults(lists);
  if (fault !== undefined)
    throw new UserError(`${file}: ${deckFaultWords(fault, names).en} [${fault.rules.join(', ')}]`);
}

/** @throws UserError when the source does not hold what it must */
export function dealerOf(plan: DealPlan): Dealer {
  const { profile, names, easy = false, seats = 1, mode = 'quest' } = plan;
  if (mode !== 'quest') {
    const config = positionOf(plan, mode as 'combat' | 'waves', seats);
    return { decks: [], deal: () => ({ config, decks: Array.from({ length: seats }, () => -1) }) };
  }
  const own = plan.own === undefined ? [] : ownCardsOf(plan.own);
  useOwnCards(own);
  // Decks of a file name the own cards themselves; into the learning decks they are put.
  const around = plan.source === undefined ? own : [];
  const decks = decksIn(plan);
  const file = plan.source?.file ?? 'decks';
  if (decks.length < seats)
    throw new UserError(
      `${file}: ${seats} players want ${seats} decks, each with heroes of its own; there are ${decks.length}.`,
    );
  const begin = plan.source === undefined ? FORMATS.indexOf(plan.format) - 1 : -1;
  const configFor = keptByDecks((at) => {
    const lists = at.map((deck, seat) => deckAround(decks[deck].list, around, seat === 0));
    mustSitTogether(lists, names, file);
    return configOf(lists, easy, profile, own) as unknown as Json;
  });
  return {
    decks: decks.map(({ name }) => name),
    deal(seed): Deal {
      const count = around.length === 0 || begin >= 0 ? seats : decks.length;
      const at = usableFirst(seatedDecks(seed, decks.length, count, begin), decks, around).slice(0, seats);
      return { config: configFor(at), decks: at };
    },
  };
}
