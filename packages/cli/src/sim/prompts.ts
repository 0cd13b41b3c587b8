/** How often a seat would be asked, were a person there with the usual settings (seat-policy.ts of wire). */

import type { AnyGame } from '@kolbiste/gamekit/desk';
import type { Core, Decision, Option } from '@kolbiste/kernel';
import { SeatPolicy, TOGETHER } from '@kolbiste/wire';
import type { GameDesk } from '../games.ts';

/** What came of the questions of one kind of window. */
export interface WindowPrompts {
  /** Times that a person would be asked there. */
  readonly asked: number;
  /** Of these the ones passed at once: asked for nothing. */
  readonly idle: number;
  /** The ones passed after something had been done there: that ends the window. */
  readonly ended: number;
  /** Times that it passed by itself. */
  readonly alone: number;
}

export interface Prompts {
  /** Questions that a person would be asked, windows or not. */
  readonly asked: number;
  /** Of these the ones that were answered by passing. */
  readonly passed: number;
  /** Windows that passed by themselves. */
  readonly alone: number;
  readonly windows: { readonly [name: string]: WindowPrompts };
}

export const NO_PROMPTS: Prompts = { asked: 0, passed: 0, alone: 0, windows: {} };
const NO_WINDOW: WindowPrompts = { asked: 0, idle: 0, ended: 0, alone: 0 };

const sum = (a: WindowPrompts, b: WindowPrompts): WindowPrompts => ({
  asked: a.asked + b.asked,
  idle: a.idle + b.idle,
  ended: a.ended + b.ended,
  alone: a.alone + b.alone,
});

export function together(a: Prompts, b: Prompts): Prompts {
  const windows: Record<string, WindowPrompts> = { ...a.windows };
  for (const [name, each] of Object.entries(b.windows)) windows[name] = sum(windows[name] ?? NO_WINDOW, each);
  return { asked: a.asked + b.asked, passed: a.passed + b.passed, alone: a.alone + b.alone, windows };
}

/** Counts along a game. */
export interface PromptCounter {
  /** Before an answer is given: who is asked what, and what will be answered. */
  note(s: Core, decision: Decision, answer: Option): void;
  readonly prompts: Prompts;
}

/** What is kept of a seat: its policy, and the window in which it has just done something. */
interface Sitting {
  policy: SeatPolicy;
  acted: string;
}

export function promptCounter(desk: GameDesk, game: AnyGame): PromptCounter {
  const { windows } = desk;
  const seats = new Map<number, Sitting>();
  let prompts = NO_PROMPTS;
  const count = (window: string, each: Partial<WindowPrompts>): void => {
    const { asked, idle, ended, alone } = { ...NO_WINDOW, ...each };
    prompts = together(prompts, {
      asked,
      passed: idle + ended,
      alone,
      windows: { [window]: { asked, idle, ended, alone } },
    });
  };
  return {
    note(s, decision, answer) {
      const { seat } = decision;
      const view = game.view(s, seat);
      const here = windows?.of(view, decision);
      if (windows === null || here === undefined) {
        prompts = { ...prompts, asked: prompts.asked + 1 };
        return;
      }
      const { window } = here;
      const own = { view, decision, options: game.options(s, seat) };
      const at = seats.get(seat) ?? { policy: new SeatPolicy(windows, TOGETHER), acted: '' };
      seats.set(seat, at);
      const passes = answer === here.option;
      if (passes && at.policy.answer(own).option === answer) count(window, { alone: 1 });
      else {
        at.policy = at.policy.answered(own, answer);
        if (!passes) count(window, { asked: 1 });
        else count(window, at.acted === window ? { asked: 1, ended: 1 } : { asked: 1, idle: 1 });
      }
      at.acted = passes ? '' : window;
    },
    get prompts() {
      return prompts;
    },
  };
}
