/**
 * The chain of events as the table draws it: who acts on whom, in the order in which it resolved. Who acts is read of
 * the procedures that ran when something happened; nothing is worked out anew.
 */
import type { Happening } from '@kolbiste/tablekit/engine/protocol.ts';
import type { StoneTable } from '../engine/table.ts';
import { acting } from './acting.ts';
import type { Slip } from './slips.ts';
import { merged, toldOf } from './slips.ts';
import { whereabouts } from './whereabouts.ts';

/** A thing of the table that an act does something to. */
export interface End {
  readonly at: string;
  readonly card: number;
  readonly slips: readonly Slip[];
}

/** An attack, a text or a card that acts. */
export interface Act {
  /** Which one it is in the chain, from 1. */
  readonly n: number;
  readonly kind: 'play' | 'attack' | 'text';
  readonly card: number;
  /** The thing that acts. */
  readonly from: string;
  readonly ends: readonly End[];
  /** The lines that tell of it, its beginning first. */
  readonly told: readonly Happening[];
}

/** A text that was called and waits for its turn. */
export interface Waiting {
  readonly n: number;
  readonly card: number;
  readonly at: string;
}

export interface Course {
  readonly acts: readonly Act[];
  readonly waits: readonly Waiting[];
}

function withEnd(act: Act, at: string, card: number, slip?: Slip): Act {
  const known = act.ends.find((end) => end.at === at);
  const slips = slip === undefined ? (known?.slips ?? []) : merged(known?.slips ?? [], slip);
  const end = { at, card, slips };
  return {
    ...act,
    ends: known === undefined ? [...act.ends, end] : act.ends.map((one) => (one === known ? end : one)),
  };
}

/** What a line adds to the act that it belongs to. */
function heard(act: Act, line: Happening, at: (one: number, card: number) => string): Act {
  if (act.told[0] === line) return line.kind === 'attackDeclared' ? withEnd(act, at(line.c, line.d), line.d) : act;
  const aimed = line.kind === 'redirected' || line.kind === 'targeted';
  if (aimed) return withEnd(act, line.kind === 'targeted' ? at(line.b, line.d) : at(line.c, line.d), line.d);
  const told = toldOf(line);
  // That a card which is played comes to its place is no effect of it.
  const tells = { ...act, told: line.quiet ? act.told : [...act.told, line] };
  if (told === undefined || (act.kind === 'play' && line.kind === 'entered')) return tells;
  const where = typeof told.one === 'string' ? told.one : at(told.one, told.card);
  return withEnd(tells, where, told.card, told.slip);
}

/**
 * The chain that an answer set off.
 * @param lines what happened since, the answer first
 * @param before the table before, where it is known
 */
export function courseOf(lines: readonly Happening[], before?: StoneTable): Course {
  const where = whereabouts(before);
  const stack = acting(where);
  const acts: Act[] = [];
  for (const line of lines) {
    where.see(line.after as StoneTable);
    const n = stack.take(line, acts);
    const act = acts[n - 1];
    if (act !== undefined) acts[n - 1] = heard(act, line, where.of);
  }
  const flow = (lines.at(-1)?.after as StoneTable | undefined)?.flow ?? [];
  // The innermost come first: what follows from an effect is carried out before what waited with it.
  const waits = flow.toReversed().flatMap((frame) => frame.waits);
  return {
    acts,
    waits: waits.map(({ card, one }, k) => ({ n: acts.length + 1 + k, card, at: where.of(one, card) })),
  };
}

/** As deep as a turn; what is asked on the way to an effect is asked deeper. */
const TURN = 2;

/** Where the chain of the last answer begins: answers to its own questions belong to it. */
function beginningOf(log: readonly Happening[]): number {
  const answers = (line: Happening): boolean => line.kind === 'answer';
  const first = log.findLastIndex((line) => answers(line) && (line.after as StoneTable).flow.length <= TURN);
  return Math.max(0, first < 0 ? log.findLastIndex(answers) : first);
}

const known = new WeakMap<readonly Happening[], Course>();

/** The chain of the last answer in a log. */
export function lastCourse(log: readonly Happening[]): Course {
  const found = known.get(log);
  if (found !== undefined) return found;
  const from = beginningOf(log);
  const course = courseOf(log.slice(from), log[from - 1]?.after as StoneTable | undefined);
  known.set(log, course);
  return course;
}
