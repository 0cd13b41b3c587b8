/**
 * A viewer's side: keeps the view, and knows from it alone what may be answered. By the law of determinize, options and
 * refusals of any state that fits the view are those of the true one, so nobody need send them.
 */
import type { Core, Decision, Game, GameEvent, Option, Refusal, Refused, Result, Seat } from '@kolbiste/kernel';
import { rng } from '@kolbiste/kernel';
import { numbered } from './brief.ts';
import { patched } from './patch.ts';
import type { Full, NumberedEvent, Seen, Told, Viewer } from './told.ts';

/** Something that happened, and the view right after it. */
export interface Witnessed<V> {
  readonly event: GameEvent;
  readonly view: V;
}

/** What a seat is asked. */
export interface Asked {
  readonly decision: Decision;
  readonly options: readonly Option[];
  readonly refused: readonly Refused[];
}

/** A message does not fit upon the view that is here: a full view is needed. */
export class GapError extends Error {}

export interface Replica<V> {
  readonly viewer: Viewer;
  /** Answers so far; -1 = nothing was read yet. */
  readonly step: number;
  readonly view: V;
  readonly result: Result | null;
  /** Takes the whole view in place of what was known. */
  full(message: Full): void;
  /** Takes what happened. @throws GapError when an answer before it is missing; one read already gives nothing */
  told(message: Told): Witnessed<V>[];
  /** Seats that owe an answer now. */
  pending(): readonly Decision[];
  /** What this seat is asked now; undefined = nothing. Only for the viewer's own seat. */
  asked(seat: Seat): Asked | undefined;
  /** The paragraphs an option of that seat rests on. */
  optionRule(seat: Seat, option: Option): readonly string[];
  /** Why a seat that owes nothing may not act now; undefined = it owes an answer. */
  whyNot(seat: Seat): Refusal | undefined;
}

/** Any option: asked of a seat that owes nothing it is refused, and nothing changes. */
const ANY = 0;

/** @param viewer who reads: the seat that views are sent for, or 'public' */
export function replica<S extends Core, V>(game: Game<S, V>, viewer: Viewer): Replica<V> {
  let step = -1;
  /** Events this viewer was told of so far. */
  let events = 0;
  let view: Seen = {};
  let result: Result | null = null;
  let fitting: S | undefined;

  const seen = (): V => view as V;
  /** A state that fits the view; made once for each view. */
  const state = (): S => {
    fitting ??= game.determinize(view as V, rng('replica'));
    return fitting;
  };
  const event = ({ rule, ...rest }: NumberedEvent): GameEvent => ({
    ...rest,
    rule: game.rulebook.cite(...rule),
    visibleTo: -1,
  });

  return {
    viewer,
    get step() {
      return step;
    },
    get view() {
      return seen();
    },
    get result() {
      return result;
    },
    full(message) {
      ({ step, events, view, result } = message);
      fitting = undefined;
    },
    told(message) {
      if (message.step <= step) return [];
      if (message.step !== step + 1) throw new GapError(`step ${message.step} was told, step ${step} is here`);
      const witnessed = message.happened.map(({ event: told, patch }) => {
        view = patched(view, patch);
        const own = numbered(told, events);
        events = own.id;
        return { event: event(own), view: seen() };
      });
      view = patched(view, message.patch);
      ({ step, result } = message);
      fitting = undefined;
      return witnessed;
    },
    pending: () => game.pending(state()),
    asked(seat) {
      const decision = game.pending(state()).find((owed) => owed.seat === seat);
      if (decision === undefined) return undefined;
      return { decision, options: game.options(state(), seat), refused: game.refusals(state(), seat) };
    },
    optionRule: (seat, option) => game.optionRule(state(), seat, option),
    whyNot(seat) {
      if (game.pending(state()).some((owed) => owed.seat === seat)) return undefined;
      return game.answer(state(), seat, ANY);
    },
  };
}
