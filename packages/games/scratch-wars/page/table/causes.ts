/** Why a number on the table is what it is: the lines of the log that changed it. */

import type { Happening } from '@kolbiste/tablekit/engine/protocol.ts';
import type { Change } from '@kolbiste/tablekit/ui/figure-frame.tsx';
import type { Config } from '../../src/index.ts';
import type { Snapshot } from '../engine/adapter.ts';
import type { Figure } from './figure.ts';

const KINDS = new Set(['life', 'energy', 'entries', 'weapon', 'actions', 'round', 'active']);

/** The number behind a key, or undefined for anything else. */
export function figureOf(key: string): Figure | undefined {
  const [what = '', at = ''] = key.split(':');
  return KINDS.has(what) && /^\d$/.test(at) ? { what: what as Figure['what'], at: Number(at) } : undefined;
}

/** The number itself. */
export function valueOf(table: Snapshot, { what, at }: Figure): number {
  switch (what) {
    case 'life':
      return table.life[at];
    case 'energy':
      return table.energy[at];
    case 'entries':
      return table.used[at];
    case 'weapon':
      return table.weapons[at];
    case 'actions':
    case 'round':
    case 'active':
      return table[what];
  }
}

const MOST_ENERGY = 12;

/** The number before anything happened [SW 1.5.1]. */
function atFirst(config: Config, { what, at }: Figure): number {
  const hero = config.decks[at === 1 ? 1 : 0].hero;
  if (what === 'life') return hero.life;
  if (what === 'energy') return Math.min(MOST_ENERGY, hero.slots.morning.energyGain);
  if (what === 'weapon') return config.decks[at >= 5 ? 1 : 0].weapons[at % 5] === undefined ? -1 : 0;
  return what === 'active' ? -1 : 0;
}

/** Every change of a number, the first one first. */
export function changesOf(log: readonly Happening[], config: Config, figure: Figure): Change[] {
  const changes: Change[] = [];
  let before = atFirst(config, figure);
  for (const line of log) {
    const after = valueOf(line.after as Snapshot, figure);
    if (after !== before) changes.push({ line, before, after });
    before = after;
  }
  return changes;
}
