/** Keys of the table: the main button, the list of options, arrows from thing to thing. */
import type { KeySet } from '@kolbiste/tablekit/table/keys.ts';
import { TOOL_KEYS } from '@kolbiste/tablekit/table/keys.ts';
import { pressesOf } from '@kolbiste/tablekit/table/press.ts';
import { useDoom } from './board.ts';
import { pressMain, stepBack } from './point.ts';

const { compare: _, ...TOOLS } = TOOL_KEYS;
const OWN = { main: 'Space', back: 'Escape', options: 'O' } as const;

export type DoomAction = keyof typeof OWN | keyof typeof TOOLS;
export const DOOM_KEYS: KeySet<DoomAction> = { ...OWN, ...TOOLS };

export const toggleList = (): void => useDoom.setState(({ list }) => ({ list: !list, pile: null }));

/** What a key does at the table; false = it belongs to somebody else. */
export const press = pressesOf(
  DOOM_KEYS,
  {
    main: pressMain,
    back: stepBack,
    options: toggleList,
  },
  '.doom-table .spot',
);
