/**
 * What every state has. A state is one tree of plain data: integers, short strings, arrays, integer typed arrays and
 * records. Everything that remains to be done lies in `frames`; the game is over when that stack is empty.
 */
export type Seat = number;

/** What a seat may answer: a small integer whose meaning is the question's. */
export type Option = number;

/** Locals of a procedure: integers and arrays of integers, declared with it. */
export type Locals = { [name: string]: number | number[] };

/** One running procedure. `p` and `pc` are positions in the game's registry; saved and hashed by name. */
export interface Frame<X = any> {
  p: number;
  pc: number;
  /** What the child returned (or the answer given): readable in the next step only. */
  result: number;
  /** Id of the event that what happens here descends from. */
  cause: number;
  /** At an open question: bit mask of the seats that owe an answer. Follows from the rest, so it is neither saved nor seen. */
  pendingMask: number;
  locals: X;
}

/** Where the draws come from: the state's own generator, or somebody outside who is handed to every call. */
export const CHANCE_FAST = 0;
export const CHANCE_OUTSIDE = 1;

export interface Core {
  frames: Frame[];
  /** Counts events, whether or not anybody listens. */
  n: number;
  /** Counts draws of chance. */
  draws: number;
  /** CHANCE_FAST or CHANCE_OUTSIDE. */
  chance: number;
  /** Four 32-bit words of the fast generator; zeros when chance comes from outside. */
  rng: number[];
  /** Ids of the events that laid what lies on the table, by the game's own numbers of things; 0 = none. See origins.ts. */
  origins: number[];
}

/** The program counter of a procedure that has ended itself. */
export const END = 1 << 20;

/** The core of a fresh state. `seed` is 128 bits in 32 hex digits, or '' when chance comes from outside. */
export function core(seed: string): Core {
  const outside = seed === '';
  return {
    frames: [],
    n: 0,
    draws: 0,
    chance: outside ? CHANCE_OUTSIDE : CHANCE_FAST,
    rng: outside ? [0, 0, 0, 0] : seedWords(seed),
    origins: [],
  };
}

/** Four 32-bit words from 32 hex digits. All-zero would be a fixed point of the generator and is refused. */
export function seedWords(seed: string): number[] {
  const words = [0, 0, 0, 0];
  let wrong = seed.length !== DIGITS;
  for (let at = 0; at < DIGITS && !wrong; at++) {
    const code = seed.charCodeAt(at);
    const isDigit = code >= DIGIT_0 && code < DIGIT_0 + 10;
    wrong = !isDigit && (code < LETTER_A || code >= LETTER_A + 6);
    words[at >> 3] = (words[at >> 3] << 4) | (isDigit ? code - DIGIT_0 : code - LETTER_A + 10);
  }
  if (wrong) throw new Error(`a fast seed is 32 hex digits, not "${seed.slice(0, 40)}"`);
  if ((words[0] | words[1] | words[2] | words[3]) === 0) throw new Error('a fast seed must not be all zero');
  return words;
}
const [DIGITS, DIGIT_0, LETTER_A] = [32, 48, 97];
