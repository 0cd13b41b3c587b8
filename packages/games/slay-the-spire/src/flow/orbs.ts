/** A lightning orb at the end of turn strikes an enemy of its owner's choice (16.7). */
import { call } from '@kolbiste/kernel';
import { enemyOf } from '../atoms/creatures.ts';
import { damage } from '../atoms/harm.ts';
import { allEnemies } from '../effects/targets.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { flow } from './registry.ts';

interface OrbLocals {
  seat: number;
}

const ORB = cite('16.7', 'R38');

const strike = flow.question<OrbLocals>('strike', ORB, {
  kind: 'target',
  seats: (s, x) => (allEnemies(s).length > 0 ? 1 << x.seat : 0),
  candidates(s, _x, _seat, out) {
    for (const who of allEnemies(s)) out.push(-1 - who);
  },
  check: (s, _x, _seat, option) => (allEnemies(s).includes(enemyOf(option)) ? 0 : NOT_HERE),
  apply: (s, _x, _seat, option) => damage(s, enemyOf(option), 1, ORB),
});

const orb = flow.procedure<OrbLocals>('orb', { rule: ORB, locals: { seat: 0 }, see: 'open' }, [strike]);

export function aimOrb(s: State, seat: number): void {
  const there = allEnemies(s);
  if (there.length === 1) damage(s, there[0], 1, ORB);
  else if (there.length > 1) call(s, orb, { seat });
}
