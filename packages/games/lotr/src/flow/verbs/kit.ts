/** What verbs share: players that are meant, amounts, and the way to carry out a program within another. */
import type { Op } from '../../cards/code.ts';
import type { Speaker } from '../../effects/speaker.ts';
import type { State, Thing } from '../../state.ts';

export { count, players } from '../../effects/whom.ts';

export type Verb = (s: State, x: Speaker, op: Op, on: readonly Thing[], answer: number) => void;

let carryOut: ((s: State, x: Speaker) => void) | null = null;

/** Says how a program is carried out; the file that does it stands above the verbs. */
export function closeVerbs(run: (s: State, x: Speaker) => void): void {
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
