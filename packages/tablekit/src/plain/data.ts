/**
 * A table of plain data: what a game feeds to the page that draws nothing of its own. Its words stand in both languages,
 * so that the table is made where the game runs and the page needs no dictionary for it.
 */
import type { Prompt, Said } from '../engine/protocol.ts';

/** A thing that can be pointed at: a card, a die, a place. */
export interface PlainThing {
  /** The same for as long as it is the same thing to see. */
  readonly key: string;
  /** What stands on it. */
  readonly face: Said;
  /** The sentence that says so to those who do not see it. */
  readonly words: Said;
  /** Options that pointing at it means, by the step that asks; absent = none. */
  readonly answers?: Readonly<Record<string, readonly number[]>>;
}

/** A number on the table; whoever presses it is told why it is so. */
export interface PlainFact {
  readonly key: string;
  readonly name: Said;
  readonly value: number;
}

/** Things that lie together: a hand, a pile, a row. */
export interface PlainRow {
  readonly key: string;
  readonly name: Said;
  readonly things: readonly PlainThing[];
}

/** All that one player has; `seat` null = what lies in the middle. */
export interface PlainZone {
  readonly seat: number | null;
  readonly facts: readonly PlainFact[];
  readonly rows: readonly PlainRow[];
}

export interface PlainTable {
  /** Where the game stands: 'Round 2 of 5'. */
  readonly course: Said;
  readonly zones: readonly PlainZone[];
}

/** A figure that is chosen before a game, and the ways it can stand; the usual one comes first. */
export interface PlainChoice {
  /** The field of the configuration. */
  readonly name: string;
  readonly title: Said;
  readonly ways: readonly (readonly [value: number, words: Said])[];
}

export const both = (cs: string, en: string): Said => ({ cs, en });

/** What reads the same in both languages. */
export const sign = (text: string | number): Said => both(String(text), String(text));

/** A card that is seen from its back. */
export const faceDown = (key: string): PlainThing => ({
  key,
  face: sign('?'),
  words: both('Karta lícem dolů', 'A card face down'),
});

/** Whether an option lies at a thing, for the question that is open. */
const liesAt = ({ step }: Prompt, option: number, { answers }: PlainThing): boolean =>
  answers?.[step]?.includes(option) === true;

/** Those of the options, or of the refusals, that a thing stands for. */
export const placedAt = <C extends { readonly option: number }>(
  prompt: Prompt,
  all: readonly C[],
  thing: PlainThing,
): readonly C[] => all.filter(({ option }) => liesAt(prompt, option, thing));

const thingsOf = ({ zones }: PlainTable): readonly PlainThing[] =>
  zones.flatMap(({ rows }) => rows.flatMap(({ things }) => things));

/** Options that lie nowhere on the table: they are buttons. */
export function buttonsOf(prompt: Prompt, table: PlainTable): Prompt['options'] {
  const things = thingsOf(table);
  return prompt.options.filter(({ option }) => !things.some((thing) => liesAt(prompt, option, thing)));
}

/** More buttons than these would not fit beside one another. */
const MOST = 4;

/** Whether the question is asked by a list: nothing on the table answers it, and there are many ways. */
export function asksByList(prompt: Prompt, table: PlainTable): boolean {
  const { length } = buttonsOf(prompt, table);
  return length > MOST && length === prompt.options.length;
}
