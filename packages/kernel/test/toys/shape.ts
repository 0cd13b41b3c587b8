import type { Core, Flow, Json } from '../../src/index.ts';
import { cloneFrames, readInt, readList, readRecord } from '../../src/index.ts';

/** Copies, and reads from JSON, plain data of one shape: the body of a toy's state without a field forgotten. */
export interface Shape<T> {
  copy(value: T): T;
  /** The same as JSON. */
  json(value: T): Json;
  read(j: unknown, path: string): T;
}

export const int = (low: number, high: number): Shape<number> => ({
  copy: (value) => value,
  json: (value) => value,
  read: (j, path) => readInt(j, path, low, high),
});

export const list = <T>(entry: Shape<T>, low = 0, high = 200): Shape<T[]> => ({
  copy: (value) => value.map(entry.copy),
  json: (value) => value.map(entry.json),
  read: (j, path) => readList(j, path, low, high).map((one, i) => entry.read(one, `${path}[${i}]`)),
});

export interface RecordShape<T> extends Shape<T> {
  json(value: T): { [field: string]: Json };
}

/** The type asks for every field: one that is forgotten does not compile. */
export function record<T extends object>(fields: { readonly [K in keyof T]-?: Shape<T[K]> }): RecordShape<T> {
  const names = Object.keys(fields) as (keyof T & string)[];
  const build = (make: <K extends keyof T>(name: K) => T[K]): T => {
    const out: Partial<T> = {};
    for (const name of names) out[name] = make(name);
    return out as T;
  };
  return {
    copy: (value) => build((name) => fields[name].copy(value[name])),
    json: (value) => Object.fromEntries(names.map((name) => [name, fields[name].json(value[name])])),
    read(j, path) {
      const row = readRecord(j, path, names);
      return build((name) => fields[name].read(row[name as string], `${path}.${String(name)}`));
    },
  };
}

/** What every toy copies beside its body. */
export function copyCore<S extends Core>(flow: Flow<S>, s: S): Core {
  return {
    frames: cloneFrames(flow.procedures, s.frames),
    n: s.n,
    draws: s.draws,
    chance: s.chance,
    rng: s.rng.slice(),
    origins: s.origins.slice(),
  };
}
