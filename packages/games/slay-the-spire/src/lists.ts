/** Short lists, changed in place: nothing is made on the way, and a list that is filled again and again keeps its room. */
import type { State } from './state.ts';

/** Empties a list; set to no length it would give its room away. */
export function empty(list: number[]): void {
  while (list.length > 0) list.pop();
}

/** Takes so many out of a list, one at least. */
export function cutOut(list: number[], from: number, n: number): void {
  for (let at = from + n; at < list.length; at++) list[at - n] = list[at];
  for (let k = 0; k < n; k++) list.pop();
}

/** Sorts by rank, the lowest first; equals keep their order. */
export function byRank(s: State, list: number[], rank: (s: State, one: number) => number): number[] {
  for (let at = 1; at < list.length; at++) {
    const one = list[at];
    const its = rank(s, one);
    let to = at;
    for (; to > 0 && rank(s, list[to - 1]) > its; to--) list[to] = list[to - 1];
    list[to] = one;
  }
  return list;
}
