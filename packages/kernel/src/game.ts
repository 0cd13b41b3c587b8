import { Candidates } from './candidates.ts';
import { decodeState, encodeState } from './codec.ts';
import type { Game, GameDefinition, Refusal, RefusalRow, Refused } from './definition.ts';
import { hashPosition, hashRecord } from './hash.ts';
import { decisionsOf, openStep, whoOwes } from './open-question.ts';
import { playsOf } from './plays.ts';
import type { Asked, Decision, Step } from './procedure.ts';
import type { Io } from './run.ts';
import { ALL, ANSWER, emit, idle, isHeard, run, WORK_BUDGET, withIo } from './run.ts';
import { call } from './stack.ts';
import type { Core, Frame, Option, Seat } from './state.ts';

/** A shift takes 1.5, '1' and 33 for seat 1: only what is a seat may come to one. */
const isSeat = (seat: Seat): boolean => seat >>> 0 === seat && seat < 31;

const NOBODY: readonly Decision[] = [];

/** Makes a game of its definition. */
export function defineGame<S extends Core, V, C>(definition: GameDefinition<S, V, C>): Game<S, V, C> {
  const { flow, rulebook: book } = definition;
  const refusal = (row: RefusalRow): Refusal =>
    Object.freeze({ code: row.code, rule: book.keysOf(row.rule), remedy: row.remedy });
  const table: readonly Refusal[] = definition.refusals.map(refusal);
  const over = refusal(definition.outside.over);
  const notYou = refusal(definition.outside.notYou);
  const unknown = refusal(definition.outside.unknown);
  const refusalOf = (code: number): Refusal => table[code - 1] ?? unknown;
  const unsettled = definition.unsettled ?? null;
  const budget = definition.workBudget ?? WORK_BUDGET;
  const fixed: ReadonlySet<string> = new Set(definition.fixed);
  const scratch = new Candidates();
  let listed = scratch.legal;

  /** Lists a question into the game's own list; how many. */
  function fill(ask: Asked<any, any>, s: S, f: Frame, seat: Seat, refused: number[] | null): number {
    scratch.of(ask, s, f.locals, seat, listed, refused);
    listed = scratch.legal;
    return scratch.count;
  }

  const plays = playsOf<S>(flow, commit, unsettled, budget);
  const self: Game<S, V, C> = {
    ...definition,
    ...plays,
    refusalTable: table,
    setup(config, seed, io) {
      const s = definition.blank(config, seed);
      withIo(io, () => {
        call(s, definition.root, definition.begin(config));
        plays.runOn(s);
      });
      return s;
    },
    resume(s, io) {
      withIo(io, () => plays.runOn(s));
      return s;
    },
    pending(s) {
      const step = openStep(flow, s);
      if (step === null) return NOBODY;
      const mask = s.frames[s.frames.length - 1].pendingMask;
      return step.decisions[mask] ?? decisionsOf(book, step, mask);
    },
    options(s, seat, into = []) {
      let kept = 0;
      const step = openStep(flow, s);
      if (step !== null && isSeat(seat)) {
        const f = s.frames[s.frames.length - 1];
        if (((f.pendingMask >>> seat) & 1) === 1) {
          kept = fill(step.ask as Asked<any, any>, s, f, seat, null);
          for (let i = 0; i < kept; i++) {
            if (i < into.length) into[i] = listed[i];
            else into.push(listed[i]);
          }
        }
      }
      while (into.length > kept) into.pop();
      return into;
    },
    refusals(s, seat) {
      const out: Refused[] = [];
      const step = openStep(flow, s);
      if (step === null || !isSeat(seat)) return out;
      const f = s.frames[s.frames.length - 1];
      if (((f.pendingMask >>> seat) & 1) === 0) return out;
      const refused: number[] = [];
      fill(step.ask as Asked<any, any>, s, f, seat, refused);
      for (let i = 0; i < refused.length; i += 2) out.push({ option: refused[i], ...refusalOf(refused[i + 1]) });
      return out;
    },
    optionRule(s, seat, option) {
      const step = openStep(flow, s);
      if (step === null) return over.rule;
      const ask = step.ask as Asked<any, any>;
      const cite = ask.cite?.(s, s.frames[s.frames.length - 1].locals, seat, option) ?? step.rule;
      return book.keysOf(cite);
    },
    answer(s, seat, option, io) {
      const step = openStep(flow, s);
      if (step === null) return over;
      const f = s.frames[s.frames.length - 1];
      if (!isSeat(seat) || ((f.pendingMask >>> seat) & 1) === 0) return notYou;
      if ((option | 0) !== option) return unknown;
      const code = (step.ask as Asked<any, any>).check(s, f.locals, seat, option);
      if (code !== 0) return refusalOf(code);
      commit(s, step, seat, option, io);
      return undefined;
    },
    encode: (s) => encodeState(self, s),
    decode: (j) => whoOwes(flow, decodeState(self, j)),
    determinize: (v, r) => whoOwes(flow, definition.determinize(v, r)),
    hashRecord: (s) => hashRecord(self.encode(s)),
    hashPosition: (s) => hashPosition(s, fixed),
  };

  function commit(s: S, step: Step, seat: Seat, option: Option, io: Io | undefined): void {
    if (io === undefined && idle()) carryOut(s, step, seat, option);
    else commitWith(io, s, step, seat, option);
  }

  /** Apart from `commit`, so that its variables need no closure when nobody listens. */
  function commitWith(io: Io | undefined, s: S, step: Step, seat: Seat, option: Option): void {
    withIo(io, () => carryOut(s, step, seat, option));
  }

  /** Counts the answer; its paragraph and who learns of it are looked up where somebody listens. */
  function tell(s: S, f: Frame, step: Step, ask: Asked<any, any>, seat: Seat, option: Option): number {
    if (!isHeard()) return emit(s, ANSWER, step.rule);
    const rule = ask.cite === null ? step.rule : ask.cite(s, f.locals, seat, option);
    const sees = ask.answerSeenBy === null ? ALL : ask.answerSeenBy(s, f.locals, seat, option);
    return emit(s, ANSWER, rule, seat, option, f.p, f.pc, sees);
  }

  function carryOut(s: S, step: Step, seat: Seat, option: Option): void {
    const f = s.frames[s.frames.length - 1];
    const ask = step.ask as Asked<any, any>;
    if (ask.fresh) f.cause = s.frames.length > 1 ? s.frames[s.frames.length - 2].cause : 0;
    f.cause = tell(s, f, step, ask, seat, option);
    f.pendingMask = 0;
    if (!ask.joint) {
      f.pc++;
      f.result = option;
    }
    if (ask.apply !== null) ask.apply(s, f.locals, seat, option, f);
    run(flow, s, unsettled, budget);
  }
  return self;
}
