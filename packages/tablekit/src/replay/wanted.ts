/** Where the replay that is opened next begins: at a step, or with a look back through the eyes of a seat. */
let step: number | null = null;
let seat: number | null = null;

/** The replay opened next begins after so many answers. */
export function wantStep(at: number): void {
  [step, seat] = [at, null];
}

/** The replay opened next looks for the turning point of a seat. */
export function wantReview(of: number): void {
  [step, seat] = [null, of];
}

/** The step that is wanted, once. */
export function takeStep(): number | null {
  const wanted = step;
  step = null;
  return wanted;
}

/** Whether a look back is wanted. */
export const reviewWanted = (): boolean => seat !== null;

/** Whose turning point is wanted, once. */
export function takeReview(): number | null {
  const wanted = seat;
  seat = null;
  return wanted;
}
