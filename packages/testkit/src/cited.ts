import type { Core, Game, GameEvent, Seat, Sink, Step } from '@kolbiste/kernel';

/**
 * Which paragraphs the engine cites while it runs, and when it first did: on events, on steps and the procedures they
 * stand in, on the options and refusals of every question that opens.
 */
export class Cited {
  readonly #game: Game<any, any>;
  /** Keys with the time at which each was first produced. */
  readonly keys = new Map<string, number>();
  /** Keys with the steps that brought them about: which cite them themselves, or in which an event did. */
  readonly makers = new Map<string, Set<string>>();
  /** Keys by which an option was refused, where a scenario says so. */
  readonly refused = new Set<string>();
  /** Ids of the steps that ran. */
  readonly steps = new Set<string>();
  /** What the clock says: set by whoever runs the game. */
  time = 0;
  /** Keys of events of which it is not yet known in which step they happened. */
  #heard = new Set<string>();
  /** The question that was just answered; '' once a step has run. */
  #answered = '';

  constructor(game: Game<any, any>) {
    this.#game = game;
  }

  add(keys: readonly string[]): void {
    for (const key of keys) if (!this.keys.has(key)) this.keys.set(key, this.time);
  }

  #madeBy(keys: Iterable<string>, step: string): void {
    for (const key of keys) {
      const steps = this.makers.get(key);
      if (steps === undefined) this.makers.set(key, new Set([step]));
      else steps.add(step);
    }
  }

  /** Before an answer: what it makes happen is the doing of its question, so are the paragraphs of the option. */
  answering(s: Core, seat: Seat, option: number): void {
    this.#answered = this.#game.pending(s).find((d) => d.seat === seat)?.id ?? '';
    this.#madeBy(this.#game.optionRule(s, seat, option), this.#answered);
  }

  /** A listener that collects what it hears and hands events on. */
  sink(hear?: (e: GameEvent) => void): Sink {
    const book = this.#game.rulebook;
    return {
      event: (e) => {
        const keys = book.keysOf(e.rule);
        this.add(keys);
        for (const key of keys) this.#heard.add(key);
        hear?.(e);
      },
      step: (step: Step) => {
        this.steps.add(step.id);
        const owner = this.#game.flow.named(step.id.slice(0, step.id.indexOf('.')));
        const keys = [...book.keysOf(step.rule), ...(owner === undefined ? [] : book.keysOf(owner.rule))];
        this.add(keys);
        this.#madeBy(keys, step.id);
        this.#madeBy(this.#heard, step.id);
        if (this.#answered !== '') this.#madeBy(this.#heard, this.#answered);
        this.#answered = '';
        this.#heard.clear();
      },
    };
  }

  /** What the open question offers and refuses. */
  question(s: Core): void {
    const game = this.#game;
    for (const { seat, rule, id } of game.pending(s)) {
      this.add(rule);
      this.#madeBy(rule, id);
      for (const option of game.options(s, seat)) this.add(game.optionRule(s, seat, option));
      for (const refused of game.refusals(s, seat)) this.add(refused.rule);
    }
  }
}
