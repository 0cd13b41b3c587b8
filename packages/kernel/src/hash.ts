import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Core } from './state.ts';

/**
 * One text for one value: keys in code-unit order, no spaces. Refuses what is not plain data, so that a class, a
 * fraction or a function in a state shows the first time it is hashed.
 */
export function canonical(x: unknown, path = '$'): string {
  if (x === null || typeof x === 'boolean') return String(x);
  if (typeof x === 'number') {
    if (!Number.isSafeInteger(x)) throw new Error(`${path}: ${x} is not an integer`);
    return String(x === 0 ? 0 : x);
  }
  if (typeof x === 'string') return JSON.stringify(x);
  if (Array.isArray(x)) {
    let list = '';
    for (let i = 0; i < x.length; i++) {
      const entry: unknown = x[i];
      // An integer, as most entries are, goes in without a call, and without its path being made.
      list += `${i === 0 ? '' : ','}${Number.isSafeInteger(entry) ? entry : canonical(entry, `${path}[${i}]`)}`;
    }
    return `[${list}]`;
  }
  if (typeof x !== 'object') throw new Error(`${path}: ${typeof x} is not plain data`);
  if (Object.getPrototypeOf(x) !== Object.prototype) throw new Error(`${path}: an object of a class is not plain data`);
  let fields = '';
  for (const key of Object.keys(x).sort()) {
    const value = (x as Record<string, unknown>)[key];
    const text = Number.isSafeInteger(value) ? value : canonical(value, `${path}.${key}`);
    fields += `${fields === '' ? '' : ','}${JSON.stringify(key)}:${text}`;
  }
  return `{${fields}}`;
}

/** SHA-256 in hex of the canonical text. */
export function digest(x: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(x))));
}

/** Hash of a whole encoded state, counters and causes too: for server, replays and tests. Never shown to a seat. */
export function hashRecord(encoded: unknown): string {
  return digest(encoded);
}

/** Fields of the core that no rule reads; frames are walked without their causes. */
const SKIP = new Set(['frames', 'n', 'draws', 'chance', 'rng', 'origins']);

function mix(h: number, v: number): number {
  const t = Math.imul(h ^ v, 0x9e3779b1);
  return t ^ (t >>> 15);
}

function nameHash(name: string, h: number): number {
  let g = mix(h, name.length + 11);
  for (let i = 0; i < name.length; i++) g = mix(g, name.charCodeAt(i));
  return g;
}

function walk(x: unknown, h: number): number {
  if (typeof x === 'number') return mix(h, x | 0);
  if (x === null || x === undefined) return mix(h, 7);
  if (typeof x === 'string') return nameHash(x, h);
  if (typeof x === 'boolean') return mix(h, x ? 3 : 5);
  if (Array.isArray(x) || ArrayBuffer.isView(x)) {
    const list = x as ArrayLike<unknown>;
    let g = mix(h, list.length + 77);
    for (let i = 0; i < list.length; i++) {
      const entry = list[i];
      g = typeof entry === 'number' ? mix(g, entry | 0) : walk(entry, g);
    }
    return g;
  }
  let sum = 0;
  for (const key in x) {
    const value = (x as Record<string, unknown>)[key];
    const named = nameHash(key, h);
    sum = (sum + (typeof value === 'number' ? mix(named, value | 0) : walk(value, named))) | 0;
  }
  return mix(h, sum);
}

/** Hashes of parts that are never written: made once for each object, however many states share it. */
const parts = new WeakMap<object, number>();

function partHash(x: unknown): number {
  if (typeof x !== 'object' || x === null) return walk(x, 0);
  let h = parts.get(x);
  if (h === undefined) {
    h = walk(x, 0);
    parts.set(x, h);
  }
  return h;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * 32 bits of what a rule can read: without counters, causes, origins and the generator. For transposition tables within one
 * process; equal positions give equal hashes whatever the order of fields.
 * @param fixed fields that are never written after set-up, such as a configuration: walked once, not in every state
 */
export function hashPosition(s: Core, fixed: ReadonlySet<string> = NONE): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < s.frames.length; i++) {
    const f = s.frames[i];
    h = walk(f.locals, mix(mix(mix(h, f.p), f.pc), f.result));
  }
  let sum = 0;
  for (const key in s) {
    if (SKIP.has(key)) continue;
    const value = s[key as keyof Core];
    sum = (sum + (fixed.has(key) ? mix(nameHash(key, h), partHash(value)) : walk(value, nameHash(key, h)))) | 0;
  }
  return mix(h, sum);
}
