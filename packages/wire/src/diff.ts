/**
 * What turns one view into the next: by fields, within them by frames and rows. A patch follows from the two views and
 * nothing else, so it cannot tell more than they do. A part is told by its changes only where that is shorter.
 *
 * Rows that are records with a field `id` are one row as long as that stays; a game that wants its rows told so gives them
 * one in its view, of which its viewers may know. Other rows are told apart by their place.
 */
import type { Json } from '@kolbiste/kernel';
import { same } from './patch.ts';
import type { Change, Edit, Patch, Seen } from './told.ts';

/** What a change within a field costs at most beside itself. */
const BESIDE = 8;
/** Longer lists are not searched for what they have in common. */
const MOST_COMPARED = 16_384;

const isList = (value: Json): value is Json[] => Array.isArray(value);
const isRecord = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** About as many characters as it has in JSON. @param most nobody asks how far it is above this */
function weight(value: unknown, most: number): number {
  if (typeof value === 'number') return value >= 0 && value < 10 ? 2 : String(value).length + 1;
  if (typeof value === 'string') return value.length + 3;
  if (typeof value !== 'object' || value === null) return 5;
  let sum = 3;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length && sum <= most; i++) sum += weight(value[i], most - sum);
    return sum;
  }
  for (const key in value) {
    if (sum > most) return sum;
    sum += key.length + 3 + weight((value as Seen)[key], most - sum);
  }
  return sum;
}

/** The steps along a list, as few as there need be. */
class Steps {
  readonly made: Edit[] = [];
  private kept = 0;
  private gone = 0;
  private come: Json[] = [];

  stay(count: number): void {
    if (count === 0) return;
    this.end();
    this.kept += count;
  }

  /** Rows go, and others are there in their place. */
  replace(gone: number, come: readonly Json[]): void {
    if (gone === 0 && come.length === 0) return;
    if (this.kept > 0) this.made.push(this.kept);
    this.kept = 0;
    this.gone += gone;
    this.come.push(...come);
  }

  change(change: Change): void {
    this.end();
    if (this.kept > 0) this.made.push(this.kept);
    this.kept = 0;
    this.made.push(change);
  }

  /** Nothing has to be said of rows that stay at the end. */
  end(): void {
    if (this.gone > 0) this.made.push(-this.gone);
    if (this.come.length > 0) this.made.push(this.come);
    this.gone = 0;
    this.come = [];
  }
}

function idOf(row: Json): Json | undefined {
  return isRecord(row) ? row['id'] : undefined;
}

/** Whether it is the same row, though it may have changed. */
function isSameRow(a: Json, b: Json): boolean {
  const id = idOf(a);
  return id === undefined ? same(a, b) : id === idOf(b);
}

/** Places of rows that both lists have, in the same order, as many as there are. */
function pairs(was: readonly Json[], now: readonly Json[]): [number, number][] {
  const [rows, columns] = [was.length, now.length];
  const found: [number, number][] = [];
  if (rows === 0 || columns === 0 || rows * columns > MOST_COMPARED) return found;
  const width = columns + 1;
  /** At i, j: how many the rows from there on have in common. */
  const common = new Uint16Array((rows + 1) * width);
  for (let i = rows; i-- > 0; ) {
    for (let j = columns; j-- > 0; ) {
      const here = i * width + j;
      common[here] = isSameRow(was[i], now[j])
        ? common[here + width + 1] + 1
        : Math.max(common[here + width], common[here + 1]);
    }
  }
  for (let i = 0, j = 0; i < rows && j < columns; ) {
    const here = i * width + j;
    if (isSameRow(was[i], now[j])) found.push([i++, j++]);
    else if (common[here + width] >= common[here + 1]) i++;
    else j++;
  }
  return found;
}

/** One row after another: how it changed, or the new one in its place. */
function pass(was: Json, now: Json, steps: Steps): void {
  if (same(was, now)) return steps.stay(1);
  const change = idOf(was) === idOf(now) ? changeOf(was, now) : undefined;
  if (change === undefined) steps.replace(1, [now]);
  else steps.change(change);
}

/** Rows between two that stay. */
function between(was: readonly Json[], now: readonly Json[], steps: Steps): void {
  const both = Math.min(was.length, now.length);
  for (let i = 0; i < both; i++) pass(was[i], now[i], steps);
  steps.replace(was.length - both, now.slice(both));
}

function rowsOf(was: readonly Json[], now: readonly Json[]): readonly Edit[] {
  const least = Math.min(was.length, now.length);
  let head = 0;
  while (head < least && same(was[head], now[head])) head++;
  let tail = 0;
  while (tail < least - head && same(was[was.length - 1 - tail], now[now.length - 1 - tail])) tail++;
  const [old, young] = [was.slice(head, was.length - tail), now.slice(head, now.length - tail)];
  const steps = new Steps();
  steps.stay(head);
  let [i, j] = [0, 0];
  for (const [a, b] of pairs(old, young)) {
    between(old.slice(i, a), young.slice(j, b), steps);
    pass(old[a], young[b], steps);
    [i, j] = [a + 1, b + 1];
  }
  between(old.slice(i), young.slice(j), steps);
  steps.end();
  return steps.made;
}

/** How a value changed that is not the same; undefined = it is shorter to tell it whole. */
function changeOf(was: Json, now: Json): Change | undefined {
  let change: Change | undefined;
  if (isList(was) && isList(now)) change = { rows: rowsOf(was, now) };
  else if (isRecord(was) && isRecord(now)) change = patchOf(was, now);
  if (change === undefined) return undefined;
  const own = weight(change, Number.MAX_SAFE_INTEGER) + BESIDE;
  return own < weight(now, own) ? change : undefined;
}

/** What turns `before` into `after`; undefined = they are the same. */
export function patchOf(before: Seen, after: Seen): Patch | undefined {
  let set: { [field: string]: Json } | undefined;
  let within: { [field: string]: Change } | undefined;
  for (const field in after) {
    const now = after[field];
    const was = before[field];
    if (was === now || (was !== undefined && same(was, now))) continue;
    const change = was === undefined ? undefined : changeOf(was, now);
    if (change === undefined) {
      set ??= {};
      set[field] = now;
    } else {
      within ??= {};
      within[field] = change;
    }
  }
  const gone = Object.keys(before).filter((field) => after[field] === undefined);
  if (set === undefined && within === undefined && gone.length === 0) return undefined;
  return {
    ...(set === undefined ? {} : { set }),
    ...(within === undefined ? {} : { in: within }),
    ...(gone.length === 0 ? {} : { gone }),
  };
}
