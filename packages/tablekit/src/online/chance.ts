/** Agreeing on chance, done without asking the player: commit to a value of one's own, open it once all have committed. */
import { boundBy } from '@kolbiste/kernel';
import type { Sight } from '@kolbiste/wire';
import { mayOpen, opened } from '@kolbiste/wire';
import type { Table } from '@kolbiste/wire/protocol';
import { makeValue, noteTaken, valueOf } from './keys.ts';
import type { Line } from './line.ts';

/** What is to be sent now, if anything. */
export type Next = 'commit' | 'open' | 'restart' | 'nothing';

/** What this browser has of its own. */
export interface Mine {
  /** Whether it has its value of the present round. */
  readonly value: boolean;
  /** Whether everything it was shown allows to open it. */
  readonly opens: boolean;
  /** Whether something it was shown did not hold: then it has no part in this game's chance any more. */
  readonly doubts: boolean;
}

export function nextOf(
  { status, seats, chance }: Pick<Table, 'status' | 'seats' | 'chance'>,
  seat: number,
  own: Mine,
): Next {
  const mine = seats[seat];
  if (status !== 'chance' || mine === undefined) return 'nothing';
  // Nobody is bound by the first protocol any more: the table agrees anew.
  if (chance.version !== 2) return 'restart';
  if (mine.value !== '' || own.doubts) return 'nothing';
  if (mine.commitment === '') return 'commit';
  if (!own.value) return 'restart';
  return own.opens ? 'open' : 'nothing';
}

/**
 * Does the next thing there is to do. What fails is done again with the next table.
 * @param sight what was shown so far, this table included
 * @param keep is handed the sight in which the own value was opened, before it is opened
 */
export async function agreeOnChance(
  line: Line,
  { table, seat, sight, keep }: { table: Table; seat: number; sight: Sight; keep(sight: Sight): void },
): Promise<void> {
  const { id } = table;
  const { round } = table.chance;
  const value = valueOf(id, round, seat);
  const terms = value === undefined ? undefined : mayOpen(sight, table, seat, boundBy(id, round, seat, value));
  const own = { value: value !== undefined, opens: terms !== undefined, doubts: sight.doubts.length > 0 };
  try {
    switch (nextOf(table, seat, own)) {
      case 'restart':
        await line.say('restart', { round });
        break;
      case 'commit': {
        const commitment = boundBy(id, round, seat, makeValue(id, round, seat));
        const reply = await line.say('commit', { round, commitment });
        noteTaken(id, round, seat, reply.ok);
        break;
      }
      case 'open':
        if (value === undefined || terms === undefined) break;
        keep(opened(sight, round, terms));
        await line.say('open', { round, value, terms });
        break;
      case 'nothing':
    }
  } catch {
    // The table comes again with the connection.
  }
}
