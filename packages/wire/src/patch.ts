/** Views from patches. What makes patches is in diff.ts: a page only reads them. */
import type { Json } from '@kolbiste/kernel';
import type { Change, Edit, Patch, Seen } from './told.ts';

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

function changedRows(before: readonly Json[], steps: readonly Edit[]): Json[] {
  let at = 0;
  const after = steps.flatMap((step) => {
    if (typeof step === 'number') {
      at += Math.abs(step);
      return step > 0 ? before.slice(at - step, at) : [];
    }
    return Array.isArray(step) ? (step as Json[]) : [changed(before[at++], step as Change)];
  });
  return after.concat(before.slice(at));
}

const changed = (before: Json, change: Change): Json =>
  'rows' in change ? changedRows(before as Json[], change.rows) : patched(before as Seen, change);

/** The view after a patch; the one before stays as it is. */
export function patched(before: Seen, patch: Patch | undefined): Seen {
  if (!patch || patch.whole) return patch?.whole ?? before;
  const after: { [field: string]: Json } = { ...before, ...patch.set };
  for (const field in patch.in) after[field] = changed(before[field], patch.in[field]);
  for (const field of patch.gone ?? []) delete after[field];
  return after;
}
