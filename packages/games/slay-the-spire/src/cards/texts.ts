/** All texts by number: programs are compiled of them when they are first wanted. */

/** As it stands in a card file: a verb with its words. */
export type Instruction = Readonly<Record<string, unknown>>;

export interface Text {
  readonly text: readonly Instruction[];
  /** False: an enemy's. */
  readonly byHero: boolean;
  /** What must hold when it comes to be carried out among others of a phase [STS R5]; -1 = nothing. */
  readonly condition: number;
}

const TEXTS: Text[] = [];

/** Keeps a text; its number. */
export const program = (text: readonly Instruction[], byHero: boolean, condition = -1): number =>
  TEXTS.push({ text, byHero, condition }) - 1;

export const textOf = (n: number): Text => TEXTS[n];
