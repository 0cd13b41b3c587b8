import type { Core, Game, GameEvent, Sink, Step } from '@kolbiste/kernel';

/**
 * Which paragraphs the engine cites while it runs, and when it first did: on events, on steps and the procedures they
 * stand in, on the options and refusals of every question that opens.
 */
export class Cited {
  readonly #game: Game<any, any>;
  /** Keys with the time at which each was first produced. */
  readonly keys = new Map<string, number>();
  /** Ids of the steps that ran. */
  readonly steps = new Set<string>();
  /** What the clock says: set by whoever runs the game. */
  time = 0;

  constructor(game: Game<any, any>) {
    this.#game = game;
  }

  add(keys: readonly string[]): void {
    for (const key of keys) if (!this.keys.has(key)) this.keys.set(key, this.time);
  }

  /** A listener that collects what it hears and hands events on. */
  sink(hear?: (e: GameEvent) => void): Sink {
    const book = this.#game.rulebook;
    return {
      event: (e) => {
        this.add(book.keysOf(e.rule));
        hear?.(e);
      },
      step: (step: Step) => {
        this.steps.add(step.id);
        this.add(book.keysOf(step.rule));
        const owner = this.#game.flow.named(step.id.slice(0, step.id.indexOf('.')));
        if (owner !== undefined) this.add(book.keysOf(owner.rule));
      },
    };
  }

  /** What the open question offers and refuses. */
  question(s: Core): void {
    const game = this.#game;
    for (const { seat, rule } of game.pending(s)) {
      this.add(rule);
      for (const option of game.options(s, seat)) this.add(game.optionRule(s, seat, option));
      for (const refused of game.refusals(s, seat)) this.add(refused.rule);
    }
  }
}
