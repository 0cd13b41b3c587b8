/**
 * Terms: the parts that a verb's words are made of. A term says once what may stand there in a card file, and what the
 * engine makes of it; the type of what is written and the type of what is read follow from it.
 */
import { addFault, both } from '@kolbiste/kernel/files';
import type { Rule, Rules } from '@kolbiste/kernel/grammar';
import {
  card,
  fields,
  int as intRule,
  listOf as listRule,
  pair as pairRule,
  word,
  yes as yesRule,
} from '@kolbiste/kernel/grammar';

/** `Shop`: what the compiler of a game adds to while it reads. */
export interface Term<In, Out, Shop = never> {
  readonly rule: Rule;
  /** What of its operation it is, where a game asks that of every verb: whom it works on, which player it means. */
  readonly part?: string;
  read(value: In, shop: Shop): Out;
}
/** One that may be left out; `read` is then asked with undefined. */
export interface Optional<In, Out, Shop = never> extends Term<In | undefined, Out, Shop> {
  readonly optional: true;
}

/** Words by their names; each is any term, whose values and whose shop differ. */
export type Schema = Readonly<Record<string, Term<any, any, any>>>;

/** What is written for a term, and what is read of it. */
export type WrittenOf<T> = T extends { read(value: infer In, shop: never): unknown } ? In : never;
export type ReadOf<T> = T extends { read(...args: never): infer Out } ? Out : never;
type OptionalIn<S extends Schema> = { [K in keyof S]: S[K] extends { optional: true } ? K : never }[keyof S];

/** A record as it stands in a card file. */
export type Written<S extends Schema> = { [K in Exclude<keyof S, OptionalIn<S>>]: WrittenOf<S[K]> } & {
  [K in OptionalIn<S>]?: Exclude<WrittenOf<S[K]>, undefined>;
};
/** A record as the engine reads it. */
export type Read<S extends Schema> = { readonly [K in keyof S]: ReadOf<S[K]> };

/** A term whose value is read as it is written. */
const plain = <T>(rule: Rule): Term<T, T, unknown> => ({ rule, read: (value) => value });

export const int = (low: number, high: number): Term<number, number, unknown> => plain(intRule(low, high));

/** One of the words, read as it is written. */
export const oneOf = <const W extends string>(words: readonly W[]): Term<W, W, unknown> => plain(word(words));

/** The number of a card that there is. */
export const cardNumber: Term<number, number, unknown> = plain(card);

/** What is there only to be `true`. */
export const yes: Term<true, true, unknown> = plain(yesRule);
/** The same, where it may be left out: whether it is there. */
export const flag: Optional<true, boolean, unknown> = {
  optional: true,
  rule: yesRule,
  read: (value) => value === true,
};

/** Numbers for names, from 0 in their order. */
export const numbered = <const N extends string>(names: readonly N[]): { readonly [K in N]: number } =>
  Object.fromEntries(names.map((name, at) => [name, at])) as { readonly [K in N]: number };

/** What a word stands for. */
export const standsFor = <W extends string, Out>(words: Readonly<Record<W, Out>>): Term<W, Out, unknown> => ({
  rule: word(Object.keys(words)),
  read: (value) => words[value],
});

export const pairOf = <In, Out, Shop>(term: Term<In, Out, Shop>): Term<[In, In], readonly [Out, Out], Shop> => ({
  rule: pairRule(term.rule),
  read: ([a, b], shop) => [term.read(a, shop), term.read(b, shop)],
});

export const listOf = <In, Out, Shop>(
  term: Term<In, Out, Shop>,
  low: number,
  high: number,
): Term<In[], readonly Out[], Shop> => ({
  rule: listRule(term.rule, low, high),
  read: (list, shop) => list.map((each) => term.read(each, shop)),
});

/** A term that may be left out; then it is read as `missing`, or is null. */
export function optional<In, Out, Shop>(term: Term<In, Out, Shop>): Optional<In, Out | null, Shop>;
export function optional<In, Out, Shop>(term: Term<In, Out, Shop>, missing: In): Optional<In, Out, Shop>;
export function optional<In, Out, Shop>(term: Term<In, Out, Shop>, missing?: In): Optional<In, Out | null, Shop> {
  return {
    ...term,
    optional: true,
    read(value, shop) {
      const given = value ?? missing;
      return given === undefined ? null : term.read(given, shop);
    },
  };
}

/** A term that may be left out and is then read as something that no word stands for: what a filter does not ask. */
export const otherwise = <In, Out, Shop, Missing extends number | null>(
  term: Term<In, Out, Shop>,
  missing: Missing,
): Optional<In, Out | Missing, Shop> => ({
  optional: true,
  rule: term.rule,
  read: (value, shop) => (value === undefined ? missing : term.read(value, shop)),
});

/** A term that is a part of every operation that has one. */
export const asPart = <T extends Term<any, any, any>>(part: string, term: T): T => ({ ...term, part });

/** What the words of an operation say for a part, in the order of the schema. */
export const partsOf = (schema: Schema, part: string, words: object): unknown[] =>
  Object.keys(schema)
    .filter((word) => schema[word].part === part)
    .map((word) => (words as Readonly<Record<string, unknown>>)[word]);

const rulesOf = (schema: Schema, may: boolean): Rules =>
  Object.fromEntries(
    Object.entries(schema)
      .filter(([, term]) => 'optional' in term === may)
      .map(([name, { rule }]) => [name, rule]),
  );

/** The grammar of a record: what it needs, what it may have, and nothing else. */
export const ruleOf = (schema: Schema): Rule => fields(rulesOf(schema, false), rulesOf(schema, true));

/** Reads a record, word by word in the order of its schema. */
export function readRecord<S extends Schema>(schema: S, written: Written<S>, shop: unknown): Read<S> {
  const out: Record<string, unknown> = {};
  for (const [name, term] of Object.entries(schema))
    out[name] = term.read((written as Readonly<Record<string, unknown>>)[name], shop);
  return out as Read<S>;
}

/** A record whose members may all be left out, but not all at once. */
export function someOf<S extends Schema>(schema: S): Term<Written<S>, Read<S>, unknown> {
  const rule = ruleOf(schema);
  const words = Object.keys(schema).join(', ');
  const expected = both(`aspoň jedna z položek ${words}`, `one of ${words}`);
  return {
    rule(c, value, path) {
      rule(c, value, path);
      if (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
        addFault(c, path, both('prázdný objekt', 'an empty object'), expected, null);
    },
    read: (written, shop) => readRecord(schema, written, shop),
  };
}

/** A record inside a record. */
export const recordOf = <S extends Schema>(schema: S): Term<Written<S>, Read<S>, unknown> => ({
  rule: ruleOf(schema),
  read: (written, shop) => readRecord(schema, written, shop),
});
