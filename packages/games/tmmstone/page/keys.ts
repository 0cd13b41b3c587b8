/** Keys of the board: those of the list, and arrows from thing to thing. */

import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { stopAsking } from '@kolbiste/tablekit/table/asking.ts';
import { isInert } from '@kolbiste/tablekit/table/inert.ts';
import { actionOf, keyName, keysWith } from '@kolbiste/tablekit/table/keys.ts';
import { runTool } from '@kolbiste/tablekit/table/run-tool.ts';
import { UNIT_SLOTS } from '../src/index.ts';
import { boardOf } from './board.ts';
import type { StoneAction } from './key-set.ts';
import { numbered, STONE_KEYS } from './key-set.ts';
import { pointAt, pressMain, stepBack } from './point.ts';
import { homeOf, useStone } from './store.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Goes to the nearest thing in a direction; what lies straight on counts as nearer. */
function go([x, y]: readonly [number, number]): void {
  const spots = [...document.querySelectorAll<HTMLElement>('.stone-table .spot')];
  const here = document.activeElement;
  if (!(here instanceof HTMLElement) || !spots.includes(here)) {
    (spots.find((spot) => spot.classList.contains('lit')) ?? spots[0])?.focus();
    return;
  }
  const middle = (spot: Element) => {
    const { left, top, width, height } = spot.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [a, b] = middle(here);
  let nearest: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const [c, d] = middle(spot);
    const on = (c - a) * x + (d - b) * y;
    const aside = Math.abs((c - a) * y) + Math.abs((d - b) * x);
    if (on < 4 || on + 2.5 * aside >= least) continue;
    nearest = spot;
    least = on + 2.5 * aside;
  }
  nearest?.focus();
}

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
  const arrow = ARROWS[event.key];
  if (arrow !== undefined) go(arrow);
  return arrow !== undefined;
}
