/** Keys of the table: the main button, the list of options, arrows from thing to thing. */
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { isInert } from '@kolbiste/tablekit/table/inert.ts';
import type { KeySet } from '@kolbiste/tablekit/table/keys.ts';
import { actionOf, keyName, keysWith } from '@kolbiste/tablekit/table/keys.ts';
import { runTool } from '@kolbiste/tablekit/table/run-tool.ts';
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

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Goes to the nearest thing in a direction; what lies straight on counts as nearer. */
function go([x, y]: readonly [number, number]): void {
  const spots = [...document.querySelectorAll<HTMLElement>('.rings-table .spot')].filter(
    (spot) => spot.offsetParent !== null,
  );
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
  const far = (spot: Element): number => {
    const [c, d] = middle(spot);
    const on = (c - a) * x + (d - b) * y;
    const aside = Math.abs((c - a) * y) + Math.abs((d - b) * x);
    return on < 4 ? Number.POSITIVE_INFINITY : on + 2.5 * aside;
  };
  const next = spots.reduce((best, spot) => (far(spot) < far(best) ? spot : best), here);
  next.focus();
}

const DOES: Readonly<Partial<Record<RingsAction, () => void>>> = {
  main: pressMain,
  back: stepBack,
  options: () => useRings.setState(({ list }) => ({ list: !list })),
  undo: () => isInert() || runTool('undo'),
};

/** What a key does at the table; false = it belongs to somebody else. */
export function press(event: KeyboardEvent): boolean {
  const action = actionOf(keysWith(useSettings.getState().keys, RINGS_KEYS), keyName(event));
  if (action !== undefined) {
    const body = DOES[action];
    if (body === undefined) return runTool(action);
    body();
    return true;
  }
  const arrow = ARROWS[event.key];
  if (arrow !== undefined) go(arrow);
  return arrow !== undefined;
}
