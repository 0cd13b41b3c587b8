/** Before the enemies of a fight are laid out every hero takes a row (4.7, 13.18, R70): any that no other has named. */
import type { Candidates } from '@kolbiste/kernel';
import { call, emit } from '@kolbiste/kernel';
import { E } from '../events.ts';
import { NOT_HERE, ROW_TAKEN } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { HP, ROW } from '../state.ts';
import { flow } from './registry.ts';

interface RowLocals {
  /** The row that each hero has named; -1 = none yet. */
  rows: number[];
}

const ROWS = cite('13.18', '4.7', 'R70');

/** Option: a row from the lowest. */
const name = flow.question<RowLocals>('name', ROWS, {
  kind: 'row',
  joint: true,
  seats: (_s, { rows }) => rows.reduce((mask, row, seat) => (row < 0 ? mask | (1 << seat) : mask), 0),
  candidates(s, _x, _seat, out: Candidates) {
    for (let row = 0; row < s.heroes.length; row++) out.push(row);
  },
  check(s, { rows }, _seat, option) {
    if (option < 0 || option >= s.heroes.length) return NOT_HERE;
    return rows.includes(option) ? ROW_TAKEN : 0;
  },
  apply(_s, { rows }, seat, option) {
    rows[seat] = option;
  },
});

const stand = flow.step<RowLocals>('stand', ROWS, (s, { rows }) => {
  rows.forEach((row, seat) => {
    if (s.heroes[seat][ROW] === row) return;
    s.heroes[seat][ROW] = row;
    emit(s, E.rowTaken, ROWS, seat, row);
  });
});

const chooseRows = flow.procedure<RowLocals>('chooseRows', { rule: ROWS, locals: { rows: [0] }, see: 'open' }, [
  name,
  stand,
]);

/** Alone there is one row. */
export function callRows(s: State): void {
  // Who is dead keeps his row, with whoever stands in it [STS R102].
  if (s.heroes.length > 1) call(s, chooseRows, { rows: s.heroes.map((hero) => (hero[HP] > 0 ? -1 : hero[ROW])) });
}
