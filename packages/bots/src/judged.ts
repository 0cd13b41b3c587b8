/**
 * The judged search: a tree of exact chances, grown where it looks most promising, with the game's evaluation at its
 * leaves instead of playouts to the end. For games with an evaluation, in positions with nothing hidden.
 */
import type { Evaluation } from '@kolbiste/gamekit';
import type { Core, Dice, Game, Io, Rng, Seat } from '@kolbiste/kernel';
import { CHANCE_FAST, firstSeat, isOneSeat, newDice, openStep, optionList, reseed, throwDice } from '@kolbiste/kernel';
import type { JudgedTree } from './judged-tree.ts';
import {
  addJudged,
  bestPlace,
  clearJudgedTree,
  DRAW,
  EMPTY,
  FINE,
  newJudgedTree,
  OVER,
  valuesUp,
} from './judged-tree.ts';
import type { Effort, SearchReport } from './search.ts';
import { stopwatch } from './search.ts';
import { inverseRoot, ONE, quotient, rootLog } from './tables.ts';
import { valuesAt } from './values.ts';

/** How much an option that was rarely looked at is favoured, in 1/256 of sqrt(ln N / n). */
const EXPLORE = 51;
/** An option that was looked at less is not chosen: not every outcome of its draw has been seen. */
const LEAST = 9;

/** May the search start from this position: one seat owes an answer, and it lies open? */
function judgeable<S extends Core>(game: Game<S, any>, s: S): boolean {
  const step = openStep(game.flow, s);
  return step?.ask?.answerSeenBy === null && isOneSeat(game.owing(s));
}

const values: number[] = [];
const listed = optionList();

/** Judges a new node by its position. */
function judge<S extends Core, V>(
  game: Game<S, V>,
  evaluation: Evaluation<S, V>,
  t: JudgedTree<S>,
  s: S,
  node: number,
): void {
  valuesAt(game, evaluation, s, values, 0);
  for (let k = 0; k < t.seats; k++) {
    const value = values[k] * FINE;
    t.value[node * t.seats + k] = value;
    t.judged[node * t.seats + k] = value;
  }
}

function grower<S extends Core, V>(
  game: Game<S, V>,
  evaluation: Evaluation<S, V>,
  t: JudgedTree<S>,
  dice: Dice,
): () => void {
  const path: number[] = [];
  /** Places on the path; where on it the game stands; the last free choice on it. */
  let length = 0;
  let at = 0;
  let above = EMPTY;

  /** Draws on the path come out as the path says; a new one becomes a node, and one of its outcomes the next place. */
  const io: Io = {
    chance: {
      draw(_s, _label, n) {
        if (at === length - 1) {
          const node = addJudged(t, path[at], DRAW, n, above);
          path[length++] = t.first[node] + throwDice(dice, n);
        }
        const node = t.node[path[at++]];
        return path[at] - t.first[node];
      },
    },
  };

  /** The place of the option with the highest bound for who decides; those not looked at first, in random order. */
  function select(node: number): number {
    const { seats } = t;
    const seat = t.kind[node];
    const log = EXPLORE * rootLog(t.passed[node] + 1);
    let best = -1;
    let highest = -1;
    for (let place = t.first[node], end = place + t.size[node]; place < end; place++) {
      const below = t.node[place];
      const bound =
        below === EMPTY
          ? 64 * ONE + throwDice(dice, 4096)
          : t.value[below * seats + seat] / FINE + (log * inverseRoot(t.passed[below])) / 65536;
      if (bound <= highest) continue;
      highest = bound;
      best = place;
    }
    return best;
  }

  /** The place of one of the outcomes looked at least. */
  function leastSeen(node: number): number {
    const first = t.first[node];
    const seen = (i: number): number => (t.node[first + i] === EMPTY ? 0 : t.passed[t.node[first + i]]);
    let least = seen(0);
    let count = 1;
    for (let i = 1; i < t.size[node]; i++) {
      const n = seen(i);
      if (n > least) continue;
      count = n < least ? 1 : count + 1;
      least = n;
    }
    let k = throwDice(dice, count);
    for (let i = 0; ; i++) if (seen(i) === least && k-- === 0) return first + i;
  }

  /** Down the tree without the game, to an empty place or to the end of a game. Returns where on the path the last free choice is. */
  function descend(): number {
    let from = 0;
    let place = 0;
    length = 0;
    for (;;) {
      path[length++] = place;
      const node = t.node[place];
      if (node === EMPTY || t.kind[node] === OVER) return from;
      if (t.positions[node] !== null) from = length - 1;
      else if (t.size[node] === 0) return from;
      place = t.kind[node] === DRAW ? leastSeen(node) : select(node);
    }
  }

  /** Puts a node for what is asked now at the end of the path. Returns whether it is a reaction, which is answered at once. */
  function ask(s: S): boolean {
    const place = path[length - 1];
    if (!judgeable(game, s)) {
      judge(game, evaluation, t, s, addJudged(t, place, OVER, 0, above));
      return false;
    }
    const seat = firstSeat(game.owing(s));
    const count = game.list(s, seat, listed);
    const node = addJudged(t, place, seat, count, above);
    for (let i = 0; i < count; i++) t.option[t.first[node] + i] = listed[i];
    if (openStep(game.flow, s)?.ask?.fresh === false) {
      path[length++] = t.first[node] + throwDice(dice, count);
      return true;
    }
    judge(game, evaluation, t, s, node);
    t.positions[node] = s;
    return false;
  }

  return () => {
    at = descend();
    if (t.node[path[length - 1]] === EMPTY) {
      above = t.node[path[at]];
      const s = game.clone(t.positions[above] as S);
      reseed(dice, s.rng);
      do {
        while (at < length - 1) {
          const node = t.node[path[at++]];
          game.play(s, t.kind[node], t.option[path[at]], io);
        }
      } while (ask(s));
    }
    valuesUp(t, path, length);
  };
}

/**
 * A searcher that uses its tree again and again; undefined where the position cannot be searched this way.
 * The figures are values judged, not games won.
 */
export function judgedSearcher<S extends Core, V>(
  game: Game<S, V>,
  evaluation: Evaluation<S, V>,
): (view: V, seat: Seat, effort: Effort, random: Rng) => SearchReport | undefined {
  let tree: JudgedTree<S> | undefined;
  return (view, seat, effort, random) => {
    const s = game.determinize(view, random);
    if (evaluation.open?.(view) !== true || !judgeable(game, s)) return undefined;
    s.chance = CHANCE_FAST;
    const options = game.options(s, seat);
    const t = (tree ??= newJudgedTree<S>(game.seats(s)));
    clearJudgedTree(t);
    const root = addJudged(t, 0, seat, options.length, EMPTY);
    options.forEach((option, i) => {
      t.option[t.first[root] + i] = option;
    });
    judge(game, evaluation, t, s, root);
    t.positions[root] = s;
    let done = 0;
    if (options.length > 1) {
      const grow = grower(game, evaluation, t, newDice(random.int(4294967296)));
      for (const more = stopwatch(effort); more(done); done++) grow();
    }
    const sure = bestPlace(t, root, seat, LEAST);
    const place = sure >= 0 ? sure : Math.max(t.first[root], bestPlace(t, root, seat, 1));
    return {
      option: t.option[place],
      iterations: done,
      nodes: t.nodes,
      options: options.map((option, i) => {
        const below = t.node[t.first[root] + i];
        const visits = below === EMPTY ? 0 : t.passed[below];
        const value = visits === 0 ? ONE >> 1 : quotient(t.value[below * t.seats + seat], FINE);
        return { option, visits, value, chance: value };
      }),
    };
  };
}
