/** All texts by number: programs are compiled of them when they are first wanted. */

/** As it stands in a card file: a verb with its words. */
export type Instruction = Readonly<Record<string, unknown>>;

export interface Text {
  /** What was compiled of it: kept with it, so that a text that takes its number brings its own. */
  program: unknown;
  readonly text: readonly Instruction[];
  /** False: an enemy's. */
  readonly byHero: boolean;
  /** What must hold when it comes to be carried out among others of a phase [STS R5]; -1 = nothing. */
  readonly condition: number;
}

/**
 * Files that keep texts, and for how many each has room. Views, records and hashes name a text by its number, and which file
 * is read first differs from bundle to bundle: the numbers of one may not hang on another.
 */
const ROOMS = {
  heroes: 8,
  changes: 4,
  quickStart: 24,
  shivs: 1,
  freeAttacks: 1,
  events: 402,
  cards: 4096,
  own: 2048,
} as const;
type Room = keyof typeof ROOMS;

const TEXTS: Text[] = [];

/** Keeps a text, and gives its number. */
export type PutText = (text: readonly Instruction[], byHero: boolean, condition?: number) => number;

/** For one file, once: keeps its texts one after another. Own cards come and go: each time theirs are kept from the first place on. */
export function textsOf(room: Room): PutText {
  const all = Object.keys(ROOMS) as Room[];
  const first = all.slice(0, all.indexOf(room)).reduce((sum, before) => sum + ROOMS[before], 0);
  let kept = 0;
  return (text, byHero, condition = -1) => {
    if (kept === ROOMS[room]) throw new Error(`there is no room for more texts of ${room}`);
    const n = first + kept++;
    TEXTS[n] = { program: undefined, text, byHero, condition };
    return n;
  };
}

export const textOf = (n: number): Text => TEXTS[n];
