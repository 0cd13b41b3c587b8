/** A program is carried out within another. */
import { call } from '@kolbiste/kernel';
import type { EffectContext } from '../effects/effect-context.ts';
import type { State } from '../state.ts';
import { carryingOut } from './forward-refs.ts';

/** Carries out a program as part of an ability, for a player. */
export function runProgram(s: State, x: EffectContext, program: number, seat: number): void {
  const { self, card, subject, amount, controller, it, who, X } = x;
  call(s, carryingOut.get(), {
    program,
    pc: 0,
    self,
    card,
    seat,
    subject,
    amount,
    controller,
    it,
    who,
    X,
    full: 1,
  });
}
