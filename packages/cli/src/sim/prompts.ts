/** How often a seat would be asked, were a person there with the usual settings (stops.ts of wire). */
import type { Core, Decision, Option } from '@kolbiste/kernel';
import type { Stops } from '@kolbiste/wire';
import { answered, arrived, passesAlone, TOGETHER } from '@kolbiste/wire';
import type { AnyGame, GameDesk } from '../games/row.ts';

export interface Prompts {
  /** Questions that a person would be asked. */
  readonly asked: number;
  /** Of these the ones that were answered by passing. */
  readonly passed: number;
  /** Windows that passed by themselves. */
  readonly alone: number;
}

export const NO_PROMPTS: Prompts = { asked: 0, passed: 0, alone: 0 };

export const together = (a: Prompts, b: Prompts): Prompts => ({
  asked: a.asked + b.asked,
  passed: a.passed + b.passed,
  alone: a.alone + b.alone,
});

/** Counts along a game. */
export interface PromptCounter {
  /** Before an answer is given: who is asked what, and what will be answered. */
  note(s: Core, decision: Decision, answer: Option): void;
  readonly prompts: Prompts;
}

export function promptCounter(desk: GameDesk, game: AnyGame): PromptCounter {
  const seats = new Map<number, Stops>();
  let prompts = NO_PROMPTS;
  const count = (asked: number, passed: number, alone: number): void => {
    prompts = together(prompts, { asked, passed, alone });
  };
  return {
    note(s, decision, answer) {
      const { seat } = decision;
      const here = desk.windows?.of(game.view(s, seat), decision);
      if (here === undefined) return count(1, 0, 0);
      const options = game.options(s, seat);
      const stops = arrived(seats.get(seat) ?? TOGETHER, here);
      if (answer === here.option && passesAlone(stops, here, options)) {
        seats.set(seat, stops);
        return count(0, 0, 1);
      }
      seats.set(seat, answered(stops, here, options, answer));
      count(1, answer === here.option ? 1 : 0, 0);
    },
    get prompts() {
      return prompts;
    },
  };
}
