/** Judging what is found in a store before it is used. */
import type { Bilingual } from '@kolbiste/kernel/files';
import type { Aside, Row } from './database.ts';
import { byTime } from './database.ts';

export type Judged<T> = { readonly sound: T } | { readonly faults: readonly Bilingual[] };
export type Raw = Readonly<Record<string, unknown>>;

export const isRaw = (raw: unknown): raw is Raw => typeof raw === 'object' && raw !== null && !Array.isArray(raw);
export const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
export const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most;

const LONGEST = 60;
export const isId = (value: unknown): value is string => isText(value, LONGEST) && value !== '';

/** A member of a record that is not there or is no such thing. */
export const missing = (path: string): Bilingual => ({
  cs: `${path}: údaj chybí nebo je jiného druhu`,
  en: `${path}: missing, or of another kind`,
});

/** Sorts what was found in a store: sound records in the order they came, and what must be put aside. */
export function siftStore<T extends Row, Store extends string>(
  store: Store,
  what: Aside['what'],
  rows: readonly unknown[],
  judge: (raw: unknown) => Judged<T>,
): { sound: T[]; bad: { store: Store; key: IDBValidKey; aside: Aside }[] } {
  const bad: { store: Store; key: IDBValidKey; aside: Aside }[] = [];
  const sound = rows.flatMap((raw) => {
    const judged = judge(raw);
    if ('sound' in judged) return [judged.sound];
    const key = (raw as { id: IDBValidKey }).id;
    const id = `${what} ${typeof key === 'string' ? key : JSON.stringify(key)}`;
    bad.push({ store, key, aside: { id, what, raw, faults: judged.faults } });
    return [];
  });
  return { sound: sound.sort(byTime), bad };
}
