/** Jumps, of which blocks are made. */
import type { Assembler, Step } from '../../cards/code.ts';
import type { Instruction } from '../../cards/steps.ts';

/** Where the text goes on. */
export interface Jump {
  jump: number;
}

export const jump: Step<Jump> = {
  name: 'jump',
  run(_s, x, op) {
    x.at = op.jump;
  },
};

/** Two texts of which one is carried out: `skip` jumps to the second. */
export function either(to: Assembler, skip: Jump, yes: readonly Instruction[], no: readonly Instruction[]): void {
  to.text(yes);
  const end = no.length > 0 ? to.push(jump, { jump: 0 }) : null;
  skip.jump = to.code.length;
  to.text(no);
  if (end !== null) end.jump = to.code.length;
}
