/**
 * Cards that exist in one scenario alone (`cards` of the file): what the rules speak of and no card of the pool shows yet.
 * Rows as in the files of cards, with a name instead of a number and a set; their numbers lie behind those of all cards.
 */
import type { Json } from '@kolbiste/kernel';
import type { Source } from '@kolbiste/testkit/adapter';
import { faultsOf } from './cards/check.ts';
import { compileCard } from './cards/compile.ts';
import { addOwnCards } from './cards/pool.ts';
import type { CardRow } from './cards/types.ts';

const FIRST = 8901;

/** The rows of a file, numbered. @throws by the source at what is wrong with them */
export function readOwnCards(cards: Json, source: Source): readonly (readonly [name: string, row: CardRow])[] {
  const named = (cards as { [field: string]: Json }[]).map(({ name, ...row }, at) => {
    if (typeof name !== 'string' || !name.startsWith('example-')) source.fail('a name that begins with example-');
    const made: unknown = { id: FIRST + at, set: 'promo', text: [], ...row };
    return [name, made as CardRow] as const;
  });
  const [fault] = faultsOf(named.map(([, row]) => row));
  return fault === undefined ? named : source.fail(`sound cards (${fault.path}: ${fault.message.en})`);
}

/** From now on these are played with besides those of the game, and no other ones. */
export function useOwnCards(named: readonly (readonly [name: string, row: CardRow])[]): void {
  addOwnCards(named.map(([name, row]) => [name, compileCard(row)]));
}
