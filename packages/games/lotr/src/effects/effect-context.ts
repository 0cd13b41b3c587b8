/** An ability that is carried out: what it may refer to. Locals of the procedure that runs it. */

export interface EffectContext {
  [name: string]: number | number[];
  program: number;
  pc: number;
  /** The thing it stands on; 0 = an event, a treachery, a shadow card. */
  self: number;
  card: number;
  /** You. */
  seat: number;
  /** What the trigger is about, its figure, and who controlled it. */
  subject: number;
  amount: number;
  controller: number;
  /** What, and which player, was chosen last; 0 and -1 = none yet. */
  it: number;
  who: number;
  /** The cost that was named. */
  X: number;
  /** 1 = all so far was carried out in full. */
  full: number;
}

export function contextOf(program: number, card: number, self: number, seat: number): EffectContext {
  return { program, pc: 0, self, card, seat, subject: 0, amount: 0, controller: -1, it: 0, who: -1, X: 0, full: 1 };
}

const ASIDE = contextOf(0, 0, 0, 0);

/** A speaker for a question that neither keeps nor changes it: always the same one, with nothing chosen or named yet. */
export function aside(program: number, card: number, self: number, seat: number): EffectContext {
  ASIDE.program = program;
  ASIDE.card = card;
  ASIDE.self = self;
  ASIDE.seat = seat;
  return ASIDE;
}
