/**
 * Procedures that are known below the files that make them: those that call one another in a circle, and the attacks that
 * figures and texts ask about. They are bound when the game is put together.
 */
import type { Frame, Procedure } from '@kolbiste/kernel';
import { forward, nearest, running } from '@kolbiste/kernel';
import type { EffectContext } from '../effects/effect-context.ts';
import type { State } from '../state.ts';

/** An enemy's attack on a player [LOTR 6.2]. */
export interface EnemyAttack {
  [name: string]: number | number[];
  seat: number;
  enemy: number;
  defenders: number[];
  /** 1 = nobody defends, as declared. */
  undefended: number;
  /** 1 = outside the step of the combat phase. */
  extra: number;
  /** The hero chosen for undefended damage; 0 = none yet. */
  hero: number;
  asked: number;
  /** 1 = the part that runs is the last: nobody is left to attack. */
  ended: number;
}

/** A player's attack on an enemy [LOTR 6.3]. */
export interface PlayerAttack {
  [name: string]: number | number[];
  seat: number;
  target: number;
  attackers: number[];
  strength: number;
  /** 1 = granted by an effect: not counted [LOTR L65]. */
  extra: number;
  asked: number;
  /** 1 while its damage is dealt. */
  striking: number;
  ended: number;
}

/** What is said of a revealed card [LOTR 3.8]. */
export interface Reveal {
  [name: string]: number | number[];
  card: number;
  /** The thing it has become while it is looked at; 0 = none. */
  thing: number;
  surge: number;
  cancelled: number;
  replace: number;
  /** Cards that its text reveals beside it. */
  more: number;
  /** 1 = a treachery that lies nowhere while it is carried out. */
  limbo: number;
  /** For whom it is resolved. */
  seat: number;
}

export interface Shadow {
  [name: string]: number | number[];
  seat: number;
  enemy: number;
  card: number;
  at: number;
  cancelled: number;
}

export interface UseLocals extends EffectContext {
  doing: number;
  /** 1 = the card is played, or answers, from hand. */
  fromHand: number;
  /** 1 = an event that lies nowhere while it is carried out; 2 = it has gone elsewhere. */
  limbo: number;
}

export const useLocals = (x: EffectContext, doing: number, fromHand: number): UseLocals => ({
  ...x,
  doing,
  fromHand,
  limbo: 0,
});

/** Carries a program out, instruction by instruction. */
export const carryingOut = forward<Procedure<State, EffectContext>>('procedure effect');
export const usingAbility = forward<Procedure<State, UseLocals>>('procedure use');
export const enemyAttacking = forward<Procedure<State, EnemyAttack>>('procedure enemyAttack');
export const playerAttacking = forward<Procedure<State, PlayerAttack>>('procedure playerAttack');
export const revealingCard = forward<Procedure<State, Reveal>>('procedure reveal');
export const resolvingShadow = forward<Procedure<State, Shadow>>('procedure shadow');

export const useNow = (s: State): Frame<UseLocals> | null => nearest(s, usingAbility.get());
export const enemyAttackNow = (s: State): Frame<EnemyAttack> | null => nearest(s, enemyAttacking.get());
export const playerAttackNow = (s: State): Frame<PlayerAttack> | null => nearest(s, playerAttacking.get());
export const revealNow = (s: State): Frame<Reveal> | null => nearest(s, revealingCard.get());
export const shadowNow = (s: State): Frame<Shadow> | null => nearest(s, resolvingShadow.get());

/** Attacks that run, one within a window of the other: what lasts for an attack lasts for the innermost alone [LOTR L35]. */
export const attacksRunning = (s: State): number =>
  running(s, enemyAttacking.get()) + running(s, playerAttacking.get());

/** Enemies that attack, and characters that fight, in any attack that runs. */
export const attackersRunning = (s: State): number[] => {
  const { id } = enemyAttacking.get();
  return s.frames.flatMap((f) => (f.p === id ? [(f.locals as EnemyAttack).enemy] : []));
};
export const fightersRunning = (s: State): number[][] => {
  const [enemys, players] = [enemyAttacking.get().id, playerAttacking.get().id];
  return s.frames.flatMap((f) => {
    if (f.p === enemys) return [(f.locals as EnemyAttack).defenders];
    return f.p === players ? [(f.locals as PlayerAttack).attackers] : [];
  });
};
