/** Keys of the table: the main button, the list of options, arrows from thing to thing. */
import type { KeySet } from '@kolbiste/tablekit/table/keys.ts';
import { pressesOf } from '@kolbiste/tablekit/table/press.ts';
import { pressMain, stepBack } from './point.ts';
import { useRings } from './store.ts';

const SHARED = {
  main: 'Space',
  back: 'Escape',
  undo: 'U',
  why: 'W',
  text: 'T',
  log: 'L',
  settings: 'S',
  sound: 'M',
  help: '?',
} as const;
export type RingsAction = keyof typeof SHARED | 'options';
export const RINGS_KEYS: KeySet<RingsAction> = { ...SHARED, options: 'O' };

/** What a key does at the table; false = it belongs to somebody else. */
export const press = pressesOf(
  RINGS_KEYS,
  {
    main: pressMain,
    back: stepBack,
    options: () => useRings.setState(({ list }) => ({ list: !list })),
  },
  '.rings-table .spot',
);
