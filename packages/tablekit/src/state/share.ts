/**
 * Each table that is told is made anew, though hardly anything of it has changed. What is as it was before is taken over
 * from the table before, so that whoever shows it sees by its identity that there is nothing to be drawn.
 */

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const idOf = (value: unknown): unknown => (isFields(value) ? value['id'] : undefined);

/** What has a number of its own is found by it wherever it lies now, everything else where it lay. */
function matches(before: readonly unknown[]): (one: unknown, at: number) => unknown {
  if (before.every((one) => idOf(one) === undefined)) return (_, at) => before[at];
  const byId = new Map(before.map((one) => [idOf(one), one]));
  return (one, at) => (idOf(one) === undefined ? before[at] : byId.get(idOf(one)));
}

function shareList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const matchOf = matches(before);
  const list = now.map((one, at) => share(matchOf(one, at), one));
  return list.length === before.length && list.every((one, at) => Object.is(one, before[at])) ? before : list;
}

function shareFields(before: Fields, now: Fields): Fields {
  const keys = Object.keys(now);
  const fields = Object.fromEntries(keys.map((key) => [key, share(before[key], now[key])]));
  const same = keys.length === Object.keys(before).length && keys.every((key) => Object.is(fields[key], before[key]));
  return same ? before : fields;
}

/** The same as `now`, made of what there was before wherever that is equal; plain data alone. */
export function share<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now;
  if (Array.isArray(now)) return Array.isArray(before) ? (shareList(before, now) as T) : now;
  return isFields(now) && isFields(before) ? (shareFields(before, now) as T) : now;
}
