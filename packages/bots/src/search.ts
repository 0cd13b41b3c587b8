/** Information-set tree search: many playouts through worlds that fit the view; no rule of the game but the game itself. */
import type { Evaluation } from '@kolbiste/gamekit';
import type { Core, Dice, Game, Rng, Seat } from '@kolbiste/kernel';
import { CHANCE_FAST, firstSeat, newDice, reseed, rng } from '@kolbiste/kernel';
import { climber } from './mcts-iteration.ts';
import { ONE, quotient } from './tables.ts';
import type { Tree } from './tree.ts';
import { clearTree, NONE, newTree, unseenPlace } from './tree.ts';

/** How long a bot may think: a fixed number of iterations, and, at live tables only, a time. */
export interface Effort {
  readonly iterations: number;
  /** Stops earlier after so many milliseconds; the answer then depends on the machine. */
  readonly ceilingMillis?: number;
  /** The clock for it: milliseconds from any start. */
  readonly now?: () => number;
  /** Is told now and then how many iterations are done, and of how many. */
  readonly told?: (done: number, of: number) => void;
}

export interface OptionFigures {
  readonly option: number;
  readonly visits: number;
  /** Mean result for the seat: 65536 = won every time. */
  readonly value: number;
  /** The chance to win that it is taken for, in the same measure: the value, unless the search flattens that. */
  readonly chance: number;
}

export interface SearchReport {
  readonly option: number;
  /** Iterations done; fewer than asked for when there was nothing to choose, or no time. */
  readonly iterations: number;
  readonly nodes: number;
  readonly options: readonly OptionFigures[];
}

/** At least so many iterations go by between two looks at the clock. */
const CLOCK = 8;

/** Whoever wants to be told of the progress is told about so often. */
const TELLINGS = 40;

/** Tells of the progress on the way. */
function telling(more: (done: number) => boolean, { iterations, told }: Effort): (done: number) => boolean {
  if (told === undefined) return more;
  const between = Math.max(1, quotient(iterations, TELLINGS));
  let next = 0;
  return (done) => {
    if (done >= next) {
      told(done, iterations);
      next = done + between;
    }
    return more(done);
  };
}

/** Says after each iteration whether there is time for another. */
export const stopwatch = (effort: Effort): ((done: number) => boolean) => telling(enough(effort), effort);

function enough(effort: Effort): (done: number) => boolean {
  const { iterations, ceilingMillis, now } = effort;
  if (ceilingMillis === undefined || now === undefined) return (done) => done < iterations;
  const end = now() + ceilingMillis;
  let look = CLOCK;
  return (done) => {
    // Some searches count several iterations at once.
    if (done < look || done >= iterations) return done < iterations;
    look = done + CLOCK;
    return now() < end;
  };
}

/** A world for one iteration: a copy of the one there is, or a new deal; its draws are the search's own. */
export function worldsOf<S extends Core, V>(
  game: Game<S, V>,
  view: V,
  open: boolean,
  random: Rng,
  dice: Dice,
): () => S {
  const first = game.determinize(view, random);
  return () => {
    const s = open ? game.clone(first) : game.determinize(view, random);
    s.chance = CHANCE_FAST;
    reseed(dice, s.rng);
    return s;
  };
}

/** Figures of the seat's options at the top of the tree, below what others answer at the same time. */
function figures(tree: Tree, options: readonly number[], seat: Seat): OptionFigures[] {
  let node = tree.node[0];
  while (node !== NONE && (tree.key[node] & 31) !== seat) node = tree.node[unseenPlace(tree, node)];
  return options.map((option) => {
    let place = node === NONE ? -1 : tree.first[node];
    while (place >= 0 && tree.option[place] !== option) place++;
    const visits = place < 0 ? 0 : tree.visits[place];
    const value = visits === 0 ? ONE >> 1 : quotient(tree.sum[place], visits);
    return { option, visits, value, chance: value };
  });
}

/**
 * A searcher that uses its tree again and again.
 * @param evaluation how positions are judged; without it games are played to their end
 */
export function searcher<S extends Core, V>(
  game: Game<S, V>,
  evaluation?: Evaluation<S, V>,
): (view: V, seat: Seat, effort: Effort, random: Rng) => SearchReport {
  const tree = newTree();
  return (view, seat, effort, random) => {
    const options = game.options(game.determinize(view, random), seat).slice();
    clearTree(tree);
    let done = 0;
    if (options.length > 1) {
      const dice = newDice(random.int(4294967296));
      const open = evaluation?.open?.(view) ?? false;
      const world = worldsOf(game, view, open, random, dice);
      const { iterate } = climber(game, tree, seat, dice, open, evaluation);
      for (const more = stopwatch(effort); more(done); done++) iterate(world());
    }
    const found = figures(tree, options, seat);
    const best = found.reduce((a, b) => (b.visits > a.visits || (b.visits === a.visits && b.value > a.value) ? b : a));
    return { option: best.option, iterations: done, nodes: tree.nodes, options: found };
  };
}

/** What a seat that sees this view should answer, with the figures behind it. */
export function search<S extends Core, V>(
  game: Game<S, V>,
  evaluation: Evaluation<S, V>,
  view: V,
  seat: Seat,
  options: Effort & { readonly seed: string },
): SearchReport {
  return searcher(game, evaluation)(view, seat, options, rng(options.seed));
}

const benchTree = newTree();

/**
 * For benchmarks: so many iterations with an empty tree from a position, as the first seat that owes an answer sees it.
 * Each is played out to the real end of the game.
 * @param open whether a view leaves one world only
 * @returns nodes in the tree
 */
export function searchIterations<S extends Core, V>(
  game: Game<S, V>,
  s: S,
  iterations: number,
  open?: (view: V) => boolean,
): number {
  const seat = firstSeat(game.owing(s));
  const view = game.view(s, seat);
  const random = rng('bench');
  const dice = newDice(random.int(4294967296));
  const one = open?.(view) ?? false;
  const world = worldsOf(game, view, one, random, dice);
  clearTree(benchTree);
  const { iterate } = climber(game, benchTree, seat, dice, one);
  for (let i = 0; i < iterations; i++) iterate(world());
  return benchTree.nodes;
}
