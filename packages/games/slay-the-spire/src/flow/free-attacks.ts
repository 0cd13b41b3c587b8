/** Attacks that no card makes (17.6, 17.7, R23): each has its own target and uses up its own weak and vulnerable; the next comes when it is over. */
import { call, goto } from '@kolbiste/kernel';
import { isStopped } from '../atoms/harm.ts';
import { textsOf } from '../cards/texts.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { flow } from './registry.ts';
import { FREE_ONE } from './use.ts';
import { useAlone } from './use-alone.ts';

interface AttacksLocals {
  seat: number;
  left: number;
}

const ATTACK = cite('17.6', '17.7', 'R23');
const ONE_HIT = textsOf('freeAttacks')([{ hit: 1 }], true);

const next = flow.step<AttacksLocals>('next', ATTACK, (s, x, f) => {
  if (x.left === 0 || isStopped(s)) return;
  x.left--;
  goto(f, next);
  useAlone(s, x.seat, ONE_HIT, FREE_ONE);
});

const freeAttacks = flow.procedure<AttacksLocals>(
  'freeAttacks',
  { rule: ATTACK, locals: { seat: 0, left: 0 }, see: 'open' },
  [next],
);

export function callAttacks(s: State, seat: number, left: number): void {
  call(s, freeAttacks, { seat, left });
}
