/**
 * The guided search, for games whose evaluation brings habits: every option is tried in the same worlds with the same
 * draws, everybody then plays by habit until an era is over, and the position is judged. What is habit is answered unless
 * another option does better beyond what chance explains.
 */

import type { Guide } from '@kolbiste/gamekit';
import type { Core, Game, Rng, Seat } from '@kolbiste/kernel';
import { CHANCE_FAST, firstSeat, newDice, reseed } from '@kolbiste/kernel';
import type { Effort, OptionFigures, SearchReport } from './search.ts';
import { stopwatch } from './search.ts';
import { ONE, oddsOf, quotient, squareRoot } from './tables.ts';
import { worth } from './values.ts';

/** Worlds before an option may be dropped: when it falls behind, or when it has come to the same as the habit each time. */
const LEAST = 5;
/** Answers of one playout; what goes on longer is judged as it stands. */
const LONGEST = 2000;

/** An option with what it came to against the habit, world by world. */
interface Tried {
  readonly option: number;
  visits: number;
  sum: number;
  /** Sum of the chances to win, not flattened. */
  chances: number;
  /** Sums of the differences to the habit in 1/16384, and of their squares. */
  ahead: number;
  squares: number;
}

/** Plays on by habit until the era is over, or the game. */
export function playOn<S extends Core>(game: Game<S, any>, guide: Guide<S>, s: S, last: number, list: number[]): void {
  for (let i = 0; i < LONGEST; i++) {
    const owing = game.owing(s);
    if (owing === 0 || guide.era(s) > last) return;
    const seat = firstSeat(owing);
    const options = game.options(s, seat, list);
    game.play(s, seat, options.length === 1 ? options[0] : guide.habit(s, seat, options));
  }
}

/** By how many standard errors, in 1/16, an option is ahead of the habit; negative = behind. */
function lead(t: Tried): number {
  const n = t.visits;
  const spread = Math.max(0, t.squares * n - t.ahead * t.ahead);
  const error = squareRoot(quotient(spread, n)) + 1;
  return t.ahead < 0 ? -quotient(-16 * t.ahead, error) : quotient(16 * t.ahead, error);
}

const figuresOf = (t: Tried): OptionFigures => ({
  option: t.option,
  visits: t.visits,
  value: t.visits === 0 ? ONE >> 1 : quotient(t.sum, t.visits),
  chance: t.visits === 0 ? ONE >> 1 : quotient(t.chances, t.visits),
});

/** A searcher by habits. Iterations are playouts. */
export function guidedSearcher<S extends Core, V>(
  game: Game<S, V>,
  points: (s: S, seat: Seat) => number,
  guide: Guide<S>,
): (view: V, seat: Seat, effort: Effort, random: Rng) => SearchReport {
  const list: number[] = [];

  /** Plays an option in a world, counts it, and returns its value there. */
  function tryIn(world: S, words: number, seat: Seat, t: Tried): number {
    const s = game.clone(world);
    s.chance = CHANCE_FAST;
    reseed(newDice(words), s.rng);
    const last = guide.era(s) + guide.eras;
    game.answer(s, seat, t.option);
    playOn(game, guide, s, last, list);
    const result = game.result(s);
    const judged = result === undefined ? points(s, seat) : 0;
    const value = result === undefined ? oddsOf(judged >> guide.soften) : worth(result, seat);
    t.visits++;
    t.sum += value;
    t.chances += result === undefined ? oddsOf(judged) : value;
    return value;
  }

  return (view, seat, effort, random) => {
    const first = game.determinize(view, random);
    const options = game.options(first, seat).slice();
    const usual = options.length === 1 ? options[0] : guide.habit(first, seat, options);
    const tried = options.map((option): Tried => ({ option, visits: 0, sum: 0, chances: 0, ahead: 0, squares: 0 }));
    const habit = tried[options.indexOf(usual)];
    let left = tried.filter((t) => t !== habit);
    let done = 0;
    const iterations = (effort.iterations * guide.share(first)) >> 2;
    for (const more = stopwatch({ ...effort, iterations }); left.length > 0 && more(done); ) {
      const world = game.determinize(view, random);
      const words = random.int(4294967296);
      const base = tryIn(world, words, seat, habit);
      done++;
      for (const t of left) {
        const ahead = (tryIn(world, words, seat, t) - base) >> 2;
        t.ahead += ahead;
        t.squares += ahead * ahead;
        done++;
      }
      if (habit.visits >= LEAST) left = left.filter((t) => t.squares > 0 && lead(t) > guide.behind);
    }
    let best = habit;
    for (const t of left)
      if (lead(t) > guide.ahead && (best === habit || t.sum * best.visits > best.sum * t.visits)) best = t;
    return { option: best.option, iterations: done, nodes: 0, options: tried.map(figuresOf) };
  };
}
