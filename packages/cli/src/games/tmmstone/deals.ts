/** How games of TMMStone are set up: decks from a file, the decks to start with, or random lists. */
import type { Json } from '@kolbiste/kernel';
import type { List, NamedDeck } from '@kolbiste/tmmstone';
import { configOf, SWITCHES as RULES, randomList, readDeckFile, starters } from '@kolbiste/tmmstone';
import { UserError } from '../../support/errors.ts';
import { pickedDecks } from '../decks.ts';
import type { CardSource, Dealer, DealPlan } from '../row.ts';

export const FORMATS = ['starters', 'random'] as const;

/** Values of the switches, the default first; in a profile the size of a cascade is a number. */
export const SWITCHES = { cascade: ['10000', '1000', '100'], ...RULES } as const;

const profileOf = (profile: DealPlan['profile']): { [name: string]: number | string } =>
  Object.fromEntries(
    Object.entries(profile).map(([name, value]) => [name, name === 'cascade' ? Number(value) : value]),
  );

function decksIn({ use, text, file }: CardSource): NamedDeck[] {
  if (use === 'cards')
    throw new UserError(`${file}: TMMStone is played with the cards of the house; --decks takes a file of decks.`);
  const read = readDeckFile(text);
  if (read.ok) return read.value;
  throw new UserError(
    read.faults.map((fault) => `${file}:${fault.line ?? 1}:${fault.column ?? 1}: ${fault.message.en}`).join('\n'),
  );
}

/** @throws UserError when the source does not hold what it must */
export function dealerOf(plan: DealPlan): Dealer {
  const profile = profileOf(plan.profile);
  const config = (a: List, b: List): Json => configOf(a, b, profile) as unknown as Json;
  if (plan.source === undefined && plan.format === 'random')
    return {
      decks: [],
      deal: (seed) => ({ config: config(randomList(`${seed}/0`), randomList(`${seed}/1`)), decks: [-1, -1] }),
    };
  const decks =
    plan.source === undefined ? starters.map(({ name, list }) => ({ name: name.en, list })) : decksIn(plan.source);
  return {
    decks: decks.map((deck) => deck.name),
    deal(seed) {
      const [a, b] = pickedDecks(seed, decks.length);
      return { config: config(decks[a].list, decks[b].list), decks: [a, b] };
    },
  };
}
