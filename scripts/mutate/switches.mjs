// The global functions that woven sources call: is the switch of this mutant on, and how often a loop went round.
import { SWITCH, TICK } from './names.mjs';

const MOST = 20_000;

/** Thrown out of a loop that goes round without end. */
export class Endless extends Error {}

class Switches {
  /** The mutant that is broken now; -1 = none. */
  on = -1;
  /** Rounds of loops since the beginning. */
  ticks = 0;
  limit = Number.POSITIVE_INFINITY;
  #met = new Uint8Array(MOST);

  /** Before each test. */
  begin() {
    this.ticks = 0;
    this.#met.fill(0);
  }

  /** Mutants come to since the beginning. */
  reached() {
    /** @type {number[]} */
    const ids = [];
    this.#met.forEach((hit, id) => hit && ids.push(id));
    return ids;
  }

  install() {
    const met = this.#met;
    Object.assign(globalThis, {
      [SWITCH]: (/** @type {number} */ id) => {
        met[id] = 1;
        return id === this.on;
      },
      [TICK]: () => {
        if (++this.ticks > this.limit) throw new Endless(`a loop went round ${this.limit} times`);
      },
    });
    return this;
  }
}

export const switches = new Switches().install();
