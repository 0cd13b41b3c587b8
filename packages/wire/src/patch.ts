/** The difference of two views, field by field. */
import type { Json } from '@kolbiste/kernel';
import type { Patch, Seen } from './told.ts';

/** Whether two pieces of plain data are the same. */
export function same(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && sameLists(a, b);
  return !Array.isArray(b) && sameRecords(a, b);
}

// Loops, because every event is told to every viewer through here: with closures it takes twice as long.
function sameLists(a: readonly Json[], b: readonly Json[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !same(a[i], b[i])) return false;
  return true;
}

function sameRecords(a: { readonly [key: string]: Json }, b: { readonly [key: string]: Json }): boolean {
  let fields = 0;
  for (const key in a) {
    const other = b[key];
    if (a[key] !== other && (other === undefined || !same(a[key], other))) return false;
    fields++;
  }
  return fields === Object.keys(b).length;
}

/** What turns `before` into `after`; undefined = they are the same. */
export function patchOf(before: Seen, after: Seen): Patch | undefined {
  let set: { [field: string]: Json } | undefined;
  for (const field in after) {
    const now = after[field];
    const was = before[field];
    if (was === now || (was !== undefined && same(was, now))) continue;
    set ??= {};
    set[field] = now;
  }
  let gone: string[] | undefined;
  for (const field in before) {
    if (after[field] !== undefined) continue;
    gone ??= [];
    gone.push(field);
  }
  if (gone !== undefined) return { set: set ?? {}, gone };
  return set === undefined ? undefined : { set };
}

/** The view after a patch; the one before stays as it is. */
export function patched(before: Seen, patch: Patch | undefined): Seen {
  if (patch === undefined) return before;
  const after: { [field: string]: Json } = { ...before, ...patch.set };
  for (const field of patch.gone ?? []) delete after[field];
  return after;
}
