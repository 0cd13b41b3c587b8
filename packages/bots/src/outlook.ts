/**
 * What becomes of the numbers that players go by when an option is taken: the same worlds and the same draws for each
 * option, so that what differs follows from the option alone as far as that can be.
 */
import type { Measure, Mind } from '@kolbiste/gamekit';
import type { Core, Game, Rng, Seat } from '@kolbiste/kernel';
import { CHANCE_FAST, firstSeat, isOneSeat, newDice, openStep, reseed } from '@kolbiste/kernel';
import { optionValues } from './greedy.ts';
import { playOn } from './guided.ts';
import { quotient } from './tables.ts';

/** Worlds that are looked into. */
const WORLDS = 24;
/** Questions that are answered within one effect. */
const DEEPEST = 6;

/** Means of the measures in tenths, in their order. */
export type Outlook = readonly number[];

/** Half up, below 0 too. */
const rounded = (sum: number, count: number): number =>
  sum >= 0 ? quotient(sum + (count >> 1), count) : -quotient(-sum + (count >> 1), count);

/** Answers what belongs to the same effect, each seat for its own good. */
function settler<S extends Core, V>(game: Game<S, V>, { evaluation }: Mind): (s: S) => void {
  const valuesOf = optionValues<S, V>(game, evaluation);
  return (s) => {
    for (let depth = 0; depth < DEEPEST; depth++) {
      const owing = game.owing(s);
      if (!isOneSeat(owing) || openStep(game.flow, s)?.ask?.fresh !== false) return;
      const seat = firstSeat(owing);
      const options = game.options(s, seat).slice();
      const values = valuesOf(s, seat);
      game.play(s, seat, options[values.indexOf(values.reduce((a, b) => (b > a ? b : a)))]);
    }
  };
}

/** Plays on until it can be said what came of an answer: to the end of its effect, or by habit to the end of an era. */
function playerOn<S extends Core, V>(game: Game<S, V>, mind: Mind): (s: S, era: number) => void {
  const { guide } = mind.evaluation;
  if (guide === undefined) return settler(game, mind);
  const list: number[] = [];
  return (s, era) => playOn(game, guide, s, era + guide.eras, list);
}

/**
 * The outlook after each of some options.
 * @param options legal ones
 */
export function outlooks<S extends Core, V>(
  game: Game<S, V>,
  mind: Mind,
  view: V,
  seat: Seat,
  options: readonly number[],
  random: Rng,
): Outlook[] {
  const measures: readonly Measure<S>[] = mind.measures;
  if (measures.length === 0) return options.map(() => []);
  const goOn = playerOn<S, V>(game, mind);
  const sums = options.map(() => measures.map(() => 0));
  for (let i = 0; i < WORLDS; i++) {
    const world = game.determinize(view, random);
    const words = random.int(4294967296);
    const era = mind.evaluation.guide?.era(world) ?? 0;
    options.forEach((option, k) => {
      const s = game.clone(world);
      s.chance = CHANCE_FAST;
      reseed(newDice(words), s.rng);
      game.play(s, seat, option);
      goOn(s, era);
      measures.forEach((measure, m) => {
        sums[k][m] += 10 * measure.of(s, seat);
      });
    });
  }
  return sums.map((row) => row.map((sum) => rounded(sum, WORLDS)));
}
