/** Rows of heroes; the only writer of them in a fight. */
import { emit } from '@kolbiste/kernel';
import { E } from '../events.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { ROW } from '../state.ts';

const CHOOSE = cite('18.19', 'R60');

/** A hero goes to a row; whoever stands there goes where the hero came from. */
export function standIn(s: State, seat: number, row: number): void {
  const from = s.heroes[seat][ROW];
  if (from === row) return;
  const other = s.heroes.findIndex((hero) => hero[ROW] === row);
  if (other >= 0) s.heroes[other][ROW] = from;
  s.heroes[seat][ROW] = row;
  emit(s, E.rowTaken, CHOOSE, seat, row, other);
}
