/**
 * The shape of a state, declared once: which fields it has, what may stand in each, and how each is written. From that follow
 * the copy of a state, its JSON and the way back with the places of faults, and the copying of single fields from what a seat
 * sees into a state that is dealt anew. A field that is not declared does not compile.
 *
 *   export const shape = shapeOf<State>(flow, {
 *     config: given(readConfig),
 *     round: int(0),
 *     life: ints({ length: 2 }),
 *     hands: list(ints({ each: isCard }), { length: (s) => s.config.seats }),
 *     units: list(row<Unit>({ id: int(1), card, place: int(0, 13) })),
 *   });
 *
 * Fields are read in the order in which they are declared, so that one may depend on those before it.
 */
import type { Json } from './codec.ts';
import { CodecError, cloneFrames, readInt, readList, readRecord } from './codec.ts';
import type { Flow } from './procedure.ts';
import type { Core } from './state.ts';

/** One field, or one entry of a list. */
export interface Field<T, S = any> {
  /** Shares nothing that can change with its original. */
  copy(value: T): T;
  /** Written as JSON that shares nothing with it either. */
  json(value: T): Json;
  /**
   * @param made what was read of the state before
   * @throws CodecError with the path of what is wrong
   */
  read(j: unknown, path: string, made: S): T;
}

/** How many entries a list has: so many, or up to `most`. */
export interface Many<S = any> {
  readonly length?: number | ((made: S) => number);
  readonly most?: number;
}

const MOST = 100_000;

function readMany<S>(j: unknown, path: string, { length, most = MOST }: Many<S>, made: S): unknown[] {
  if (length === undefined) return readList(j, path, 0, most);
  const count = typeof length === 'number' ? length : length(made);
  return readList(j, path, count, count);
}

/** Says what is wrong with a value; undefined = nothing. */
type Fault<T, S> = (value: T, made: S) => string | undefined;

/** A field about which more is to be said than its entries tell. */
export const such = <T, S>(field: Field<T, S>, fault: Fault<T, S>): Field<T, S> => ({
  copy: field.copy,
  json: field.json,
  read(j, path, made) {
    const value = field.read(j, path, made);
    const wrong = fault(value, made);
    if (wrong !== undefined) throw new CodecError(path, wrong);
    return value;
  },
});

/** An integer. */
export const int = (low?: number, high?: number): Field<number> => ({
  copy: (value) => value,
  json: (value) => value,
  read: (j, path) => readInt(j, path, low, high),
});

export interface Ints<S> extends Many<S> {
  readonly low?: number;
  readonly high?: number;
  /** What is wrong with an entry. */
  readonly each?: Fault<number, S>;
}

/** A list of integers. */
export function ints<S = any>(of: Ints<S> = {}): Field<number[], S> {
  return {
    copy: (value) => value.slice(),
    json: (value) => value.slice(),
    read(j, path, made) {
      return readMany(j, path, of, made).map((entry, i) => {
        const value = readInt(entry, `${path}[${i}]`, of.low, of.high);
        const fault = of.each?.(value, made);
        if (fault !== undefined) throw new CodecError(`${path}[${i}]`, fault);
        return value;
      });
    },
  };
}

/** A list of entries that are all alike. */
export function list<T, S = any>(entry: Field<T, S>, many: Many<S> = {}): Field<T[], S> {
  const { copy, json } = entry;
  return {
    copy(value) {
      const out: T[] = [];
      for (let i = 0; i < value.length; i++) out.push(copy(value[i]));
      return out;
    },
    json: (value) => value.map(json),
    read: (j, path, made) => readMany(j, path, many, made).map((one, i) => entry.read(one, `${path}[${i}]`, made)),
  };
}

/** Places, some of them free: written is what stands there, one after another, each knows its place. */
export function places<T, S = any>(
  entry: Field<T, S>,
  count: number,
  placeOf: (one: T) => number,
): Field<(T | null)[], S> {
  const { copy } = entry;
  return {
    copy(value) {
      const out: (T | null)[] = [];
      for (let i = 0; i < value.length; i++) {
        const one = value[i];
        out.push(one === null ? null : copy(one));
      }
      return out;
    },
    json: (value) => value.filter((one) => one !== null).map((one) => entry.json(one)),
    read(j, path, made) {
      const out: (T | null)[] = new Array(count).fill(null);
      for (const [i, each] of readList(j, path, 0, count).entries()) {
        const one = entry.read(each, `${path}[${i}]`, made);
        const place = placeOf(one);
        if (out[place] !== null) throw new CodecError(`${path}[${i}]`, `place ${place} is not free`);
        out[place] = one;
      }
      return out;
    },
  };
}

/** The integers of a record; a type asks for every one. */
type IntsOf<T> = { readonly [K in keyof T as T[K] extends number ? K : never]-?: Field<number> };
type TailOf<T> = keyof { [K in keyof T as T[K] extends number[] ? K : never]: 1 } & string;

/** A record of integers, written as their list in the order in which they are declared; behind them the list that one more field holds. */
export function row<T extends object>(
  fields: IntsOf<T>,
  ...[tail]: TailOf<T> extends never ? [] : [tail: TailOf<T>]
): Field<T> {
  const names = Object.keys(fields) as (keyof T & string)[];
  const kinds = Object.values<Field<number>>(fields);
  const rest = tail as keyof T | undefined;
  const restOf = (one: T): number[] => (rest === undefined ? [] : (one[rest] as number[]));
  return {
    copy(one) {
      const out = { ...one };
      if (rest !== undefined) (out as Record<keyof T, unknown>)[rest] = restOf(one).slice();
      return out;
    },
    json: (one) => [...names.map((name) => one[name] as number), ...restOf(one)],
    read(j, path, made) {
      const found = readList(j, path, names.length, rest === undefined ? names.length : MOST);
      const out = Object.fromEntries(names.map((name, i) => [name, kinds[i].read(found[i], `${path}[${i}]`, made)]));
      const more = found.slice(names.length).map((n, i) => readInt(n, `${path}[${names.length + i}]`));
      return (rest === undefined ? out : { ...out, [rest]: more }) as T;
    },
  };
}

/** A record by the names of its fields; the type asks for every one. */
export function record<T extends object>(fields: { readonly [K in keyof T]-?: Field<T[K]> }): Field<T> {
  const names = Object.keys(fields) as (keyof T & string)[];
  const build = (make: <K extends keyof T>(name: K) => T[K]): T => {
    const out: Partial<T> = {};
    for (const name of names) out[name] = make(name);
    return out as T;
  };
  return {
    copy: (value) => build((name) => fields[name].copy(value[name])),
    json: (value) => Object.fromEntries(names.map((name) => [name, fields[name].json(value[name])])),
    read(j, path, made) {
      const found = readRecord(j, path, names);
      return build((name) => fields[name].read(found[name as string], `${path}.${String(name)}`, made));
    },
  };
}

/** What is set once and never written, such as a configuration: copies share it. */
export const given = <T, S = any>(read: (j: unknown, path: string) => T): Field<T, S> => ({
  copy: (value) => value,
  json: (value) => value as Json,
  read,
});

/** The fields of a state beside its core; the type asks for every one. */
export type FieldsOf<S extends Core> = { readonly [K in Exclude<keyof S, keyof Core>]-?: Field<S[K], S> };

export interface Shape<S extends Core> {
  readonly names: readonly (Exclude<keyof S, keyof Core> & string)[];
  clone(s: S): S;
  encodeBody(s: S): { [field: string]: Json };
  /** @throws CodecError with the path of the first thing that is wrong */
  decodeBody(body: unknown, core: Core): S;
  /** Puts copies of these fields into a state, from whatever has them: another state, a view. */
  copyInto<K extends Exclude<keyof S, keyof Core>>(s: S, from: Pick<S, K>, names: readonly K[]): void;
}

/** What follows from the fields of a state. */
export function shapeOf<S extends Core>(flow: Flow<S>, fields: FieldsOf<S>): Shape<S> {
  type Name = Exclude<keyof S, keyof Core> & string;
  const names = Object.keys(fields) as Name[];
  const copyInto: Shape<S>['copyInto'] = (s, from, some) => {
    for (const name of some) s[name] = fields[name].copy(from[name]);
  };
  return {
    names,
    clone(s) {
      const out = { ...s };
      out.frames = cloneFrames(flow.procedures, s.frames);
      out.rng = s.rng.slice();
      out.origins = s.origins.slice();
      copyInto(out, s, names);
      return out;
    },
    encodeBody: (s) => Object.fromEntries(names.map((name) => [name, fields[name].json(s[name])])),
    decodeBody(body, core) {
      const found = readRecord(body, 'state.body', names);
      const s = { ...core } as S;
      for (const name of names) s[name] = fields[name].read(found[name], `state.body.${name}`, s);
      return s;
    },
    copyInto,
  };
}
