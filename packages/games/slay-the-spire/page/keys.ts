/** Keys of the table: the main button, the list of options, the map, arrows from thing to thing. */
import type { KeySet } from '@kolbiste/tablekit/table/keys.ts';
import { TOOL_KEYS } from '@kolbiste/tablekit/table/keys.ts';
import { pressesOf } from '@kolbiste/tablekit/table/press.ts';
import { useSpire } from './board.ts';
import { pressMain, stepBack } from './point.ts';

const { compare: _, ...TOOLS } = TOOL_KEYS;
const OWN = { main: 'Space', back: 'Escape', options: 'O', map: 'K' } as const;

export type SpireAction = keyof typeof OWN | keyof typeof TOOLS;
export const SPIRE_KEYS: KeySet<SpireAction> = { ...OWN, ...TOOLS };

export const toggleList = (): void => useSpire.setState(({ list }) => ({ list: !list, map: false, pile: null }));
export const toggleMap = (): void => useSpire.setState(({ map }) => ({ map: !map, list: false, pile: null }));

/** What a key does at the table; false = it belongs to somebody else. */
export const press = pressesOf(
  SPIRE_KEYS,
  {
    main: pressMain,
    back: stepBack,
    options: toggleList,
    map: toggleMap,
  },
  '.spire-table .spot',
);
