/** How games of The Lord of the Rings are set up: learning decks, decks of a file, or a position for combat alone. */
import type { Json } from '@kolbiste/kernel';
import { rng } from '@kolbiste/kernel';
import type { List, NamedDeck } from '@kolbiste/lotr';
import { CHOICES, configOf, deckFaultWords, readDeckFile, starters, tableFaults } from '@kolbiste/lotr';
import { UserError } from '../../support/errors.ts';
import type { Deal, Dealer, DealPlan } from '../row.ts';
import { positionOf } from './position.ts';

/** The learning decks drawn by the seed, or one of them for the first seat. */
export const FORMATS: readonly string[] = ['starters', ...starters.map(({ key }) => key)];
export const MODES = ['quest', 'combat', 'waves'] as const;
export const SWITCHES: { readonly [name: string]: readonly string[] } = CHOICES;

const learning: readonly NamedDeck[] = starters.map(({ key, list }) => ({ name: key, list }));

function decksIn(plan: DealPlan): readonly NamedDeck[] {
  const { source } = plan;
  if (source === undefined) return learning;
  const { file } = source;
  if (source.use === 'cards')
    throw new UserError(`${file}: The Lord of the Rings is played with the cards of the house; --decks takes decks.`);
  const read = readDeckFile(source.text, plan.names);
  if (read.ok) return read.value;
  throw new UserError(
    read.faults.map((fault) => `${file}:${fault.line ?? 1}:${fault.column ?? 1}: ${fault.message.en}`).join('\n'),
  );
}

/** Which deck sits where: in the order of the file when there are no more than seats, otherwise by the seed, each once. */
function picked(seed: string, count: number, seats: number, begin: number): number[] {
  const order = Array.from({ length: count }, (_, i) => i);
  if (count > seats) {
    const random = rng(`decks ${seed}`);
    for (let i = count; i-- > 1; ) {
      const j = random.int(i + 1);
      [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
    }
  }
  if (begin < 0) return order.slice(0, seats);
  return [begin, ...order.filter((deck) => deck !== begin)].slice(0, seats);
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
  const decks = decksIn(plan);
  const file = plan.source?.file ?? 'decks';
  if (decks.length < seats)
    throw new UserError(
      `${file}: ${seats} players want ${seats} decks, each with heroes of its own; there are ${decks.length}.`,
    );
  const begin = plan.source === undefined ? FORMATS.indexOf(plan.format) - 1 : -1;
  return {
    decks: decks.map(({ name }) => name),
    deal(seed): Deal {
      const at = picked(seed, decks.length, seats, begin);
      const lists = at.map((deck) => decks[deck].list);
      mustSitTogether(lists, names, file);
      return { config: configOf(lists, easy, profile) as unknown as Json, decks: at };
    },
  };
}
