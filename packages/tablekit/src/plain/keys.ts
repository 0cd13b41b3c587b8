/** Keys of a table of plain data: the main button, the list of options, what every table has, arrows from thing to thing. */
import type { KeySet } from '../table/keys.ts';
import { TOOL_KEYS } from '../table/keys.ts';
import { pressesOf } from '../table/press.ts';
import { pressMain, stepBack, toggleList } from './store.ts';

const { compare: _, ...TOOLS } = TOOL_KEYS;

const OWN = { main: 'Space', back: 'Escape', options: 'O' } as const;

export type PlainAction = keyof typeof OWN | keyof typeof TOOLS;

export const PLAIN_KEYS: KeySet<PlainAction> = { ...OWN, ...TOOLS };

/** What a key does at the table; false = it belongs to somebody else. */
export const press = pressesOf(
  PLAIN_KEYS,
  {
    main: pressMain,
    back: stepBack,
    options: toggleList,
  },
  '.plain-table .spot',
);
