import type { Contestant, Figure, Work } from './harness.ts';
import { searchWork } from './harness.ts';

/** What a game's module in `bench/games/` exports, so that its figures can be measured. */
export interface GameModule {
  /** Checks that what is timed is right (a game ends, a clone is equal); throws otherwise. */
  check(): void;
  /** Plays that many games with random seats from set-up to the end, game number `from` first; how many decisions. */
  play(games: number, from: number): number;
  /** Clones a state from the middle of a game that many times. */
  clone(times: number): void;
  /** Encodes that state to its canonical text that many times. */
  encode(times: number): void;
  /** Takes the position hash of that state that many times. */
  hash(times: number): void;
  /** How many bytes that state takes when it is encoded. */
  stateBytes(): number;
  /** Searches from the opening with an empty tree: that many iterations, each played out to the real end. */
  search(iterations: number): void;
}

export interface GameEntry {
  readonly id: string;
  load(): Promise<GameModule>;
}

/** The contestants that give `ID.gamesPerSecond`, `.decisionsPerSecond`, `.cloneMicros`, `.encodeMicros`, `.stateBytes` and so on. */
export function gameContestants({ id, load }: GameEntry): Contestant[] {
  const figure = (name: string, unit: string, from: Figure['from']): Figure => ({ name: `${id}.${name}`, unit, from });
  const contestant = (figures: readonly Figure[], workOf: (game: GameModule) => Work): Contestant => ({
    figures,
    ready: async () => {
      const game = await load();
      game.check();
      return workOf(game);
    },
  });
  return [
    contestant(
      [figure('gamesPerSecond', 'games/s', 'rate'), figure('decisionsPerSecond', 'decisions/s', 'rate')],
      (game) => (games, from) => [games, game.play(games, from)],
    ),
    contestant([figure('cloneMicros', 'µs', 'micros'), figure('stateBytes', 'bytes', 'value')], (game) => (times) => {
      game.clone(times);
      return [times, game.stateBytes()];
    }),
    contestant([figure('encodeMicros', 'µs', 'micros')], (game) => (times) => {
      game.encode(times);
      return [times, times];
    }),
    contestant([figure('hashMicros', 'µs', 'micros')], (game) => (times) => {
      game.hash(times);
      return [times, times];
    }),
    contestant([figure('searchIterationsPerSecond', 'iterations/s', 'rate')], (game) => searchWork(game.search)),
  ];
}
