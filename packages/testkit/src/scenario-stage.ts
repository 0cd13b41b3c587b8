import type { ChanceSource, Core, Game, GameEvent, Json, Lang, Refused, Seat } from '@kolbiste/kernel';
import { scriptedChance } from '@kolbiste/kernel';
import type { Position, ScenarioAdapter } from './adapter.ts';
import { Cited } from './cited.ts';
import { difference } from './data.ts';
import { witness } from './received.ts';
import { readAt } from './scenario-at-read.ts';
import { seatNamed } from './scenario-entry-read.ts';
import type { ToldReport } from './scenario-report.ts';
import { loose } from './scenario-strict.ts';
import type { PlacedDraw, ScenarioFile } from './scenario-yaml.ts';

/** Something a seat can point at: legal, or refused with the reason. */
export interface Choice {
  readonly name: string;
  readonly option: number;
  readonly refused: Refused | undefined;
}

/** What a run found that must not be: ends the run. */
export class StageError extends Error {
  readonly expected: string;
  readonly actual: string;
  constructor(expected: string, actual: string) {
    super(`expected ${expected}; ${actual}`);
    this.expected = expected;
    this.actual = actual;
  }
}

interface Draw {
  readonly label: string;
  readonly n: number;
  readonly value: number;
}

/** Gives again what was drawn, and nothing else. */
function again(draws: readonly Draw[]): ChanceSource {
  let at = 0;
  return {
    draw(_s, label, n) {
      const next = draws[at++];
      if (next?.label !== label || next.n !== n)
        throw new StageError('the same draws from a copy', `it draws "${label}" of ${n}`);
      return next.value;
    },
  };
}

/** A position on which a scenario is played, with everything that happened on it. */
export class Stage {
  readonly game: Game<any, any>;
  readonly adapter: ScenarioAdapter;
  readonly cited: Cited;
  readonly events: GameEvent[] = [];
  /** Each of them in words, as somebody sees it who may see it, by what stands there then; null = by what stands afterwards. */
  readonly #words: (string | null)[] = [];
  readonly #lang: Lang;
  state: Core;
  /** Facts before the last answer. */
  before: Record<string, Json>;
  readonly #script: ReturnType<typeof scriptedChance>;
  readonly #drawn: Draw[] = [];
  readonly #placed: readonly PlacedDraw[];
  #answers = 0;

  /** @param lang of what is told */
  constructor(adapter: ScenarioAdapter, game: Game<any, any>, file: ScenarioFile, lang: Lang = 'en') {
    this.#lang = lang;
    this.adapter = adapter;
    this.game = game;
    this.cited = new Cited(game);
    this.#placed = file.chance;
    this.#script = scriptedChance(file.chance);
    const position: Position = {
      game,
      profile: file.profile,
      setup: file.setup,
      at: readAt(game, adapter.seats, file.at),
      seat: (name) => seatNamed(adapter.seats, name),
    };
    this.state = adapter.build(position);
    this.before = {};
  }

  get #io() {
    const source: ChanceSource = {
      draw: (s, label, n) => {
        const value = this.#script.draw(s, label, n);
        this.#drawn.push({ label, n, value });
        return value;
      },
    };
    const hear = (e: GameEvent): void => {
      this.events.push(e);
      this.#words.push(this.game.moments === false ? null : this.#worded(e));
    };
    return { sink: this.cited.sink(hear), chance: source };
  }

  /** Runs to the first question. */
  open(): void {
    this.game.resume(this.state, this.#io);
    this.before = this.facts();
    this.#asked();
    this.#copies();
  }

  /** Notes what is asked now, and that nothing else could be answered. */
  #asked(): void {
    this.cited.question(this.state);
    const fault = loose(this.game, this.state);
    if (fault !== undefined) throw new StageError('options in order, and nothing legal beside them', fault);
  }

  /** Answers, and goes on with a decoded copy every other time. Leaves the state as it was when the game throws. */
  answer(seat: Seat, option: number): void {
    const kept = this.game.clone(this.state);
    const copies = this.#copies();
    this.before = this.facts();
    this.#drawn.length = 0;
    this.cited.answering(this.state, seat, option);
    try {
      this.game.answer(this.state, seat, option, this.#io);
    } catch (error) {
      this.state = kept;
      throw error;
    }
    const [, decoded] = copies.map((copy) => this.#follow(copy, seat, option));
    if (this.#answers++ % 2 === 1) this.state = decoded;
    this.#asked();
  }

  /** A clone and a decoded copy, both equal to the state. */
  #copies(): [Core, Core] {
    const { game, state } = this;
    const text = JSON.stringify(game.encode(state));
    const decoded = game.decode(JSON.parse(text));
    if (JSON.stringify(game.encode(decoded)) !== text)
      throw new StageError('the same bytes after encode, decode, encode', 'other bytes');
    const clone = game.clone(state);
    const other = difference(clone, state) ?? difference(decoded, state);
    if (other !== undefined) throw new StageError('equal copies', other);
    return [clone, decoded];
  }

  #follow(copy: Core, seat: Seat, option: number): Core {
    const refusal = this.game.answer(copy, seat, option, { chance: again(this.#drawn) });
    if (refusal !== undefined) throw new StageError('a copy that goes on the same', `it refuses: ${refusal.code}`);
    const other = difference(copy, this.state);
    if (other !== undefined) throw new StageError('a copy that goes on the same', other);
    return copy;
  }

  facts(): Record<string, Json> {
    return this.adapter.facts(this.state);
  }

  /** The first word of an option's name that can name nothing here; numbers are always words. */
  unknownWord(name: string): string | undefined {
    const { adapter, state } = this;
    if (adapter.knows === undefined) return undefined;
    return name.split(' ').find((word) => !/^\d+$/.test(word) && adapter.knows?.(state, word) === false);
  }

  /** The first draw of the script that nobody has drawn. */
  unused(): PlacedDraw | undefined {
    return this.#placed[this.#placed.length - this.#script.rest().length];
  }

  seatName(seat: Seat): string {
    return this.adapter.seats[seat] ?? `seat ${seat}`;
  }

  /** Everything a seat could point at now. */
  choices(seat: Seat): Choice[] {
    const { game, state } = this;
    const decision = game.pending(state).find((d) => d.seat === seat);
    if (decision === undefined) return [];
    const view = game.view(state, seat);
    const name = (option: number) => game.name(view, decision.id, seat, option);
    const all = [
      ...game.options(state, seat).map((option) => ({ name: name(option), option, refused: undefined })),
      ...game.refusals(state, seat).map((refused) => ({ name: name(refused.option), option: refused.option, refused })),
    ];
    if (new Set(all.map(({ option }) => option)).size < all.length)
      throw new StageError('each option once', all.map((each) => each.name).join(', '));
    return all;
  }

  /** The position in one sentence: who owes what, what is legal, what is refused. */
  situation(): string {
    const pending = this.game.pending(this.state);
    if (pending.length === 0) return `the game is over: ${this.outcome()}`;
    return pending
      .map(({ seat, id }) => {
        const choices = this.choices(seat);
        const legal = choices.filter((each) => each.refused === undefined).map((each) => each.name);
        const refused = choices.flatMap(({ name, refused: why }) =>
          why === undefined ? [] : [`${name} (${why.code} [${why.rule.join(', ')}])`],
        );
        const not = refused.length === 0 ? '' : `; refused: ${refused.join(', ')}`;
        return `${this.seatName(seat)} owes ${id}; legal: ${legal.join(', ')}${not}`;
      })
      .join(' | ');
  }

  outcome(): string {
    const result = this.game.result(this.state);
    if (result === undefined) return 'none';
    if (result.draw) return 'draw';
    return result.winners.length === 0
      ? 'nobody wins'
      : `winner ${result.winners.map((seat) => this.seatName(seat)).join(', ')}`;
  }

  /** An event in English, in the words of scenario files. */
  said(place: number): string {
    const event = this.events[place];
    const game = this.adapter.says ?? this.game;
    return game.describe(game.view(this.state, witness(event)), { event }, 'en').text;
  }

  #worded(event: GameEvent): string {
    const { game, state } = this;
    return game.describe(game.view(state, witness(event)), { event }, this.#lang).text;
  }

  /** Events from number `from` on, in words, as somebody sees them who may see them. */
  told(from: number): ToldReport[] {
    const { game } = this;
    return this.events.slice(from).map((event, at) => ({
      kind: game.events[event.kind],
      text: this.#words[from + at] ?? this.#worded(event),
      rule: game.rulebook.keysOf(event.rule),
      id: event.id,
      cause: event.cause,
      from: event.from ?? [],
    }));
  }
}
