import type { Json } from '@kolbiste/kernel';
import type { Node, Pair } from 'yaml';
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Source } from './adapter.ts';
import { show } from './data.ts';

/** Longest scenario file, in bytes of UTF-8. */
export const SCENARIO_LIMIT = 256 * 1024;

const DEPTH = 40;

export interface Place {
  readonly line: number;
  readonly column: number;
}

const cut = (text: string): string => (text.length > 300 ? `${text.slice(0, 297)}...` : text);

/** A scenario file that cannot be run: where, what was expected, what stands there instead. */
export class ScenarioFileError extends Error {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Path of the value, `` for the whole file. */
  readonly path: string;
  readonly expected: string;
  readonly found: string;
  constructor(file: string, place: Place, path: string, expected: string, found: string) {
    super(
      `${file}:${place.line}:${place.column}: ${path === '' ? '' : `${path}: `}expected ${cut(expected)}, found ${cut(found)}`,
    );
    this.file = file;
    this.line = place.line;
    this.column = place.column;
    this.path = path;
    this.expected = cut(expected);
    this.found = cut(found);
  }
}

interface Context {
  readonly file: string;
  readonly lines: LineCounter;
}

const START: Place = { line: 1, column: 1 };

function placeOf(context: Context, offset: number): Place {
  const { line, col } = context.lines.linePos(offset);
  return { line: Math.max(1, line), column: Math.max(1, col) };
}

function kindOf(value: Json): string {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return `a list ${show(value)}`;
  return typeof value === 'object' ? `a record ${show(value)}` : show(value);
}

/** A value of a file: what adapters read from. */
class SourceValue implements Source {
  readonly line: number;
  readonly column: number;
  readonly path: string;
  readonly value: Json;
  readonly #file: string;
  readonly #written: string | undefined;
  readonly #entries: readonly SourceValue[] | undefined;
  readonly #fields: ReadonlyMap<string, SourceValue> | undefined;

  constructor(
    place: Place & { readonly file: string },
    path: string,
    value: Json,
    parts: {
      written?: string | undefined;
      entries?: readonly SourceValue[];
      fields?: ReadonlyMap<string, SourceValue>;
    },
  ) {
    this.line = place.line;
    this.column = place.column;
    this.#file = place.file;
    this.path = path;
    this.value = value;
    this.#written = parts.written;
    this.#entries = parts.entries;
    this.#fields = parts.fields;
  }

  fail(expected: string): never {
    throw new ScenarioFileError(this.#file, this, this.path, expected, kindOf(this.value));
  }

  int(low = -2147483648, high = 2147483647): number {
    const { value } = this;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < low || value > high) {
      return this.fail(`an integer from ${low} to ${high}`);
    }
    return value;
  }

  text(): string {
    return typeof this.value === 'string' && this.value !== '' ? this.value : this.fail('text');
  }

  name(): string {
    if (typeof this.value === 'string' && this.value !== '') return this.value;
    return typeof this.value === 'number' && this.#written !== undefined ? this.#written : this.fail('a name');
  }

  word<W extends string>(words: readonly W[]): W {
    const found = words.find((word) => word === this.value);
    return found ?? this.fail(`one of ${words.join(', ')}`);
  }

  flag(): boolean {
    return typeof this.value === 'boolean' ? this.value : this.fail('true or false');
  }

  list(low = 0, high = 1000): readonly Source[] {
    const entries = this.#entries ?? this.fail('a list');
    if (entries.length < low || entries.length > high) this.fail(`a list of ${low} to ${high} entries`);
    return entries;
  }

  record(fields?: readonly string[]): ReadonlyMap<string, Source> {
    const record = this.#fields ?? this.fail('a record (field: value)');
    if (fields === undefined) return record;
    for (const [field, source] of record) {
      if (fields.includes(field)) continue;
      const known = fields.length === 0 ? 'no fields here' : `one of the fields ${fields.join(', ')}`;
      throw new ScenarioFileError(this.#file, source.key, this.path, known, field);
    }
    return record;
  }

  /** Where the field's name stands; for a list entry where it begins. */
  key: Place = START;
}

function refuse(context: Context, node: Node | null, path: string, expected: string, found: string): never {
  throw new ScenarioFileError(context.file, placeOf(context, node?.range?.[0] ?? 0), path, expected, found);
}

function keyOf(context: Context, pair: Pair, path: string): string {
  const key = pair.key as Node | null;
  if (!isScalar(key) || key.anchor !== undefined || key.tag !== undefined) {
    return refuse(context, key, path, 'the name of a field', 'something else');
  }
  const name = typeof key.value === 'string' ? key.value : (key.source ?? '');
  if (name === '') refuse(context, key, path, 'the name of a field', 'nothing');
  return name;
}

function fromMap(
  context: Context,
  items: readonly Pair[],
  place: Place & { file: string },
  path: string,
  depth: number,
): SourceValue {
  const fields = new Map<string, SourceValue>();
  for (const pair of items) {
    const name = keyOf(context, pair, path);
    const inner = path === '' ? name : `${path}.${name}`;
    if (fields.has(name)) refuse(context, pair.key as Node, inner, 'each field once', `${name} a second time`);
    const at = placeOf(context, (pair.key as Node).range?.[0] ?? 0);
    const field = fromNode(context, pair.value as Node | null, inner, depth + 1, at);
    field.key = at;
    fields.set(name, field);
  }
  const value = Object.fromEntries([...fields].map(([name, field]) => [name, field.value]));
  return new SourceValue(place, path, value, { fields });
}

function fromScalar(context: Context, node: Node, value: unknown, source: string | undefined, path: string): Json {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  return refuse(context, node, path, 'text, a number, true or false', source ?? show(value));
}

/** @param fallback where an empty value stands */
function fromNode(context: Context, node: Node | null, path: string, depth: number, fallback: Place): SourceValue {
  const offset = node?.range?.[0];
  const place = { file: context.file, ...(offset === undefined ? fallback : placeOf(context, offset)) };
  if (depth > DEPTH) refuse(context, node, path, `at most ${DEPTH} levels`, 'deeper nesting');
  if (node === null) return new SourceValue(place, path, null, {});
  if (isAlias(node)) return refuse(context, node, path, 'the value itself', `a reference *${node.source}`);
  const marked = node as { anchor?: string; tag?: string };
  if (marked.anchor !== undefined) refuse(context, node, path, 'a plain value', `an anchor &${marked.anchor}`);
  if (marked.tag !== undefined) refuse(context, node, path, 'a plain value', `a tag ${marked.tag}`);
  if (isMap(node)) return fromMap(context, node.items, place, path, depth);
  if (isSeq(node)) {
    const entries = node.items.map((entry, i) =>
      fromNode(context, entry as Node | null, `${path}[${i}]`, depth + 1, place),
    );
    return new SourceValue(
      place,
      path,
      entries.map((entry) => entry.value),
      { entries },
    );
  }
  if (!isScalar(node)) return refuse(context, node, path, 'a value', 'something else');
  const written = node.source;
  return new SourceValue(place, path, fromScalar(context, node, node.value, written, path), { written });
}

/** Bytes of a text in UTF-8, without an encoder: a long text is known to be too long early. */
function tooLong(text: string): boolean {
  return text.length > SCENARIO_LIMIT || new TextEncoder().encode(text).length > SCENARIO_LIMIT;
}

/**
 * Reads one YAML document as values that know their place.
 * @throws ScenarioFileError on anything but one plain document: no anchors, references, tags, directives, no field twice
 */
export function readSource(text: string, file: string): Source {
  const bad = (place: Place, expected: string, found: string): never => {
    throw new ScenarioFileError(file, place, '', expected, found);
  };
  if (tooLong(text)) bad(START, `a file of at most ${SCENARIO_LIMIT / 1024} kB`, 'a longer one');
  const lines = new LineCounter();
  const context: Context = { file, lines };
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    schema: 'core',
    version: '1.2',
    merge: false,
    uniqueKeys: false,
    strict: true,
  });
  const fault = document.errors[0] ?? document.warnings[0];
  if (fault !== undefined) {
    const place = placeOf(context, fault.pos[0]);
    if (fault.code === 'RESOURCE_EXHAUSTION') bad(place, `at most ${DEPTH} levels`, 'deeper nesting');
    if (fault.code === 'MULTIPLE_DOCS') bad(place, 'one document a file', 'a second one');
    bad(place, 'YAML', `this fault: ${fault.message}`);
  }
  if (document.directives?.yaml.explicit === true) bad(START, 'no directives', '%YAML');
  return fromNode(context, document.contents, '', 0, START);
}
