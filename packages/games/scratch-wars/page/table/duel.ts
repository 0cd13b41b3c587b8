/** What of the table's store is a duel's own. */

import type { Happening } from '@kolbiste/tablekit/engine/protocol.ts';
import type { TableState } from '@kolbiste/tablekit/state/table.ts';
import type { FieldCard } from '../../src/index.ts';
import type { Snapshot } from '../engine/adapter.ts';
import type { DuelCards } from '../engine/order.ts';
import type { Spin } from './spins.ts';
import { lastSpin } from './spins.ts';

type Cards = Omit<DuelCards, 'config'> & { readonly config: DuelCards['config'] | null };

const NO_CARDS: Cards = { config: null, costs: [], does: [], labels: {} };

/** The cards in play. */
export const duelOf = ({ cards }: Pick<TableState, 'cards'>): Cards => (cards as DuelCards | null) ?? NO_CARDS;

/** The numbers on the table. */
export const shownOf = ({ table }: Pick<TableState, 'table'>): Snapshot | null => table as Snapshot | null;

let told: readonly Happening[] = [];
let last: Spin | null = null;

/** The wheel that turns or was spun last; before the first spin of this visit the last one of the log, at rest. */
export function spinNow({ motion, log }: Pick<TableState, 'motion' | 'log'>): Spin | null {
  if (motion !== null) return motion as Spin;
  if (log !== told) [told, last] = [log, lastSpin(log)];
  return last;
}

/** The field that a spin came to. */
export const fieldSpun = (state: Pick<TableState, 'cards'>, { weapon, field }: Spin): FieldCard | undefined =>
  duelOf(state).config?.decks[weapon >= 5 ? 1 : 0].weapons[weapon % 5]?.fields[field];
