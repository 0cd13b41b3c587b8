import type { GameManifest } from '@kolbiste/gamekit';
import type { Contestant, Figure, Work } from './harness.ts';
import { searchWork } from './harness.ts';
import { measured } from './measured.ts';

/** What is timed of a game. */
export interface TimedGame {
  /** Checks that what is timed is right (a game ends, a clone is equal); throws otherwise. */
  check(): void;
  /** Plays that many games with random seats from set-up to the end, game number `from` first; how many decisions. */
  play(games: number, from: number): number;
  /** The very same games, played as bots and simulations play: by `owing`, `list` and `play`. */
  botsPlay(games: number, from: number): number;
  /** The same of what is set up for a figure of the game's own. */
  count(figure: string, games: number, from: number): number;
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

/** The game with the configurations that it wants to be measured with. */
export async function timedGame({ rules, bot, workshop }: GameManifest): Promise<TimedGame> {
  const { trials } = await (await workshop()).workshop.trials();
  const mind = (await bot?.())?.mind;
  const own = (figure: string): readonly unknown[] => trials.counted(figure);
  return measured((await rules()).game, trials.measured(), own, mind?.evaluation.open);
}

/** @param counted the game's own figures with their units. The contestants that give `ID.gamesPerSecond`, `.decisionsPerSecond`, `.cloneMicros`, `.encodeMicros`, `.stateBytes` and so on. */
export function gameContestants(
  id: string,
  load: () => Promise<TimedGame>,
  counted: Readonly<Record<string, string>> = {},
): Contestant[] {
  const figure = (name: string, unit: string, from: Figure['from']): Figure => ({ name: `${id}.${name}`, unit, from });
  const contestant = (figures: readonly Figure[], workOf: (game: TimedGame) => Work): Contestant => ({
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
    contestant(
      [
        { ...figure('botsGamesPerSecond', 'games/s', 'rate'), before: `${id}.gamesPerSecond` },
        { ...figure('botsDecisionsPerSecond', 'decisions/s', 'rate'), before: `${id}.decisionsPerSecond` },
      ],
      (game) => (games, from) => [games, game.botsPlay(games, from)],
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
    ...Object.entries(counted).map(([name, unit]) =>
      contestant([figure(name, unit, 'rate')], (game) => (games, from) => {
        game.count(name, games, from);
        return [games];
      }),
    ),
  ];
}
