/** Keys of the board: those of the list, and arrows from thing to thing. */

import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { goByArrow } from '@kolbiste/tablekit/table/arrows.ts';
import { stopAsking } from '@kolbiste/tablekit/table/asking.ts';
import { homeOf } from '@kolbiste/tablekit/table/home.ts';
import { isInert } from '@kolbiste/tablekit/table/inert.ts';
import { actionOf, keyName, keysWith } from '@kolbiste/tablekit/table/keys.ts';
import { runTool } from '@kolbiste/tablekit/table/run-tool.ts';
import { UNIT_SLOTS } from '../src/index.ts';
import { boardOf } from './board.ts';
import type { StoneAction } from './key-set.ts';
import { numbered, STONE_KEYS } from './key-set.ts';
import { pointAt, pressMain, stepBack } from './point.ts';
import { useStone } from './store.ts';

/** The unit in a slot: one's own, or once an attacker is chosen the opponent's. */
function pointAtUnit(slot: number, home: number): void {
  const { from } = useStone.getState();
  const seat = from === null && useTable.getState().prompt?.step !== 'target' ? home : 1 - home;
  if (slot < UNIT_SLOTS) pointAt({ at: 'unit', place: seat * UNIT_SLOTS + slot });
}

/** The card of the hand at a place. */
function pointAtCard(n: number, home: number): void {
  if (n < (boardOf(useTable.getState())?.hands[home].length ?? 0)) pointAt({ at: 'hand', seat: home, n });
}

const openGrave = (seat: number): void =>
  useStone.setState((s) => ({ grave: s.grave === null ? seat : null, list: false }));

/** What this board alone does; `home` is the seat that sits here. */
const DOES: { readonly [action in StoneAction]?: (home: number) => void } = {
  main: pressMain,
  back: () => stopAsking() || stepBack(),
  foe: (home) => pointAt({ at: 'hero', seat: 1 - home }),
  home: (home) => pointAt({ at: 'hero', seat: home }),
  ability: (home) => pointAt({ at: 'ability', seat: home }),
  options: () => useStone.setState((s) => ({ list: !s.list, grave: null })),
  grave: (home) => openGrave(home),
  theirGrave: (home) => openGrave(1 - home),
  undo: () => isInert() || runTool('undo'),
};

/** What each action does at the board; what it has in common with other tables is done as there. */
function act(action: StoneAction): boolean {
  const state = useTable.getState();
  const home = state.prompt?.seat ?? homeOf(state);
  const place = numbered(action);
  if (place !== undefined) {
    if (place.what === 'hand') pointAtCard(place.n - 1, home);
    else pointAtUnit(place.n - 1, home);
    return true;
  }
  const body = DOES[action];
  if (body === undefined) return runTool(action);
  body(home);
  return true;
}

/** What a key does at the board; false = it belongs to somebody else. */
export function press(event: KeyboardEvent): boolean {
  const action = actionOf(keysWith(useSettings.getState().keys, STONE_KEYS), keyName(event));
  if (action !== undefined) return act(action);
  return goByArrow(event, '.stone-table .spot');
}
