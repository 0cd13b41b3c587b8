/** Agreeing on chance, done without asking the player: commit to a value of one's own, open it once all have committed. */
import type { Table } from '@kolbiste/wire/protocol';
import { makeValue, noteKey, valueOf } from './keys.ts';
import type { Line } from './line.ts';

/** What is to be sent now, if anything. */
export type Next =
  | { readonly do: 'commit' }
  | { readonly do: 'open' }
  | { readonly do: 'restart' }
  | { readonly do: 'nothing' };

/** @param own whether this browser has its value of the present round */
export function nextOf({ status, seats }: Pick<Table, 'status' | 'seats'>, seat: number, own: boolean): Next['do'] {
  const mine = seats[seat];
  if (status !== 'chance' || mine === undefined || mine.value !== '') return 'nothing';
  if (mine.commitment === '') return 'commit';
  if (!own) return 'restart';
  const bound = seats.every(({ who, commitment }) => who !== 'person' || commitment !== '');
  return bound ? 'open' : 'nothing';
}

/** Does the next thing there is to do. What fails is done again with the next table. */
export async function agreeOnChance(line: Line, table: Table, seat: number): Promise<void> {
  const { id } = table;
  const { round, commitment: seal } = table.chance;
  const own = valueOf(id, round);
  const next = nextOf(table, seat, own !== undefined);
  if (next === 'nothing') return;
  try {
    if (next === 'restart') await line.say('restart', { round });
    else if (next === 'commit') {
      noteKey(id, { seal });
      const { commitment } = own ?? makeValue(id, round);
      await line.say('commit', { round, commitment });
    } else if (own !== undefined) await line.say('open', { round, value: own.value });
  } catch {
    // The table comes again with the connection.
  }
}
