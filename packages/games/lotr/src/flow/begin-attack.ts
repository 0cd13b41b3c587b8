/** How attacks begin: the enemy is chosen, or the target declared; the whole attack descends from that. */
import { call, emit, emitFrom, setCause, top } from '@kolbiste/kernel';
import { E } from '../events.ts';
import { thingOf } from '../in-play.ts';
import { ofThing } from '../origins.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import type { EnemyAttack, PlayerAttack } from './forward-refs.ts';
import { enemyAttacking, playerAttacking } from './forward-refs.ts';

const COMES = cite('6.2.1.1', 'L14', 'L82');
const DECLARED = cite('6.3.0.6', '6.3.1.1');

export const enemyAttackLocals = (seat: number, enemy: number, extra: number): EnemyAttack => ({
  seat,
  enemy,
  defenders: [],
  undefended: 0,
  extra,
  hero: 0,
  asked: 0,
  ended: 0,
});

export const playerAttackLocals = (seat: number, target: number, extra: number): PlayerAttack => ({
  seat,
  target,
  attackers: [],
  strength: 0,
  extra,
  asked: 0,
  striking: 0,
  ended: 0,
});

/** @param extra 1 = outside the step of the combat phase */
export function enemyAttacks(s: State, seat: number, id: number, extra: number): void {
  const enemy = thingOf(s, id);
  if (enemy === null) return;
  setCause(top(s), emitFrom(s, [ofThing(id)], E.enemyChosen, COMES, id, enemy.card, seat));
  call(s, enemyAttacking.get(), enemyAttackLocals(seat, id, extra));
}

/** @param by who attacks, where an effect grants the attack; otherwise he is chosen */
export function attackEnemy(s: State, seat: number, target: number, by: number[] = []): void {
  setCause(top(s), emit(s, E.attackDeclared, DECLARED, seat, target, thingOf(s, target)?.card ?? 0));
  call(s, playerAttacking.get(), { ...playerAttackLocals(seat, target, by.length > 0 ? 1 : 0), attackers: by });
}
