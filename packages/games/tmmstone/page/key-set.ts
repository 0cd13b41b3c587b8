/** The keys of TMMStone's table. What the other game's table has too goes by the same name, and so by the same key. */

import type { KeySet } from '@kolbiste/tablekit/table/keys.ts';
import { UNIT_SLOTS } from '../src/index.ts';

/** Keys of what other tables have too. */
export const SHARED = {
  main: 'Space',
  back: 'Escape',
  foe: 'H',
  home: 'Shift+H',
  undo: 'U',
  why: 'W',
  text: 'T',
  log: 'L',
  settings: 'S',
  sound: 'M',
  help: '?',
  options: 'O',
} as const;

const OWN = { ability: 'A', grave: 'G', theirGrave: 'Shift+G' } as const;

/** So many cards of the hand have keys: as many as it may hold at first. */
const HAND = 10;

const HAND_KEYS = Object.fromEntries(Array.from({ length: HAND }, (_, n) => [`hand${n + 1}`, String((n + 1) % 10)]));
const UNIT_KEYS = Object.fromEntries(Array.from({ length: UNIT_SLOTS }, (_, n) => [`unit${n + 1}`, `Shift+${n + 1}`]));

export type StoneAction = keyof typeof SHARED | keyof typeof OWN | `hand${number}` | `unit${number}`;

export const STONE_KEYS = { ...SHARED, ...OWN, ...HAND_KEYS, ...UNIT_KEYS } as KeySet<StoneAction>;

/** The number in the name of a card of the hand or of a unit; undefined for anything else. */
export function numbered(action: StoneAction): { readonly what: 'hand' | 'unit'; readonly n: number } | undefined {
  const [, what, n] = /^(hand|unit)(\d+)$/.exec(action) ?? [];
  return n === undefined ? undefined : { what: what as 'hand' | 'unit', n: Number(n) };
}
