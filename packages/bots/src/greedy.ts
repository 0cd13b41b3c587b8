/** Greedy: looks one decision ahead, but exactly: every outcome of the draws counts with its chance. */

import type { Evaluation } from '@kolbiste/gamekit';
import type { Core, Game, Rng, Seat } from '@kolbiste/kernel';
import { firstSeat, isOneSeat, openStep, optionList } from '@kolbiste/kernel';
import type { Bot } from './bot.ts';
import { meanOver } from './chance-outcomes.ts';
import { quotient } from './tables.ts';
import { valuesAt } from './values.ts';

/** Questions that are answered within one effect. */
const DEEPEST = 6;
/** Positions looked at in one decision; after that the open questions are judged as they stand. */
const MOST_POSITIONS = 20_000;
/** Worlds that are dealt where something is hidden. */
const WORLDS = 8;
/** The options at each depth. */
const lists = Array.from({ length: DEEPEST }, optionList);

/**
 * Values of all options of a seat in a world, in the order of `game.options`: chance to win in 1/65536.
 * What follows within the same effect is answered likewise: by whoever is asked, for his own good.
 */
export function optionValues<S extends Core, V>(
  game: Game<S, V>,
  evaluation: Evaluation<S, V>,
): (s: S, seat: Seat) => number[] {
  const mean = meanOver(game);
  const values: number[] = [];
  let positions = 0;

  /** A reaction, not a new free choice, of one seat. */
  const goesOn = (s: S, depth: number): boolean => {
    if (depth >= DEEPEST || positions >= MOST_POSITIONS) return false;
    const step = openStep(game.flow, s);
    return step?.ask !== null && step?.ask.fresh === false && isOneSeat(game.owing(s));
  };

  const leaves = Array.from({ length: DEEPEST + 1 }, (_, depth) => (s: S, into: number[], at: number): void => {
    positions++;
    if (goesOn(s, depth)) settle(s, depth, into, at);
    else valuesAt(game, evaluation, s, into, at);
  });

  /** The one who is asked takes what is best for him. */
  function settle(s: S, depth: number, into: number[], at: number): void {
    const seats = game.seats(s);
    const seat = firstSeat(game.owing(s));
    const options = lists[depth];
    const count = game.list(s, seat, options);
    let best = -1;
    for (let i = 0; i < count; i++) {
      mean(s, seat, options[i], leaves[depth + 1], into, at + seats);
      if (into[at + seats + seat] <= best) continue;
      best = into[at + seats + seat];
      for (let k = 0; k < seats; k++) into[at + k] = into[at + seats + k];
    }
  }

  return (s, seat) => {
    positions = 0;
    return game.options(s, seat).map((option) => {
      mean(s, seat, option, leaves[0], values, 0);
      return values[seat];
    });
  };
}

/** The bot: the best mean over the worlds that fit the view; of equals the first. */
export function greedyBot<S extends Core, V>(game: Game<S, V>, evaluation: Evaluation<S, V>, random: Rng): Bot<V> {
  const valuesOf = optionValues(game, evaluation);
  return {
    choose(view, seat) {
      const first = game.determinize(view, random);
      const options = game.options(first, seat);
      if (options.length === 1) return options[0];
      const worlds = evaluation.open?.(view) ? 1 : WORLDS;
      const sums = valuesOf(first, seat);
      for (let i = 1; i < worlds; i++) {
        valuesOf(game.determinize(view, random), seat).forEach((value, k) => {
          sums[k] += value;
        });
      }
      let best = 0;
      for (let k = 1; k < options.length; k++) if (quotient(sums[k], worlds) > quotient(sums[best], worlds)) best = k;
      return options[best];
    },
  };
}
