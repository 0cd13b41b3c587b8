/** Reads of plain data, independent of any game's own clone and codec: what the checks measure those by. */

type Tree = { readonly [key: string]: unknown };

export const isTree = (x: unknown): x is Tree => typeof x === 'object' && x !== null;

const isInts = (x: unknown): x is ArrayLike<number> => ArrayBuffer.isView(x) && !(x instanceof DataView);

function childrenOf(x: object): readonly (readonly [string, unknown])[] {
  if (isInts(x)) return [];
  if (Array.isArray(x)) return x.map((entry, i) => [`[${i}]`, entry] as const);
  return Object.keys(x).map((key) => [`.${key}`, (x as Tree)[key]] as const);
}

/** How a value prints in a message, cut short. */
export function show(x: unknown): string {
  let text: string | undefined;
  if (typeof x === 'number' || typeof x === 'bigint') text = String(x);
  else if (typeof x === 'function') text = 'a function';
  else if (isInts(x)) text = `${x.constructor.name}(${Array.from(x).join(',')})`;
  else {
    try {
      text = JSON.stringify(x);
    } catch {
      text = undefined;
    }
  }
  const full = text ?? String(x);
  return full.length > 200 ? `${full.slice(0, 197)}...` : full;
}

function alikeLists(a: ArrayLike<unknown>, b: ArrayLike<unknown>): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (i in a !== i in b || !alike(a[i], b[i])) return false;
  }
  return true;
}

/** Whether two trees are alike. They nearly always are, so that no path is written down on the way. */
function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isTree(a) || !isTree(b) || Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  if (isInts(a) && isInts(b)) return alikeLists(a, b);
  if (Array.isArray(a) && Array.isArray(b)) return alikeLists(a, b);
  const left = Object.keys(a);
  if (left.length !== Object.keys(b).length) return false;
  for (const key of left) {
    if (!Object.hasOwn(b, key) || !alike(a[key], b[key])) return false;
  }
  return true;
}

/** The first place where two trees differ, or undefined. The order of fields does not count. */
export const difference = (a: unknown, b: unknown): string | undefined => (alike(a, b) ? undefined : differs(a, b));

function differs(a: unknown, b: unknown, path = '$'): string | undefined {
  if (a === b) return undefined;
  if (!isTree(a) || !isTree(b)) return `${path}: ${show(a)} and ${show(b)}`;
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return `${path}: ${show(a)} and ${show(b)}, of two types`;
  if (isInts(a) && isInts(b)) {
    return alikeLists(a, b) ? undefined : `${path}: ${show(a)} and ${show(b)}`;
  }
  const left = Object.keys(a);
  const right = Object.keys(b);
  const missing = left.find((key) => !Object.hasOwn(b, key)) ?? right.find((key) => !Object.hasOwn(a, key));
  if (missing !== undefined) return `${path}: only one of the two has ${missing}`;
  for (const key of left) {
    const found = differs(a[key], b[key], Array.isArray(a) ? `${path}[${key}]` : `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A copy that shares nothing. */
export function copyTree<T>(x: T): T {
  if (!isTree(x)) return x;
  if (isInts(x)) return (x as unknown as Int32Array).slice() as unknown as T;
  if (Array.isArray(x)) return x.map((entry) => copyTree(entry)) as unknown as T;
  const out: { [key: string]: unknown } = {};
  for (const key of Object.keys(x)) out[key] = copyTree((x as Tree)[key]);
  return out as T;
}

/** Where a part lies: the part that holds it, and by what. Its path is written only where it is told. */
interface Place {
  readonly above: Place | null;
  readonly by: string | number;
}

function pathOf({ above, by }: Place): string {
  if (above === null) return '$';
  return `${pathOf(above)}${typeof by === 'number' ? `[${by}]` : `.${by}`}`;
}

function places(x: unknown, at: Place, into: Map<object, Place>): Map<object, Place> {
  if (!isTree(x) || into.has(x)) return into;
  into.set(x, at);
  if (isInts(x)) return into;
  if (Array.isArray(x)) {
    for (let i = 0; i < x.length; i++) if (isTree(x[i])) places(x[i], { above: at, by: i }, into);
    return into;
  }
  for (const key of Object.keys(x)) if (isTree(x[key])) places(x[key], { above: at, by: key }, into);
  return into;
}

const ROOT: Place = { above: null, by: '' };

const below = (path: string, prefix: string): boolean =>
  path === prefix || path.startsWith(`${prefix}.`) || path.startsWith(`${prefix}[`);

/**
 * The first thing that two trees hold in common and that one could change behind the other's back. What is frozen may
 * be common, and what lies at one of the `allowed` paths of either tree.
 */
export function sharedPart(a: unknown, b: unknown, allowed: readonly string[] = []): string | undefined {
  const known = places(a, ROOT, new Map());
  for (const [part, place] of places(b, ROOT, new Map())) {
    const other = known.get(part);
    if (other === undefined || Object.isFrozen(part)) continue;
    const [path, there] = [pathOf(place), pathOf(other)];
    if (!allowed.some((prefix) => below(path, prefix) || below(there, prefix))) return path;
  }
  return undefined;
}

/** The same JSON with the fields of every record in the opposite order. */
export function reverseFields(j: unknown): unknown {
  if (Array.isArray(j)) return j.map(reverseFields);
  if (!isTree(j)) return j;
  return Object.fromEntries(
    Object.keys(j)
      .reverse()
      .map((key) => [key, reverseFields(j[key])]),
  );
}

const INT_ARRAYS = new Set(['Int8Array', 'Uint8Array', 'Int16Array', 'Uint16Array', 'Int32Array']);

function leafFault(x: unknown, path: string): string | undefined {
  if (x === null || typeof x === 'boolean') return undefined;
  if (typeof x === 'number') return (x | 0) === x ? undefined : `${path}: ${x} is not a 32-bit integer`;
  if (typeof x === 'string') return x.length <= 200 ? undefined : `${path}: text of ${x.length} characters`;
  return `${path}: ${x === undefined ? 'undefined' : `a ${typeof x}`} is not plain data`;
}

/**
 * What keeps a tree from being plain data of a state: something that is no 32-bit integer, short text, list, record or
 * integer typed array, or the same part at two places (a decoded copy would have two).
 */
export const plainFault = (x: unknown): string | undefined =>
  isPlain(x, new Set()) ? undefined : faultIn(x, '$', new Map());

/** The same question with yes or no for an answer: nearly always it is yes, and no path has to be written down. */
function isPlain(x: unknown, seen: Set<object>): boolean {
  if (!isTree(x)) return leafFault(x, '') === undefined;
  if (seen.has(x) && !Object.isFrozen(x)) return false;
  seen.add(x);
  if (isInts(x)) return INT_ARRAYS.has(x.constructor.name);
  if (Array.isArray(x)) return x.every((entry) => isPlain(entry, seen));
  if (Object.getPrototypeOf(x) !== Object.prototype) return false;
  return Object.keys(x).every((key) => isPlain(x[key], seen));
}

function faultIn(x: unknown, path: string, seen: Map<object, string>): string | undefined {
  if (!isTree(x)) return leafFault(x, path);
  const before = seen.get(x);
  if (before !== undefined && !Object.isFrozen(x)) return `${path}: the same object as ${before}`;
  seen.set(x, path);
  if (isInts(x)) return INT_ARRAYS.has(x.constructor.name) ? undefined : `${path}: a ${x.constructor.name}`;
  const prototype = Object.getPrototypeOf(x);
  if (prototype !== Object.prototype && !Array.isArray(x)) {
    return `${path}: an object of ${prototype === null ? 'no prototype' : `class ${prototype.constructor?.name}`} is not plain data`;
  }
  for (const [step, child] of childrenOf(x)) {
    const fault = faultIn(child, path + step, seen);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
