/** A text that belongs to no card that is played: a shiv's, a potion's, a relic's. What it sets off comes right after it (12.15). */
import { call } from '@kolbiste/kernel';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { flow } from './registry.ts';
import { settleNotes } from './settle.ts';
import { textAlone, use } from './use.ts';

interface AloneLocals {
  seat: number;
  program: number;
  attack: number;
}

const EFFECT = cite('12.15');

const begin = flow.step<AloneLocals>('begin', EFFECT, (s, { seat, program, attack }) =>
  call(s, use, textAlone(seat, program, attack)),
);

const setOff = flow.step<AloneLocals>('setOff', EFFECT, (s, { seat }) => {
  settleNotes(s, seat);
});

const alone = flow.procedure<AloneLocals>(
  'useAlone',
  { rule: cite('12.10', '17.6'), locals: { seat: 0, program: 0, attack: 0 }, see: 'open' },
  [begin, setOff],
);

export function useAlone(s: State, seat: number, program: number, attack = 0): void {
  call(s, alone, { seat, program, attack });
}
