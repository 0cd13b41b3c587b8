/** Numbers of TMMStone's board by name, and the lines of the log that changed them. */

import type { Happening } from '@kolbiste/tablekit/engine/protocol.ts';
import type { Change } from '@kolbiste/tablekit/ui/figure-frame.tsx';
import type { Part } from '../src/index.ts';
import { cardIn } from '../src/index.ts';
import type { StoneTable } from './engine/table.ts';

const KINDS = ['life', 'mana', 'slots', 'deck', 'spells', 'fatigue', 'attack', 'health', 'cost'] as const;

/** `at`: the seat; of attack and health the id of the unit, of a cost the card in hand. */
export interface StoneFigure {
  readonly what: (typeof KINDS)[number];
  readonly at: number;
  /** Whose hand the card is in; of everything else 0. */
  readonly seat: number;
}

/** As written into `data-why` of whatever shows the number. */
export const stoneKey = ({ what, at, seat }: StoneFigure): string =>
  what === 'cost' ? `${what}:${at}:${seat}` : `${what}:${at}`;

/** The number behind a key, or undefined for anything else. */
export function stoneFigure(key: string): StoneFigure | undefined {
  const [name, at, seat = '0'] = key.split(':');
  const what = KINDS.find((kind) => kind === name);
  return what !== undefined && /^\d+$/.test(at ?? '') ? { what, at: Number(at), seat: Number(seat) } : undefined;
}

/** Place of a unit by its id; -1 = it is not on the board. */
export const placeOf = (board: StoneTable, id: number): number => board.units.findIndex((unit) => unit?.id === id);

/** Where a card lies in a hand; -1 = it does not, or cannot be seen. */
const inHand = (board: StoneTable, { at, seat }: StoneFigure): number =>
  board.hands[seat]?.findIndex((entry) => cardIn(entry) === at) ?? -1;

/** The number itself; undefined while there is no such thing. */
export function stoneValue(board: StoneTable, figure: StoneFigure): number | undefined {
  const { what, at, seat } = figure;
  if (what === 'attack') return placeOf(board, at) < 0 ? undefined : board.power[placeOf(board, at)];
  if (what === 'health') return board.units.find((unit) => unit?.id === at)?.health;
  if (what === 'cost') return board.costs[seat]?.[inHand(board, figure)];
  return what === 'deck' ? board.deckSizes[at] : board[what][at];
}

/** What the number is made of now, where that is more than one thing. */
export function stoneParts(board: StoneTable, figure: StoneFigure): readonly Part[] {
  if (figure.what === 'attack') return board.attackParts[placeOf(board, figure.at)] ?? [];
  if (figure.what === 'cost') return board.costParts[figure.seat]?.[inHand(board, figure)] ?? [];
  return [];
}

/** Every change of a number, the first one first; that something came is a change from nothing to its number. */
export function stoneChanges(log: readonly Happening[], figure: StoneFigure): Change[] {
  const changes: Change[] = [];
  let before: number | undefined;
  log.forEach((line, n) => {
    const after = stoneValue(line.after as StoneTable, figure);
    const first = n === 0 && figure.what !== 'attack' && figure.what !== 'health' && figure.what !== 'cost';
    if (after !== undefined && after !== before && !first) changes.push({ line, before: before ?? null, after });
    before = after;
  });
  return changes;
}
