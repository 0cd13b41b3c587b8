/** A hero may exchange rows with another (13.18, R60). */
import { call, emit } from '@kolbiste/kernel';
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

/** Option: the hero to exchange with; oneself = stay. */
const withWhom = flow.question<SwitchLocals>('withWhom', SWITCH, {
  kind: 'hero',
  seats: (s, x) => (s.heroes.length > 1 ? 1 << x.seat : 0),
  candidates(s, _x, _seat, out) {
    for (let seat = 0; seat < s.heroes.length; seat++) if (s.heroes[seat][HP] > 0) out.push(seat);
  },
  check: (s, _x, _seat, option) => (s.heroes[option] !== undefined && s.heroes[option][HP] > 0 ? 0 : NOT_HERE),
  apply(s, _x, seat, option) {
    if (option !== seat) switchRows(s, seat, option);
  },
});

const switching = flow.procedure<SwitchLocals>('switchRow', { rule: SWITCH, locals: { seat: 0 }, see: 'open' }, [
  withWhom,
]);

export function askSwitch(s: State, seat: number): void {
  call(s, switching, { seat });
}
