/** Faults of untrusted data: where, what was there, what is expected, which paragraph; and the checks that find them. */

/** The same text in both languages. */
export interface Bilingual {
  cs: string;
  en: string;
}

/** One fault. `path` is a JSON path; line and column are known when the data came as text. */
export interface Fault {
  path: string;
  found: Bilingual;
  expected: Bilingual;
  /** Rulebook key, or null where the rulebook says nothing. */
  rule: string | null;
  /** Path, found, expected and paragraph in one sentence. */
  message: Bilingual;
  line?: number;
  column?: number;
}

export type Checked<T> = { ok: true; value: T } | { ok: false; faults: Fault[] };

/** At most so many faults are listed; the last one then says that there are more. */
export const MAX_FAULTS = 100;
const MAX_SHOWN = 40;
const MAX_UNKNOWN = 10;

/** A list under construction; the mark of the rulebook stands before its paragraphs: [MARK 1.5.1.1]. */
export interface FaultList {
  book: string;
  faults: Fault[];
}

/** A fault with its sentence. */
export function makeFault(
  path: string,
  found: Bilingual,
  expected: Bilingual,
  rule: string | null = null,
  book = '',
): Fault {
  const key = rule === null ? '' : ` [${book} ${rule}]`;
  const message = {
    cs: `${path}: očekává se ${expected.cs}, ale je zde ${found.cs}${key}`,
    en: `${path}: expected ${expected.en}, but there is ${found.en}${key}`,
  };
  return { path, found, expected, rule, message };
}

/** Adds a fault unless the list is full. */
export function addFault(
  list: FaultList,
  path: string,
  found: Bilingual,
  expected: Bilingual,
  rule: string | null,
): void {
  if (list.faults.length < MAX_FAULTS) list.faults.push(makeFault(path, found, expected, rule, list.book));
  else if (list.faults.length === MAX_FAULTS) {
    const found = both('chyb víc', 'a longer list');
    const expected = both(
      `nejvýše ${MAX_FAULTS} chyb (víc se jich nevypisuje)`,
      `at most ${MAX_FAULTS} faults (no more are listed)`,
    );
    list.faults.push(makeFault('$', found, expected));
  }
}

/** The result of a check. */
export function checked<T>(list: FaultList, value: T): Checked<T> {
  return list.faults.length === 0 ? { ok: true, value } : { ok: false, faults: list.faults };
}

const czech = (n: number, one: string, few: string, many: string): string =>
  `${n} ${n === 1 ? one : n >= 2 && n <= 4 ? few : many}`;
const english = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;
const characters = (n: number): Bilingual => both(czech(n, 'znak', 'znaky', 'znaků'), english(n, 'character'));

/** What a value is, shortly: never more than a few dozen characters of it. */
export function describeValue(value: unknown): Bilingual {
  if (value === undefined) return both('nic', 'nothing');
  if (typeof value === 'string') {
    const shown = JSON.stringify(value.slice(0, MAX_SHOWN));
    if (value.length <= MAX_SHOWN) return both(shown, shown);
    const n = value.length;
    return both(`${shown}… (${characters(n).cs})`, `${shown}… (${characters(n).en})`);
  }
  if (Array.isArray(value)) {
    const n = value.length;
    return both(`seznam (${czech(n, 'položka', 'položky', 'položek')})`, `a list (${english(n, 'item')})`);
  }
  if (typeof value === 'object' && value !== null) return both('objekt', 'an object');
  const shown =
    value === null || typeof value === 'number' || typeof value === 'boolean' ? String(value) : typeof value;
  return both(shown, shown);
}

export function both(cs: string, en: string): Bilingual {
  return { cs, en };
}

/** Path of a member: $.heroes, $["odd name"], cut when long. */
export function member(path: string, key: string): string {
  if (/^[A-Za-z_][A-Za-z0-9_]{0,39}$/.test(key)) return `${path}.${key}`;
  return `${path}[${JSON.stringify(key.slice(0, MAX_SHOWN))}${key.length > MAX_SHOWN ? '…' : ''}]`;
}

/** An object with no members but the named ones; undefined (and a fault) for anything else. */
export function checkObject(
  list: FaultList,
  value: unknown,
  path: string,
  keys: readonly string[],
): Record<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const expected = both(`objekt s položkami ${keys.join(', ')}`, `an object with ${keys.join(', ')}`);
    addFault(list, path, describeValue(value), expected, null);
    return undefined;
  }
  let unknown = 0;
  for (const key of Object.keys(value)) {
    if (keys.includes(key)) continue;
    unknown++;
    if (unknown > MAX_UNKNOWN) break;
    const found = both('neznámá položka', 'an unknown member');
    addFault(list, member(path, key), found, both(`jen ${keys.join(', ')}`, `only ${keys.join(', ')}`), null);
  }
  return value as Record<string, unknown>;
}

/** Own member of an object; what a prototype holds is not data. */
export function own(object: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** A whole number in the range; the low end (and a fault) for anything else. */
export function checkInt(
  list: FaultList,
  value: unknown,
  path: string,
  low: number,
  high: number,
  rule: string | null,
): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high) return value + 0;
  const expected = both(`celé číslo od ${low} do ${high}`, `a whole number from ${low} to ${high}`);
  addFault(list, path, describeValue(value), expected, rule);
  return low;
}

/** One of the words; the first one (and a fault) for anything else. */
export function checkWord<T extends string | number>(
  list: FaultList,
  value: unknown,
  path: string,
  words: readonly T[],
  rule: string | null,
): T {
  const at = words.indexOf(value as T);
  if (at >= 0) return words[at];
  const shown = words.map((word) => JSON.stringify(word)).join(', ');
  addFault(list, path, describeValue(value), both(`jedno z ${shown}`, `one of ${shown}`), rule);
  return words[0];
}

/** A text of at most so many characters without control characters; '' (and a fault) for anything else. */
export function checkText(list: FaultList, value: unknown, path: string, max: number, rule: string | null): string {
  // Control characters and marks that reverse the direction of writing could make a name lie.
  if (typeof value === 'string' && value.length <= max && !/[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/u.test(value)) {
    return value;
  }
  const expected = both(
    `text nejvýše o ${max} ${max === 1 ? 'znaku' : 'znacích'} bez řídicích znaků`,
    `a text of at most ${characters(max).en} without control characters`,
  );
  addFault(list, path, describeValue(value), expected, rule);
  return '';
}

/**
 * A list with so many items; [] (and a fault) for anything else, so that a huge list is never walked through.
 * @param items what the list is made of, where a word says more than 'items': 'zbraní', 'weapons'
 */
export function checkList(
  list: FaultList,
  value: unknown,
  path: string,
  low: number,
  high: number,
  rule: string | null,
  items: Bilingual = both('položek', 'items'),
): readonly unknown[] {
  if (Array.isArray(value) && value.length >= low && value.length <= high) return value;
  const n = low === high ? `${low}` : `${low}–${high}`;
  addFault(list, path, describeValue(value), both(`seznam ${n} ${items.cs}`, `a list of ${n} ${items.en}`), rule);
  return [];
}
