/**
 * Strict JSON with places: the same errors with line and column in every browser, doubled keys are errors, and depth, size
 * and number of values are limited, so that no text can exhaust the reader. `locate` finds where a path stands.
 */
import type { Bilingual, Fault } from './faults.ts';
import { both, describeValue, makeFault, member } from './faults.ts';

export const JSON_LIMITS = { characters: 4194304, depth: 32, values: 500000 } as const;

export interface Place {
  line: number;
  column: number;
}

/** Parsed text, or the first fault with its place. */
export type ParsedJson = { ok: true; value: unknown } | { ok: false; fault: Fault & Place };

interface Reader {
  text: string;
  at: number;
  depth: number;
  values: number;
  path: string;
  /** Offsets of the wanted paths, filled in on the way. */
  wanted: Map<string, number> | null;
}

class JsonStop extends Error {
  readonly at: number;
  readonly path: string;
  readonly found: Bilingual;
  readonly expected: Bilingual;
  constructor(reader: Reader, expected: Bilingual, found = sight(reader), at = reader.at) {
    super(expected.en);
    this.at = at;
    this.path = reader.path;
    this.found = found;
    this.expected = expected;
  }
}

/** Reads a JSON text. */
export function parseJson(text: string): ParsedJson {
  if (text.length > JSON_LIMITS.characters) {
    const expected = both(
      `nejvýše ${JSON_LIMITS.characters} znaků`,
      `a text of at most ${JSON_LIMITS.characters} characters`,
    );
    const fault = makeFault('$', both(`${text.length} znaků`, `${text.length} characters`), expected);
    return { ok: false, fault: { ...fault, line: 1, column: 1 } };
  }
  try {
    return { ok: true, value: readText(text, null) };
  } catch (stop) {
    if (!(stop instanceof JsonStop)) throw stop;
    const fault = makeFault(stop.path, stop.found, stop.expected);
    return { ok: false, fault: { ...fault, ...placeOf(text, stop.at) } };
  }
}

/** Adds line and column to faults of a text that parses; a member that is missing gets the place of what should hold it. */
export function locate(text: string, faults: readonly Fault[]): Fault[] {
  const wanted = new Map<string, number>();
  for (const fault of faults) {
    for (let path = fault.path; path !== ''; path = holder(path)) wanted.set(path, -1);
  }
  readText(text, wanted);
  return faults.map((fault) => {
    let path = fault.path;
    while (path !== '' && (wanted.get(path) ?? -1) < 0) path = holder(path);
    return { ...fault, ...placeOf(text, path === '' ? 0 : (wanted.get(path) as number)) };
  });
}

/** '$.a[0].b' -> '$.a[0]'; '' after the root. */
function holder(path: string): string {
  if (path.endsWith('"]') || path.endsWith('"…]')) return path.slice(0, Math.max(path.lastIndexOf('["'), 0));
  return path.slice(0, Math.max(path.lastIndexOf('.'), path.lastIndexOf('['), 0));
}

function placeOf(text: string, at: number): Place {
  let line = 1;
  let start = 0;
  for (let i = text.indexOf('\n'); i >= 0 && i < at; i = text.indexOf('\n', i + 1)) {
    line++;
    start = i + 1;
  }
  return { line, column: at - start + 1 };
}

function readText(text: string, wanted: Map<string, number> | null): unknown {
  const reader: Reader = { text, at: text.startsWith('\ufeff') ? 1 : 0, depth: 0, values: 0, path: '$', wanted };
  const value = readValue(reader);
  if (next(reader) !== '') throw new JsonStop(reader, both('konec textu', 'the end of the text'));
  return value;
}

/** The next character that is not white space, still unread; '' at the end. */
function next(reader: Reader): string {
  while (' \t\n\r'.includes(reader.text.charAt(reader.at)) && reader.at < reader.text.length) reader.at++;
  return reader.text.charAt(reader.at);
}

function sight(reader: Reader): Bilingual {
  const char = String.fromCodePoint(reader.text.codePointAt(reader.at) ?? 0);
  return reader.at < reader.text.length ? describeValue(char) : both('konec textu', 'the end of the text');
}

function readValue(reader: Reader): unknown {
  const char = next(reader);
  if (reader.wanted?.has(reader.path) === true) reader.wanted.set(reader.path, reader.at);
  if (++reader.values > JSON_LIMITS.values) {
    throw new JsonStop(reader, both(`nejvýše ${JSON_LIMITS.values} hodnot`, `at most ${JSON_LIMITS.values} values`));
  }
  if (char === '"') return readString(reader);
  if (char === '{' || char === '[') {
    if (++reader.depth > JSON_LIMITS.depth) {
      throw new JsonStop(reader, both(`zanoření nejvýše ${JSON_LIMITS.depth}`, `at most ${JSON_LIMITS.depth} levels`));
    }
    const value = char === '{' ? readObject(reader) : readArray(reader);
    reader.depth--;
    return value;
  }
  return readScalar(reader);
}

const SCALAR = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y;

function readScalar(reader: Reader): unknown {
  SCALAR.lastIndex = reader.at;
  const match = SCALAR.exec(reader.text);
  if (match === null) throw new JsonStop(reader, both('hodnota', 'a value'));
  reader.at += match[0].length;
  return JSON.parse(match[0]);
}

/** A string: plain stretches as they are, escapes one by one. */
function readString(reader: Reader): string {
  const start = reader.at++;
  for (;;) {
    const code = reader.text.charCodeAt(reader.at);
    if (code === 34) break;
    if (Number.isNaN(code)) throw new JsonStop(reader, both('uvozovky', 'a closing quote'));
    if (code < 32) throw new JsonStop(reader, both('znak, který není řídicí', 'no control character in a string'));
    if (code === 92) readEscape(reader);
    else reader.at++;
  }
  reader.at++;
  return JSON.parse(reader.text.slice(start, reader.at)) as string;
}

const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

function readEscape(reader: Reader): void {
  ESCAPE.lastIndex = reader.at;
  const match = ESCAPE.exec(reader.text);
  if (match === null) throw new JsonStop(reader, both('platný escape', 'a valid escape such as \\n or \\u0041'));
  reader.at += match[0].length;
}

function readArray(reader: Reader): unknown[] {
  const path = reader.path;
  const items: unknown[] = [];
  reader.at++;
  if (next(reader) === ']') {
    reader.at++;
    return items;
  }
  for (;;) {
    reader.path = `${path}[${items.length}]`;
    items.push(readValue(reader));
    reader.path = path;
    if (ended(reader, ']')) return items;
  }
}

function readObject(reader: Reader): Record<string, unknown> {
  const path = reader.path;
  const object: Record<string, unknown> = {};
  reader.at++;
  if (next(reader) === '}') {
    reader.at++;
    return object;
  }
  for (;;) {
    const at = reader.at;
    if (next(reader) !== '"') throw new JsonStop(reader, both('klíč v uvozovkách', 'a key in double quotes'));
    const key = readString(reader);
    if (Object.hasOwn(object, key)) {
      throw new JsonStop(reader, both('každý klíč jen jednou', 'each key only once'), describeValue(key), at);
    }
    if (next(reader) !== ':') throw new JsonStop(reader, both('":"', '":"'));
    reader.at++;
    reader.path = member(path, key);
    // Defined, not assigned: a key named __proto__ is a key like any other.
    const value = readValue(reader);
    Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
    reader.path = path;
    if (ended(reader, '}')) return object;
    next(reader);
  }
}

/** After an item: true at the closing bracket, false after a comma. */
function ended(reader: Reader, close: ']' | '}'): boolean {
  const char = next(reader);
  if (char !== ',' && char !== close) throw new JsonStop(reader, both(`"," nebo "${close}"`, `"," or "${close}"`));
  reader.at++;
  return char === close;
}

const WIDTH = 120;

/** The text of a JSON value, laid out for reading: what fits goes on one line, the rest one entry a line. */
export function layJson(value: unknown): string {
  return `${lay(value, '', 0)}\n`;
}

/** `used`: width already taken on the line by a key or a comma. */
function lay(value: unknown, indent: string, used: number): string {
  const flat = inline(value);
  if (typeof value !== 'object' || value === null || indent.length + used + flat.length <= WIDTH) return flat;
  const inner = `${indent}  `;
  if (Array.isArray(value)) return `[\n${value.map((item) => inner + lay(item, inner, 1)).join(',\n')}\n${indent}]`;
  const rows = Object.entries(value).map(([key, item]) => {
    const head = `${JSON.stringify(key)}: `;
    return inner + head + lay(item, inner, head.length + 1);
  });
  return `{\n${rows.join(',\n')}\n${indent}}`;
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const rows = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${inline(item)}`);
  return rows.length === 0 ? '{}' : `{ ${rows.join(', ')} }`;
}
