/** What a text that is being carried out knows: the locals of its frame. */

export interface EffectContext {
  /** Whose text it is: a seat, or -1 minus the number of an enemy. */
  actor: number;
  /** The program, and the operation that comes next. */
  program: number;
  at: number;
  /** What was chosen beforehand, slot by slot; -1000 = nothing was there to choose. */
  targets: number[];
  X: number;
  /** The face that is played, -1 = none is. */
  face: number;
  /** How many cards the last choice of cards took. */
  count: number;
  /** Of the attack that is under way: who was hit, who was vulnerable at the first hit. */
  hitMask: number;
  vulnerable: number;
  unblocked: number;
  kills: number;
  /** What set the text off, where something did. */
  subject: number;
  /** 1 = it is an attack that costs nothing. */
  free: number;
  /** Of the attack that is under way: who lost HP. */
  hurtMask: number;
}

export const NOTHING = -1000;

/** The context of a text that begins. @param over what it knows already */
export function effectOf(actor: number, program: number, over?: Partial<EffectContext>): EffectContext {
  const x: EffectContext = {
    actor,
    program,
    at: 0,
    targets: [],
    X: 0,
    face: -1,
    count: 0,
    hitMask: 0,
    vulnerable: 0,
    unblocked: 0,
    kills: 0,
    subject: NOTHING,
    free: 0,
    hurtMask: 0,
  };
  return over === undefined ? x : Object.assign(x, over);
}
