/** An attack that an effect grants: one character, at once, not counted among the declared ones [LOTR L65]. */
import { call } from '@kolbiste/kernel';
import { printed } from '../cards/pool.ts';
import { attacksStaging } from '../legal.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { ENGAGED, isEnemy, STAGING, thingOf } from '../state.ts';
import { RANGED } from '../vocabulary.ts';
import { thePlayerAttack } from './circle.ts';
import { ASK, listLocals, pickOne } from './pick.ts';
import { flow } from './registry.ts';

const EXTRA = cite('L65', 'K.1', 'L89');

interface ExtraLocals {
  [name: string]: number | number[];
  seat: number;
  attacker: number;
}

/** Enemies the character may attack alone. */
function targetsOf(s: State, seat: number, attacker: number): number[] {
  const t = thingOf(s, attacker);
  if (t === null) return [];
  const ranged = (printed(t.card).keywords & RANGED) !== 0;
  return s.things
    .filter(
      (e) =>
        isEnemy(e) &&
        ((e.zone === ENGAGED && (e.seat === seat || ranged)) || (e.zone === STAGING && attacksStaging(t))),
    )
    .map((e) => e.id);
}

const choose = flow.step<ExtraLocals>('choose', EXTRA, (s, x) => {
  call(s, pickOne, listLocals(x.seat, targetsOf(s, x.seat, x.attacker), ASK.order));
});
const go = flow.step<ExtraLocals>('attack', EXTRA, (s, x, f) => {
  if (f.r === 0) return;
  const locals = {
    seat: x.seat,
    target: f.r,
    attackers: [x.attacker],
    strength: 0,
    extra: 1,
    asked: 0,
    striking: 0,
    ended: 0,
  };
  call(s, thePlayerAttack(), locals);
});
export const extraAttack = flow.procedure<ExtraLocals>(
  'extraAttack',
  { rule: EXTRA, locals: { seat: 0, attacker: 0 }, see: 'open' },
  [choose, go],
);
