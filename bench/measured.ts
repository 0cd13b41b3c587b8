/** What is timed of a game, written once for all games: random seats, a state from the middle of a game, a search. */
import { searchIterations } from '@kolbiste/bots';
import type { Core, Game } from '@kolbiste/kernel';
import { canonical, rng, seedFrom } from '@kolbiste/kernel';
import type { TimedGame } from './game.ts';
import { botsPlay } from './random-play.ts';

const LONGEST = 100_000;
const seeds = Array.from({ length: 4096 }, (_, i) => seedFrom(`bench ${i}`));

/**
 * The figures of a game.
 * @param configs set-ups, taken one after the other
 * @param own set-ups of a figure of its own
 * @param oneWorld whether a view leaves one world only, as the game's bot says
 */
export function measured<S extends Core, V, C>(
  game: Game<S, V, C>,
  configs: readonly C[],
  own: (figure: string) => readonly C[],
  oneWorld?: (view: V) => boolean,
): TimedGame {
  const random = rng('bench');
  const list: number[] = [];
  const botsPlayOn = botsPlay(game, random);

  /** Plays at random until the game is over or so many decisions are made; how many. */
  function playOn(s: S, limit: number): number {
    let decisions = 0;
    for (let owed = game.pending(s); owed.length > 0 && decisions < limit; owed = game.pending(s)) {
      const { seat } = owed[0];
      const options = game.options(s, seat, list);
      const refusal = game.answer(s, seat, options[random.int(options.length)]);
      if (refusal !== undefined) throw new Error(`refused: ${refusal.code}`);
      decisions++;
    }
    return decisions;
  }
  const open = (i: number, from = configs): S => game.setup(from[i % from.length], seeds[i % seeds.length]);
  const text = (s: S): string => canonical(game.encode(s));
  const middle = open(0);
  playOn(middle, 30);
  const opening = open(2);

  /** Does something so often; what comes out of it is added up, so that it is really done. */
  const often = (times: number, work: () => number): void => {
    let sum = 0;
    for (let i = 0; i < times; i++) sum += work();
    if (Number.isNaN(sum)) throw new Error('never');
  };

  return {
    check() {
      const s = open(1);
      const words = random.words.slice();
      playOn(s, LONGEST);
      if (game.result(s) === undefined) throw new Error(`${game.id}: a random game does not end`);
      const bots = open(1);
      words.forEach((word, i) => {
        random.words[i] = word;
      });
      botsPlayOn(bots, LONGEST);
      if (text(bots) !== text(s)) throw new Error(`${game.id}: bots play another game`);
      if (text(game.clone(middle)) !== text(middle)) throw new Error(`${game.id}: a clone differs`);
    },
    play(games, from) {
      let decisions = 0;
      for (let i = 0; i < games; i++) decisions += playOn(open(from + i), LONGEST);
      return decisions;
    },
    botsPlay(games, from) {
      let decisions = 0;
      for (let i = 0; i < games; i++) decisions += botsPlayOn(open(from + i), LONGEST);
      return decisions;
    },
    count(figure, games, from) {
      const set = own(figure);
      let decisions = 0;
      for (let i = 0; i < games; i++) decisions += botsPlayOn(open(from + i, set), LONGEST);
      return decisions;
    },
    clone: (times) => often(times, () => game.clone(middle).n),
    encode: (times) => often(times, () => text(middle).length),
    hash: (times) => often(times, () => game.hashPosition(middle)),
    stateBytes: () => new TextEncoder().encode(text(middle)).length,
    search: (iterations) => void searchIterations(game, opening, iterations, oneWorld),
  };
}
