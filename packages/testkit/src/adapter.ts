import type { Core, Game, Json, Lang, Seat } from '@kolbiste/kernel';

/**
 * What a game brings so that scenario files can be written about it. Types only: a game that implements this depends on
 * nothing at run time. The runner reads the skeleton of the file (docs/scenarios.md), the adapter the game's own words.
 */
export interface ScenarioAdapter<S extends Core = any, V = any> {
  /** Id of the game, as it stands in the field `game`. */
  readonly id: string;
  /** Names of the seats; seat number = place in this list. No name may be one of the words of `play` (expect, offered...). */
  readonly seats: readonly string[];
  /** The rules under these switches (undefined: the defaults). The same switches should give the same object each time. */
  game(profile: Source | undefined): Game<S, V>;
  /** The game in whose words files say what is told (`says`), whatever names a report is given in; without it, `game`'s. */
  readonly says?: Game<S, V>;
  /**
   * The position before anything runs: the body filled from `setup` and its defaults, the frames pushed as `at` says,
   * outermost first. The runner then calls game.resume, which runs to the first question. Draws come from the script in
   * the file, so the core is made with core(''). What is wrong in the file is told by `source.fail(...)`.
   */
  build(position: Position<S, V>): S;
  /**
   * The same for a file with cards of its own (`cards`), in the words of the game's card files. A game without such cards
   * leaves it out, and `cards` in a file is then an error. What is wrong with them is told by `source.fail(...)`.
   */
  withCards?(cards: Json, source: Source): ScenarioAdapter<S, V>;
  /** Facts of a position by name, as `expect` and `changed` read them: integers, words, lists of them. */
  facts(s: S): Record<string, Json>;
  /**
   * What a seat would have to know to know this card: where the named card lies, or which card lies at the named place.
   * `hidden` holds when this does not come out the same in every world that fits the seat's view. A game without hidden
   * cards leaves it out, and `hidden` in a file is then an error.
   */
  secret?(s: S, card: Source): Json;
  /**
   * Whether a word of an option's name can name something in this position: a verb of the game, a card, a place, a thing
   * that is there. `notOffered` of a name with another word is an error; without this method any word will do.
   */
  knows?(s: S, word: string): boolean;
  /** The sentence behind a refusal's remedy; without it a report prints the key. */
  remedy?(key: string, lang: Lang): string;
}

/** What `build` gets: the game's part of the file. */
export interface Position<S extends Core = any, V = any> {
  readonly game: Game<S, V>;
  readonly profile: Source | undefined;
  readonly setup: Source | undefined;
  readonly at: At | undefined;
  /** Seat number of a seat's name; fails at the place of the source when there is no such seat. */
  seat(name: Source): Seat;
}

/** Where the game stands. The runner has made sure that the procedure and the step exist in game.flow. */
export interface At {
  readonly source: Source;
  readonly procedure: string;
  /** undefined: the first step. */
  readonly step: string | undefined;
  readonly seat: Seat | undefined;
  /** Locals of the procedure in the game's own words. */
  readonly locals: Source | undefined;
}

/**
 * A value with the place where it stands. Each reader returns what it promises or ends the run with a ScenarioFileError
 * that names file, line, column, path and what was expected there.
 */
export interface Source {
  readonly line: number;
  readonly column: number;
  /** For example `setup.A.weapons.w1.cost`. */
  readonly path: string;
  /** The whole value as plain JSON. */
  readonly value: Json;
  /** An integer from `low` to `high`. */
  int(low?: number, high?: number): number;
  /** Text (not a number, not a list). */
  text(): string;
  /** Text or a number, as it was written: for names and keys such as 2.10. */
  name(): string;
  /** One of these words. */
  word<W extends string>(words: readonly W[]): W;
  /** true or false. */
  flag(): boolean;
  list(low?: number, high?: number): readonly Source[];
  /** A record in the order of the file; with `fields`, any other field is refused and the known ones are named. */
  record(fields?: readonly string[]): ReadonlyMap<string, Source>;
  /** Ends the run: `expected` completes the sentence "expected ...". */
  fail(expected: string): never;
}
