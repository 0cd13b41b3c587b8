import type { ChanceSource } from './chance.ts';
import { fastChance } from './chance.ts';
import { originsOf } from './origins.ts';
import type { Flow, Step } from './procedure.ts';
import { stepName } from './procedure.ts';
import type { Cite } from './rulebook.ts';
import type { Core, Frame, Seat } from './state.ts';
import { CHANCE_FAST, END } from './state.ts';

/** All seats. */
export const ALL = -1;
/** Kind of the event that every answer makes. A game's own kinds start at 1. */
export const ANSWER = 0;

/** Something that happened. `a` to `d` are integers whose meaning the game's table of events gives. */
export interface GameEvent {
  readonly id: number;
  readonly kind: number;
  /** Id of the event this one descends from; 0 = the beginning. */
  readonly cause: number;
  readonly rule: Cite;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  /** Bit mask of the seats that may see it; -1 = everybody, the public too. */
  readonly visibleTo: number;
  /** Ids of the events that laid the things which act here; absent = none do. */
  readonly from?: readonly number[];
}

/** Somebody who listens. The state is the same with and without. */
export interface Sink {
  event(e: GameEvent): void;
  /** Called after a step that made something happen or called a procedure, and when a question opens: for rule coverage. */
  step?(step: Step): void;
}

/** What is outside the state, handed to the call that needs it. */
export interface Io {
  readonly sink?: Sink | null;
  readonly chance?: ChanceSource | null;
}

let sink: Sink | null = null;
let source: ChanceSource | null = null;

/** A bug in a game: it runs without end, or opens a question it must not. Names the frames. */
export class KernelError extends Error {}

/** Counts an event, and builds it when somebody listens. Returns its id. */
export function emit(s: Core, kind: number, rule: Cite, a = 0, b = 0, c = 0, d = 0, visibleTo = ALL): number {
  const id = ++s.n;
  if (sink !== null) sink.event(built(s, kind, rule, a, b, c, d, visibleTo));
  return id;
}

/** As emit, for what things do that were laid earlier: the event also descends from what laid them. */
export function emitFrom(
  s: Core,
  things: readonly number[],
  kind: number,
  rule: Cite,
  a = 0,
  b = 0,
  c = 0,
  d = 0,
  visibleTo = ALL,
): number {
  const id = ++s.n;
  if (sink === null) return id;
  const event = built(s, kind, rule, a, b, c, d, visibleTo);
  const from = originsOf(s, things).filter((id) => id !== event.cause);
  sink.event(from.length === 0 ? event : { ...event, from });
  return id;
}

/** Apart from `emit`, so that the counting alone is small enough to be compiled into its callers. */
function built(
  s: Core,
  kind: number,
  rule: Cite,
  a: number,
  b: number,
  c: number,
  d: number,
  visibleTo: number,
): GameEvent {
  const n = s.frames.length;
  return { id: s.n, kind, cause: n === 0 ? 0 : s.frames[n - 1].cause, rule, a, b, c, d, visibleTo };
}

/** A labelled draw: 0 <= v < n, every value equally likely. Labels name the paragraph's own word for the draw. */
export function chance(s: Core, label: string, n: number): number {
  if ((n | 0) !== n || n < 1) throw new KernelError(`draw "${label}": 1 to 2147483647 values, not ${n}`);
  s.draws++;
  if (source !== null) {
    const v = source.draw(s, label, n);
    if ((v | 0) !== v || v < 0 || v >= n)
      throw new KernelError(`draw "${label}" lies from 0 to ${n - 1}; the source handed over says ${v}`);
    return v;
  }
  if (s.chance !== CHANCE_FAST)
    throw new KernelError(`draw "${label}": this game draws from outside; hand its source over`);
  return fastChance.draw(s, label, n);
}

/** Shuffles in place by labelled draws. */
export function shuffle(s: Core, label: string, list: number[]): number[] {
  for (let i = list.length; i-- > 1; ) {
    const j = chance(s, label, i + 1);
    const t = list[i];
    list[i] = list[j];
    list[j] = t;
  }
  return list;
}

/** Runs `body` with sink and chance in place, and puts back what was there: a listener may play another game inside. */
export function withIo<T>(io: Io | undefined, body: () => T): T {
  const oldSink = sink;
  const oldSource = source;
  sink = io?.sink ?? null;
  source = io?.chance ?? null;
  try {
    return body();
  } finally {
    sink = oldSink;
    source = oldSource;
  }
}

/** True when somebody listens to what happens. */
export function isHeard(): boolean {
  return sink !== null;
}

/** True when no call with a sink or a source is under way. */
export function idle(): boolean {
  return sink === null && source === null;
}

/** The frames by name, outermost first; of a stack that ran away only its two ends. */
export function trace(flow: Flow<any>, s: Core): string {
  const names = (frames: readonly Frame[]) =>
    frames.map((f) => `${flow.procedures[f.p].name}.${stepName(flow.procedures[f.p], f.pc)}`).join(' > ');
  const n = s.frames.length;
  if (n <= 40) return names(s.frames);
  return `${names(s.frames.slice(0, 20))} > (${n - 40} more) > ${names(s.frames.slice(-20))}`;
}

/** Steps that may run after one answer before the kernel calls it a bug. */
export const WORK_BUDGET = 100_000;

/**
 * The only loop: runs steps until a question is open or nothing is left.
 * @param unsettled says whether triggers wait in a batch: none may at a question
 * @param limit steps that may run before it is called a bug
 */
export function run<S extends Core>(
  flow: Flow<S>,
  s: S,
  unsettled: ((s: S) => boolean) | null,
  limit = WORK_BUDGET,
): void {
  const procedures = flow.procedures;
  const frames = s.frames;
  let budget = limit;
  for (;;) {
    const n = frames.length;
    if (n === 0) return;
    const f = frames[n - 1];
    const steps = procedures[f.p].steps;
    if (f.pc >= steps.length) {
      frames.pop();
      // A procedure that has ended keeps the value it handed up, whatever was still called above it.
      if (n > 1 && frames[n - 2].pc !== END) frames[n - 2].result = f.pc === END ? f.result : 0;
      continue;
    }
    const step = steps[f.pc];
    if (--budget < 0) throw new KernelError(`more than ${limit} steps after one answer: ${trace(flow, s)}`);
    if (step.ask !== null) {
      f.result = 0;
      const owe = step.ask.seats(s, f.locals);
      f.pendingMask = owe;
      if (owe === 0) {
        f.pc++;
        continue;
      }
      if (unsettled?.(s)) throw new KernelError(`triggers wait at the question ${trace(flow, s)}`);
      if (sink?.step) sink.step(step);
      return;
    }
    f.pc++;
    const before = s.n;
    (step.run as (s: S, x: unknown, f: Frame) => void)(s, f.locals, f);
    if (f.pc !== END) f.result = 0;
    if (sink?.step && (s.n !== before || frames.length > n)) sink.step(step);
  }
}

/** Bit mask to seats, ascending. */
export function seatsOf(mask: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < 31 && mask >>> seat !== 0; seat++) if ((mask >>> seat) & 1) seats.push(seat);
  return seats;
}
