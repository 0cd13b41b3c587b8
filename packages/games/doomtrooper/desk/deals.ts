/** How games of Doomtrooper are set up: decks to begin with, or those of a file, in its order. */
import type { Dealer, DealPlan } from '@kolbiste/gamekit/desk';
import { UserError } from '@kolbiste/gamekit/desk';
import type { Json } from '@kolbiste/kernel';
import type { NamedDeck } from '../src/cards/deck-file.ts';
import { readDeckFile } from '../src/cards/deck-file.ts';
import type { Config } from '../src/config.ts';
import { TOURNAMENT } from '../src/config.ts';
import { DEALT_PROFILE, dealtConfig } from '../src/index.ts';

function decksIn(source: NonNullable<DealPlan['source']>): readonly NamedDeck[] {
  const read = readDeckFile(source.text, TOURNAMENT);
  if (read.ok) return read.value;
  const { file } = source;
  throw new UserError(
    read.faults.map((fault) => `${file}:${fault.line ?? 1}:${fault.column ?? 1}: ${fault.message.en}`).join('\n'),
  );
}

/** @throws UserError when the source does not hold legal decks */
export function dealerOf({ source, seats = 2 }: DealPlan): Dealer {
  if (source === undefined) {
    const config = dealtConfig(seats) as unknown as Json;
    return { decks: [], deal: () => ({ config, decks: Array.from({ length: seats }, () => -1) }) };
  }
  const decks = decksIn(source);
  const sits = Array.from({ length: seats }, (_, seat) => seat % decks.length);
  const config: Config = { decks: sits.map((at) => decks[at].deck), profile: { ...TOURNAMENT, ...DEALT_PROFILE } };
  return { decks: decks.map(({ name }) => name), deal: () => ({ config: config as unknown as Json, decks: sits }) };
}
