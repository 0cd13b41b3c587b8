/** Cards that a text means by a word alone. */
import type { Sieve } from './static.ts';

const NO_SIEVE: Sieve = {
  whose: 0,
  types: 0,
  all: 0,
  some: 0,
  none: 0,
  kinds: [],
  cards: [],
  marks: 0,
  unmarked: 0,
  zones: 0,
  gear: 0,
  least: 0,
  most: 0,
  role: 0,
  notGear: 0,
  notKinds: [],
  bearer: null,
  last: false,
  outweighs: 0,
  riding: 0,
  bears: null,
  lacks: null,
  fate: 0,
  beside: false,
  afoot: false,
  hurt: 0,
  loose: false,
  capable: false,
  attacks: false,
  shelter: null,
  noShelter: null,
  against: null,
};
/** Cards that a text means by a word alone: itself, its bearer. */
export const sieveOf = (whose: number): Sieve => ({ ...NO_SIEVE, whose });
