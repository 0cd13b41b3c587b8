/** One of the heroes, whom the group's text then works on. */
import type { Candidates } from '@kolbiste/kernel';
import { call, nearest } from '@kolbiste/kernel';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { HP } from '../state.ts';
import { effect } from './effect.ts';
import { flow } from './registry.ts';

interface OneLocals {
  seat: number;
}

const WHO = cite('9.6', 'R15');

const who = flow.question<OneLocals>('who', WHO, {
  kind: 'hero',
  seats: (s, { seat }) => (s.heroes.length > 1 ? 1 << seat : 0),
  candidates(s, _x, _seat, out: Candidates) {
    for (let seat = 0; seat < s.heroes.length; seat++) if (s.heroes[seat][HP] > 0) out.push(seat);
  },
  check: (s, _x, _seat, option) => (s.heroes[option] !== undefined && s.heroes[option][HP] > 0 ? 0 : NOT_HERE),
  apply(s, _x, _seat, option) {
    const running = nearest(s, effect);
    if (running !== null) running.locals.actor = option;
  },
});

const oneHero = flow.procedure<OneLocals>('oneHero', { rule: WHO, locals: { seat: 0 }, see: 'open' }, [who]);

export function askHero(s: State, seat: number): void {
  call(s, oneHero, { seat });
}
