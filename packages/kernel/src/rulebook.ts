/**
 * A rulebook is the list of keys that a game may cite. A citation is a small integer that stands for one or more keys,
 * so that events, refusals and steps can carry it for nothing; it is turned into keys only where somebody reads it.
 */
export type Cite = number;

export interface Rulebook {
  readonly game: string;
  /** All keys, in the order of the rulebook. */
  readonly keys: readonly string[];
  /** Interns a list of keys. Throws on a key the rulebook does not have: a citation always resolves. */
  cite(...keys: string[]): Cite;
  /** The keys behind a citation; the same array each time. */
  keysOf(cite: Cite): readonly string[];
}

/** @param keys every key that may be cited, in the order of the rulebook */
export function rulebook(game: string, keys: readonly string[]): Rulebook {
  const known = new Set(keys);
  const lists: (readonly string[])[] = [[]];
  const ids = new Map<string, Cite>([['', 0]]);
  if (known.size !== keys.length) throw new Error(`rulebook of ${game}: a key stands twice`);
  return {
    game,
    keys,
    cite(...wanted) {
      for (const key of wanted) if (!known.has(key)) throw new Error(`rulebook of ${game}: no paragraph ${key}`);
      const name = wanted.join(' ');
      const old = ids.get(name);
      if (old !== undefined) return old;
      const id = lists.length;
      ids.set(name, id);
      lists.push(Object.freeze([...wanted]));
      return id;
    },
    keysOf(cite) {
      const list = lists[cite];
      if (list === undefined) throw new Error(`rulebook of ${game}: no citation ${cite}`);
      return list;
    },
  };
}
