/** So long the name of a deck may be. */
export const LONGEST_NAME = 60;

/** The name, or the name with the first number that makes it new: 'Deck (2)'. */
export function freeName(name: string, taken: readonly string[]): string {
  let free = name;
  for (let n = 2; taken.includes(free); n++) {
    const tail = ` (${n})`;
    free = `${name.slice(0, LONGEST_NAME - tail.length)}${tail}`;
  }
  return free;
}
