/** A hero may exchange rows with another (13.18, R60). */
import { call, emit } from '@kolbiste/kernel';
import { standIn } from '../atoms/rows.ts';
import { rowCount } from '../effects/targets.ts';
import { E } from '../events.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { HP, ROW } from '../state.ts';
import { flow } from './registry.ts';

interface SwitchLocals {
  seat: number;
}

const SWITCH = cite('13.18', 'R60');

function switchRows(s: State, a: number, b: number): void {
  const row = s.heroes[a][ROW];
  s.heroes[a][ROW] = s.heroes[b][ROW];
  s.heroes[b][ROW] = row;
  emit(s, E.rowsSwitched, SWITCH, a, b);
}

/** Options: the hero to exchange with, oneself = stay; from here on an empty row, where a fight has such [STS 18.19]. */
export const EMPTY_ROW = 10;

const isEmptyRow = (s: State, row: number): boolean =>
  row >= 0 && row < rowCount(s) && s.heroes.every((hero) => hero[ROW] !== row);

const withWhom = flow.question<SwitchLocals>('withWhom', SWITCH, {
  kind: 'hero',
  seats: (s, x) => (rowCount(s) > 1 ? 1 << x.seat : 0),
  candidates(s, _x, _seat, out) {
    for (let seat = 0; seat < s.heroes.length; seat++) if (s.heroes[seat][HP] > 0) out.push(seat);
    for (let row = 0; row < rowCount(s); row++) if (isEmptyRow(s, row)) out.push(EMPTY_ROW + row);
  },
  check(s, _x, _seat, option) {
    if (option >= EMPTY_ROW) return isEmptyRow(s, option - EMPTY_ROW) ? 0 : NOT_HERE;
    return s.heroes[option] !== undefined && s.heroes[option][HP] > 0 ? 0 : NOT_HERE;
  },
  apply(s, _x, seat, option) {
    if (option >= EMPTY_ROW) standIn(s, seat, option - EMPTY_ROW);
    else if (option !== seat) switchRows(s, seat, option);
  },
});

const switching = flow.procedure<SwitchLocals>('switchRow', { rule: SWITCH, locals: { seat: 0 }, see: 'open' }, [
  withWhom,
]);

export function askSwitch(s: State, seat: number): void {
  call(s, switching, { seat });
}
