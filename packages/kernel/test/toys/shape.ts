import type { Core, Field, Flow, Json } from '../../src/index.ts';
import { cloneFrames, list as listOf, record as recordOf } from '../../src/index.ts';

export { int } from '../../src/index.ts';

export const list = <T>(entry: Field<T>, low = 0, high = 200): Field<T[]> =>
  listOf(entry, low === high ? { length: low } : { most: high });

/** The body of a toy's state, or a record in it, without a field forgotten. */
export interface RecordShape<T> extends Field<T> {
  json(value: T): { [field: string]: Json };
  read(j: unknown, path: string): T;
}

/** The type asks for every field: one that is forgotten does not compile. */
export function record<T extends object>(fields: { readonly [K in keyof T]-?: Field<T[K]> }): RecordShape<T> {
  const { copy, json, read } = recordOf<T>(fields);
  return {
    copy,
    json: (value) => json(value) as { [field: string]: Json },
    read: (j, path) => read(j, path, undefined),
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
