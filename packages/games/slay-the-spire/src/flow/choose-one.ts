/** One of several texts is chosen (12.13, R15). */
import { call, nearest } from '@kolbiste/kernel';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { effect } from './effect.ts';
import { flow } from './registry.ts';

interface OneLocals {
  seat: number;
  starts: number[];
}

const CHOICE = cite('12.13', 'R15');

const which = flow.question<OneLocals>('which', CHOICE, {
  kind: 'text',
  seats: (_s, x) => 1 << x.seat,
  candidates(_s, { starts }, _seat, out) {
    for (let at = 0; at < starts.length; at++) out.push(at);
  },
  check: (_s, { starts }, _seat, option) => (option >= 0 && option < starts.length ? 0 : NOT_HERE),
  apply(s, { starts }, _seat, option) {
    const running = nearest(s, effect);
    if (running !== null) running.locals.at = starts[option];
  },
});

const one = flow.procedure<OneLocals>('chooseOne', { rule: CHOICE, locals: { seat: 0, starts: [0] }, see: 'open' }, [
  which,
]);

/** @param starts where each of the texts begins */
export function askChoice(s: State, x: { readonly actor: number }, starts: readonly number[]): void {
  call(s, one, { seat: x.actor, starts: starts.slice() });
}
