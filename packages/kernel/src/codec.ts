import type { Flow, Procedure } from './procedure.ts';
import { stepName, stepPlace } from './procedure.ts';
import type { Core, Frame } from './state.ts';
import { CHANCE_FAST, CHANCE_OUTSIDE } from './state.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What the codec needs of a game. */
export interface Encodable<S extends Core> {
  readonly flow: Flow<S>;
  encodeBody(s: S): { [field: string]: Json };
  decodeBody(body: Json, core: Core): S;
}

/** Something read does not have the shape it must have: says where and what was expected. */
export class CodecError extends Error {
  readonly path: string;
  constructor(path: string, message: string) {
    super(`${path}: ${message}`);
    this.path = path;
  }
}

const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};

/** Reads an integer from `low` to `high`. */
export function readInt(j: unknown, path: string, low = -2147483648, high = 2147483647): number {
  if (typeof j !== 'number' || !Number.isInteger(j) || j < low || j > high) {
    throw new CodecError(path, `expected an integer from ${low} to ${high}, found ${show(j)}`);
  }
  return j;
}

export function readText(j: unknown, path: string, limit = 200): string {
  if (typeof j !== 'string' || j.length > limit) {
    throw new CodecError(path, `expected text of at most ${limit} characters, found ${show(j)}`);
  }
  return j;
}

export function readList(j: unknown, path: string, low = 0, high = 100_000): unknown[] {
  if (!Array.isArray(j) || j.length < low || j.length > high) {
    throw new CodecError(
      path,
      `expected a list of ${low === high ? low : `${low} to ${high}`} entries, found ${show(j)}`,
    );
  }
  return j;
}

export function readInts(j: unknown, path: string, low = 0, high = 100_000, from?: number, to?: number): number[] {
  return readList(j, path, low, high).map((entry, i) => readInt(entry, `${path}[${i}]`, from, to));
}

/** Reads a record; refuses fields it does not know. */
export function readRecord(j: unknown, path: string, fields: readonly string[]): { [field: string]: unknown } {
  if (typeof j !== 'object' || j === null || Array.isArray(j)) {
    throw new CodecError(path, `expected a record, found ${show(j)}`);
  }
  for (const field of Object.keys(j)) {
    if (!fields.includes(field))
      throw new CodecError(`${path}.${field}`, `no such field; expected ${fields.join(', ')}`);
  }
  for (const field of fields) if (!Object.hasOwn(j, field)) throw new CodecError(`${path}.${field}`, 'missing');
  return j as { [field: string]: unknown };
}

function encodeFrame(procedures: readonly Procedure[], f: Frame): Json {
  const p = procedures[f.p];
  const locals: { [name: string]: Json } = {};
  for (const name of Object.keys(p.sample)) {
    const value = f.locals[name];
    locals[name] = Array.isArray(value) ? value.slice() : value;
  }
  return { procedure: p.name, step: stepName(p, f.pc), r: f.result, cause: f.cause, locals };
}

function decodeFrame(flow: Flow<any>, j: unknown, path: string): Frame {
  const row = readRecord(j, path, ['procedure', 'step', 'r', 'cause', 'locals']);
  const p = flow.named(readText(row.procedure, `${path}.procedure`));
  if (p === undefined)
    throw new CodecError(`${path}.procedure`, `these rules have no procedure ${show(row.procedure)}`);
  const name = readText(row.step, `${path}.step`);
  const pc = stepPlace(p, name);
  if (pc < 0) throw new CodecError(`${path}.step`, `procedure ${p.name} has no step ${show(name)}`);
  const names = Object.keys(p.sample);
  const given = readRecord(row.locals, `${path}.locals`, names);
  const x = p.copy(p.sample);
  for (const local of names) {
    const at = `${path}.locals.${local}`;
    x[local] = p.arrays.includes(local) ? readInts(given[local], at) : readInt(given[local], at);
  }
  return {
    p: p.id,
    pc,
    result: readInt(row.r, `${path}.r`),
    cause: readInt(row.cause, `${path}.cause`, 0),
    pendingMask: 0,
    locals: x,
  };
}

/** The whole state as JSON: frames by the names of procedure and step, so that an inserted step shifts no saved game. */
export function encodeState<S extends Core>(definition: Encodable<S>, s: S): Json {
  return {
    core: {
      n: s.n,
      draws: s.draws,
      chance: s.chance === CHANCE_FAST ? 'fast' : 'outside',
      rng: s.rng.slice(),
      origins: s.origins.slice(),
      frames: s.frames.map((f) => encodeFrame(definition.flow.procedures, f)),
    },
    body: definition.encodeBody(s),
  };
}

/** A game is saved at a question or after its end: anything else cannot go on. */
function atQuestion(flow: Flow<any>, frames: readonly Frame[]): void {
  const f = frames.at(-1);
  if (f === undefined) return;
  const p = flow.procedures[f.p];
  if (p.steps[f.pc]?.ask) return;
  const name = `${p.name}.${stepName(p, f.pc)}`;
  throw new CodecError(`state.core.frames[${frames.length - 1}].step`, `expected a question, found ${name}`);
}

/** @throws CodecError with the path of the first thing that is wrong */
export function decodeState<S extends Core>(definition: Encodable<S>, j: Json): S {
  const row = readRecord(j, 'state', ['core', 'body']);
  const given = readRecord(row.core, 'state.core', ['n', 'draws', 'chance', 'rng', 'origins', 'frames']);
  const name = readText(given.chance, 'state.core.chance');
  if (name !== 'fast' && name !== 'outside')
    throw new CodecError('state.core.chance', `expected fast or outside, found ${show(name)}`);
  const core: Core = {
    frames: readList(given.frames, 'state.core.frames').map((frame, i) =>
      decodeFrame(definition.flow, frame, `state.core.frames[${i}]`),
    ),
    n: readInt(given.n, 'state.core.n', 0),
    draws: readInt(given.draws, 'state.core.draws', 0),
    chance: name === 'fast' ? CHANCE_FAST : CHANCE_OUTSIDE,
    rng: readInts(given.rng, 'state.core.rng', 4, 4),
    origins: readInts(given.origins, 'state.core.origins', 0, 100_000, 0),
  };
  atQuestion(definition.flow, core.frames);
  return definition.decodeBody(row.body as Json, core);
}

/** Copies a stack of frames, locals and all. */
export function cloneFrames(procedures: readonly Procedure[], frames: readonly Frame[]): Frame[] {
  const out: Frame[] = new Array(frames.length);
  for (let i = 0; i < frames.length; i++) {
    const f = frames[i];
    out[i] = {
      p: f.p,
      pc: f.pc,
      result: f.result,
      cause: f.cause,
      pendingMask: f.pendingMask,
      locals: procedures[f.p].copy(f.locals),
    };
  }
  return out;
}
