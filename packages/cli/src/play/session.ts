/** A game under way, with everything that those who sit at the terminal may see of it. */

import type { AnyGame, Lang } from '@kolbiste/gamekit/desk';
import type {
  ChanceSpec,
  Core,
  Decision,
  GameEvent,
  HintMark,
  Json,
  Option,
  Recorder,
  Refusal,
  Refused,
  ReplayRecord,
  Seat,
} from '@kolbiste/kernel';
import { eventsFor, markHint, recorder } from '@kolbiste/kernel';
import type { Told } from '../support/events.ts';
import { origins } from '../support/events.ts';

/** Something that can be answered or pointed at. */
export interface Choice {
  readonly option: Option;
  readonly name: string;
  readonly text: string;
  /** The thing itself in words, also where `text` says why it is refused. */
  readonly what: string;
  readonly rule: readonly string[];
  readonly refused: Refused | undefined;
}

export class Session {
  readonly game: AnyGame;
  /** Whose eyes the terminal has. */
  readonly viewer: Seat | 'public';
  /** What has happened, in words, oldest first. */
  readonly log: (Told & { readonly rule: readonly string[]; readonly kind: string })[] = [];
  readonly #recorder: Recorder<Core>;
  readonly #lang: Lang;
  /** Whether the set-up is over. */
  #isOpen = false;
  /** Answers given so far. */
  #step = 0;
  /** What was heard, with its words where it was told at its time. */
  readonly #events: { readonly event: GameEvent; readonly text: string | null }[] = [];
  /** Words of every event by its number. */
  readonly #texts = new Map<number, string>();

  /** @param hints those that were asked for before, in a game that goes on */
  constructor(
    game: AnyGame,
    config: Json,
    chance: ChanceSpec,
    viewer: Seat | 'public',
    lang: Lang,
    hints: readonly HintMark[] = [],
  ) {
    this.game = game;
    this.viewer = viewer;
    this.#lang = lang;
    const filter = eventsFor(viewer);
    const event = (e: GameEvent): void => {
      const seen = filter.push(e);
      if (seen !== undefined) this.#events.push({ event: seen, text: this.#atItsTime(seen) });
    };
    this.#recorder = recorder(game, config, chance, { event }, hints.slice());
    this.#isOpen = true;
    this.#tell();
  }

  get state(): Core {
    return this.#recorder.state;
  }

  view(who: Seat | 'public' = this.viewer): unknown {
    return this.game.view(this.state, who);
  }

  /** Words by the view of that time: what lies there then may be gone when the answer is over. Null during the set-up. */
  #atItsTime(event: GameEvent): string | null {
    if (!this.#isOpen || this.game.moments === false) return null;
    return this.game.describe(this.view(), { event }, this.#lang).text;
  }

  /** Puts what was heard into words. */
  #tell(): void {
    const view = this.view();
    for (const { event, text: told } of this.#events.splice(0)) {
      const text = told ?? this.game.describe(view, { event }, this.#lang).text;
      const rule = this.game.rulebook.keysOf(event.rule);
      this.#texts.set(event.id, text);
      const words = text + origins(this.#texts, event.from);
      this.log.push({ id: event.id, cause: event.cause, text: words, rule, kind: this.game.events[event.kind] ?? '' });
    }
  }

  answer(seat: Seat, option: Option): Refusal | undefined {
    const refusal = this.#recorder.answer(seat, option);
    if (refusal === undefined) this.#step++;
    this.#tell();
    return refusal;
  }

  /** Marks in the record that a seat asks for a hint; after how many answers. */
  markHint(seat: Seat): number {
    markHint(this.#recorder.hints, this.#step, seat);
    return this.#step;
  }

  question(decision: Decision): string {
    return this.game.describe(this.view(decision.seat), { decision }, this.#lang).text;
  }

  /** All that a seat can answer, then all that it could point at and may not. */
  choices({ seat, id }: Decision): Choice[] {
    const { game, state } = this;
    const view = this.view(seat);
    const at = { decision: id, seat };
    const name = (option: Option): string => game.name(view, id, seat, option);
    const offered = game.options(state, seat).map((option): Choice => {
      const { text } = game.describe(view, { option, ...at }, this.#lang);
      return {
        option,
        name: name(option),
        text,
        what: text,
        rule: game.optionRule(state, seat, option),
        refused: undefined,
      };
    });
    const refused = game.refusals(state, seat).map((each): Choice => {
      const { text } = game.describe(view, { refused: each, ...at }, this.#lang);
      const what = game.describe(view, { option: each.option, ...at }, this.#lang).text;
      return { option: each.option, name: name(each.option), text, what, rule: each.rule, refused: each };
    });
    return [...offered, ...refused];
  }

  record(): ReplayRecord {
    return this.#recorder.record();
  }
}
