/** The table of a quick start, row by row: how often each is gained for the second, the third and the fourth act [STS 22.10]. */
import type { Instruction } from './texts.ts';
import { textsOf } from './texts.ts';

interface QuickRow {
  readonly kind: string;
  readonly counts: readonly number[];
  /** What a hero gains; -1 = the group gains it in a way of its own. */
  readonly program: number;
}

const program = textsOf('quickStart');
const NO_TEXT = -1;
const row = (kind: string, counts: readonly number[], text?: readonly Instruction[]): QuickRow => ({
  kind,
  counts,
  program: text === undefined ? NO_TEXT : program(text, true),
});

/** What a roll of the die gains [STS 22.11]. */
const ROLL: readonly Instruction[] = [
  {
    rollTable: [
      [{ relic: 1 }],
      [{ transform: 1 }],
      [{ cardReward: 3 }, { gold: 1 }],
      [{ potion: 1 }, { gold: 2 }],
      [{ upgrade: 1 }],
      [{ remove: 1 }],
    ],
  },
];

export const QUICK_ROWS: readonly QuickRow[] = [
  row('neow', [1, 1, 1]),
  row('gold', [1, 0, 0], [{ gold: 6 }]),
  row('gold', [0, 1, 0], [{ gold: 7 }]),
  row('gold', [0, 0, 1], [{ gold: 10 }]),
  row('card', [4, 4, 5], [{ cardReward: 3 }]),
  row('transform', [1, 1, 1], [{ transform: 1 }]),
  row('roll', [1, 3, 5], ROLL),
  row('potion', [1, 1, 1], [{ potion: 1 }]),
  row('relic', [2, 4, 6], [{ relic: 1 }]),
  row('rare', [1, 2, 2], [{ rareReward: 3 }]),
  row('bossRelic', [1, 2, 2]),
  row('card', [0, 3, 5], [{ cardReward: 3 }]),
  row('remove', [0, 1, 2], [{ remove: 1 }]),
  row('upgrade', [2, 4, 6], [{ upgrade: 1 }]),
  row('merchant', [1, 1, 1]),
];

/** The number of a row as it is printed, from 1: gold is one row, whatever the act. */
export const printedRow = (at: number): number =>
  QUICK_ROWS.slice(0, at + 1).filter(({ kind }, n) => kind !== 'gold' || QUICK_ROWS[n - 1].kind !== 'gold').length;
