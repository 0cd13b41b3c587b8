/**
 * Terms: the parts that a verb's words are made of. A term says once what may stand there in a card file, and what the
 * engine makes of it; the type of what is written and the type of what is read follow from it.
 */
import type { Rule, Rules } from '@kolbiste/kernel/grammar';
import {
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
  read(value: In, shop: Shop): Out;
}
/** One that may be left out; `read` is then asked with undefined. */
export interface Optional<In, Out, Shop = never> extends Term<In | undefined, Out, Shop> {
  readonly optional: true;
}

/** Words by their names; each is any term, whose values and whose shop differ. */
export type Schema = Readonly<Record<string, Term<any, any, any>>>;

type InOf<T> = T extends { read(value: infer In, shop: never): unknown } ? In : never;
type OutOf<T> = T extends { read(...args: never): infer Out } ? Out : never;
type OptionalIn<S extends Schema> = { [K in keyof S]: S[K] extends { optional: true } ? K : never }[keyof S];

/** A record as it stands in a card file. */
export type Written<S extends Schema> = { [K in Exclude<keyof S, OptionalIn<S>>]: InOf<S[K]> } & {
  [K in OptionalIn<S>]?: Exclude<InOf<S[K]>, undefined>;
};
/** A record as the engine reads it. */
export type Read<S extends Schema> = { readonly [K in keyof S]: OutOf<S[K]> };

/** A term whose value is read as it is written. */
const plain = <T>(rule: Rule): Term<T, T, unknown> => ({ rule, read: (value) => value });

export const int = (low: number, high: number): Term<number, number, unknown> => plain(intRule(low, high));

/** One of the words, read as it is written. */
export const oneOf = <const W extends string>(words: readonly W[]): Term<W, W, unknown> => plain(word(words));

/** What is there only to be `true`. */
export const yes: Term<true, true, unknown> = plain(yesRule);

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
    optional: true,
    rule: term.rule,
    read(value, shop) {
      const given = value ?? missing;
      return given === undefined ? null : term.read(given, shop);
    },
  };
}

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

/** A record inside a record. */
export const recordOf = <S extends Schema>(schema: S): Term<Written<S>, Read<S>, unknown> => ({
  rule: ruleOf(schema),
  read: (written, shop) => readRecord(schema, written, shop),
});
