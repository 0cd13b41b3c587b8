/** What a table between people needs of a game besides its rules: what seats bring is checked before anybody plays. */
import type { Json } from '@kolbiste/kernel';

/** What seats bring cannot lie on one table. */
export class ClashError extends Error {
  /** What was found, as the game's own data. */
  readonly faults: Json;

  constructor(faults: Json) {
    super('what seats bring cannot lie on one table');
    this.faults = faults;
  }
}

/** What one seat brings breaks the rules of its game. */
export class SetupError extends Error {
  /** What was found, as the game's own data. */
  readonly faults: Json;

  constructor(faults: Json) {
    super('what the seat brings breaks the rules');
    this.faults = faults;
  }
}

/** The rules of a game that has it make configurations of what seats bring (`configFrom`). */
export interface Online {
  /** Checks what a seat brings, such as a deck. @throws SetupError, or an Error that says where and what is wrong */
  readSetup(j: Json, common: Json): Json;
  /** Checks what concerns all seats. @throws Error that says where and what is wrong */
  readCommon(j: Json): Json;
  /**
   * Checks what seats bring against one another, as soon as they are taken.
   * @param setups undefined for a seat that is free, null for one that brings nothing
   * @throws ClashError
   */
  checkTable?(setups: readonly (Json | null | undefined)[]): void;
  /** What everybody may know of what a seat brings while others still choose; left out = nothing. */
  shown?(setup: Json): Json;
  /**
   * Places of the table, by the names that the page gives them (`data-place`), which whoever has this view sees. Seats may
   * point at those of the public view; left out = at nothing.
   */
  places?(view: any): readonly string[];
}
