/**
 * Bots play by the flow as code (write.ts): as the kernel's own loop does it, state by state. The loop stays where somebody
 * listens or draws come from outside: one way tells, the other plays.
 */
import type { Candidates } from '../candidates.ts';
import type { Commit, Means, Playing } from '../playing.ts';
import { byLoop, playingOf } from '../playing.ts';
import type { Flow, Procedure } from '../procedure.ts';
import { idle, KernelError, trace } from '../run.ts';
import type { Core, Frame, Option, Seat } from '../state.ts';
import { namesOf } from './write.ts';

export interface FlowCode {
  /** Runs to the next question or the end; false = more steps than `limit`. */
  advance(s: Core, limit: number): boolean;
  list(s: Core, f: Frame, seat: Seat, into: Int32Array, out: Candidates): void;
  /** Notes an answer, up to running on. */
  answer(s: Core, f: Frame, seat: Seat, option: Option): void;
}

/** What the generated module exports. */
export interface CodeOfFlow {
  readonly game: string;
  /** As namesOf gives them. */
  readonly names: readonly string[];
  codeOf(procedures: readonly Procedure[]): FlowCode;
}

/** Code stands for the flow that it was written from: the same procedures with the same steps, in the same order. */
function mustFit(names: readonly string[], flow: Flow<any>): void {
  const found = namesOf(flow);
  const at = found.findIndex((name, i) => name !== names[i]);
  if (at >= 0 || found.length !== names.length)
    throw new KernelError(
      `${flow.game}: its code was written from another flow, where ${names[at]} stands for ${found[at]}`,
    );
}

function byCode<S extends Core>(
  flow: Flow<S>,
  loop: Means<S>,
  { advance, answer, list }: FlowCode,
  unsettled: ((s: S) => boolean) | null,
  limit: number,
): Means<S> {
  function go(s: S): void {
    if (!advance(s, limit)) throw new KernelError(`more than ${limit} steps after one answer: ${trace(flow, s)}`);
    if (unsettled !== null && s.frames.length > 0 && unsettled(s))
      throw new KernelError(`triggers wait at the question ${trace(flow, s)}`);
  }
  return {
    list,
    play(s, f, seat, option, io) {
      if (io !== undefined || !idle()) return loop.play(s, f, seat, option, io);
      answer(s, f, seat, option);
      go(s);
    },
    runOn: (s) => (idle() ? go(s) : loop.runOn(s)),
  };
}

/** Stands where `playsOf` of ../plays.ts does; another game than that of the code goes by the loop. */
export const playsByCode = ({ game, names, codeOf }: CodeOfFlow) => {
  // Made once, however many games share the flow: what its functions close over is then constant to the compiler.
  let code: FlowCode | null = null;
  return <S extends Core>(
    flow: Flow<S>,
    commit: Commit<S>,
    unsettled: ((s: S) => boolean) | null,
    limit: number,
  ): Playing<S> => {
    const loop = byLoop(flow, commit, unsettled, limit);
    if (flow.game !== game) return playingOf(flow, loop);
    mustFit(names, flow);
    code ??= codeOf(flow.procedures);
    return playingOf(flow, byCode(flow, loop, code, unsettled, limit));
  };
};
