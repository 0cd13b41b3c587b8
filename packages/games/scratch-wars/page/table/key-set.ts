/** The keys of a duel. */
import type { KeySet } from '@kolbiste/tablekit/table/keys.ts';
import { TOOL_KEYS } from '@kolbiste/tablekit/table/keys.ts';

/** What a key can do, in the order in which the list of keys shows it. */
export const ACTIONS = [
  'main',
  'second',
  'back',
  'mine1',
  'mine2',
  'mine3',
  'mine4',
  'mine5',
  'theirs1',
  'theirs2',
  'theirs3',
  'theirs4',
  'theirs5',
  'foe',
  'home',
  'undo',
  'why',
  'compare',
  'text',
  'log',
  'settings',
  'sound',
  'help',
] as const;

export type Action = (typeof ACTIONS)[number];

export const DUEL_KEYS: KeySet<Action> = {
  main: 'Space',
  second: 'I',
  back: 'Escape',
  mine1: '1',
  mine2: '2',
  mine3: '3',
  mine4: '4',
  mine5: '5',
  theirs1: 'Shift+1',
  theirs2: 'Shift+2',
  theirs3: 'Shift+3',
  theirs4: 'Shift+4',
  theirs5: 'Shift+5',
  foe: 'H',
  home: 'Shift+H',
  ...TOOL_KEYS,
};
