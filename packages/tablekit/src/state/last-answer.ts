/** The answer given last at a table of this browser, written down as it is given: the page may be left before the table has it. */

export interface LastAnswer {
  /** The seal of the game's chance: tells one game from another. */
  readonly commitment: string;
  readonly step: number;
  readonly seat: number;
  readonly option: number;
}

const KEY = 'kolbiste.answer';

export function noteAnswer(answer: LastAnswer): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(answer));
  } catch {
    // Without storage a game ends with its page.
  }
}

export function forgetAnswer(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was written down.
  }
}

/** The answer that a table at a step may not have heard; undefined = none. */
export function unheard(commitment: string, step: number, owing: readonly number[]): LastAnswer | undefined {
  try {
    const noted = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<LastAnswer> | null;
    if (noted === null || noted.commitment !== commitment || noted.step !== step) return undefined;
    const { seat, option } = noted;
    if (!Number.isInteger(option) || seat === undefined || !owing.includes(seat)) return undefined;
    return { commitment, step, seat, option: option as number };
  } catch {
    return undefined;
  }
}
