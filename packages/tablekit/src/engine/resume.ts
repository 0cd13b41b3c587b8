/** Laying the table of a kept game again: fetched when one goes on. */
import { readReplay } from '@kolbiste/kernel';
import { staged } from './games.ts';
import type { RunningTable, Surroundings } from './host.ts';
import { tableAgain } from './host.ts';
import type { Kept } from './keep.ts';
import { withHintsPlayed } from './marks.ts';

/**
 * A kept game goes on.
 * @throws an error that says what is wrong with it: unreadable, of other rules, or leading elsewhere
 */
export function resumeTable(kept: Kept, around: Surroundings): RunningTable {
  const record = readReplay(kept.record);
  const { game, config, rulesVersion } = record;
  const adapter = staged(game);
  const own = adapter.game(kept.names).rulesVersion;
  if (rulesVersion !== own) throw new Error(`rules ${rulesVersion}, here ${own}`);
  return tableAgain(adapter.orderOf(kept, config), around, { botSeed: kept.botSeed, record: withHintsPlayed(record) });
}
