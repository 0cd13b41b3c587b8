/** Data under invented names: each text in it is put through what replaces names in texts. */

/** Fields whose words are the program's own, or a path of the user's. */
const OWN_WORDS = new Set(['file', 'game', 'kind', 'id', 'rule', 'rules', 'key', 'result', 'produced']);

/** The same data with every text put through `invent`, names of fields too. */
export function inventedIn<T>(value: T, invent: (text: string) => string): T {
  if (typeof value === 'string') return invent(value) as T;
  if (Array.isArray(value)) return value.map((each) => inventedIn(each, invent)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, each]) =>
    OWN_WORDS.has(name) ? [name, each] : [invent(name), inventedIn(each, invent)],
  );
  return Object.fromEntries(entries) as T;
}
