/** A program is carried out within another. */
import type { Speaker } from '../effects/speaker.ts';
import type { State } from '../state.ts';

let carryOut: ((s: State, x: Speaker) => void) | null = null;

/** Says how a program is carried out; the file that does it stands above those that ask for it. */
export function closePrograms(run: (s: State, x: Speaker) => void): void {
  carryOut = run;
}

/** Carries out a program as part of an ability, for a player. */
export function runProgram(s: State, x: Speaker, program: number, seat: number): void {
  const { self, card, subject, amount, controller, it, who, X } = x;
  (carryOut as NonNullable<typeof carryOut>)(s, {
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
