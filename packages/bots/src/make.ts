/** The bots by level, behind one call. */
import type { Evaluation, Mind } from '@kolbiste/gamekit';
import type { Core, Game, Rng, Seat } from '@kolbiste/kernel';
import { rng } from '@kolbiste/kernel';
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { guidedSearcher } from './guided.ts';
import { judgedSearcher } from './judged.ts';
import { randomBot } from './random.ts';
import type { Effort, SearchReport } from './search.ts';
import { searcher } from './search.ts';

export const LEVELS = ['random', 'greedy', 'easy', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];
type SearchLevel = 'easy' | 'normal' | 'hard';

/**
 * Iterations of one decision: of the judged search; of the search by playouts where that one cannot be used; and of the
 * latter where playouts are broken off and judged, or follow habits for a round or more.
 */
export const ITERATIONS: {
  readonly [level in SearchLevel]: { readonly [way in Way]: number };
} = {
  easy: { judged: 60, played: 40, cut: 40, guided: 16 },
  normal: { judged: 600, played: 150, cut: 250, guided: 150 },
  hard: { judged: 4000, played: 400, cut: 1000, guided: 400 },
};

/** How a search looks ahead: see ITERATIONS. */
type Way = 'judged' | 'played' | 'cut' | 'guided';

/** A time ceiling for live tables. Answers then depend on the machine. */
export interface BotOptions {
  readonly ceilingMillis?: number;
  readonly now?: () => number;
  /** Is told now and then how far a thought has come. */
  readonly told?: (done: number, of: number) => void;
}

/** What a searching level finds: its answer, and the figures behind it. */
type Thinker<V> = (view: V, seat: Seat) => SearchReport;

/** A searching level by its thoughts. */
export function thinkerOf<S extends Core, V>(
  game: Game<S, V>,
  { evaluation, fitted }: Mind,
  level: SearchLevel,
  random: Rng,
  options: BotOptions,
): Thinker<V> {
  const judged = fitted === null ? undefined : judgedSearcher<S, V>(game, fitted);
  const { guide, points, horizon }: Evaluation<S, V> = evaluation;
  const effort = (way: Way): Effort => ({ ...options, iterations: ITERATIONS[level][way] });
  if (guide !== undefined) {
    const guided = guidedSearcher(game, points, guide);
    return (view, seat) => guided(view, seat, effort('guided'), random);
  }
  const played = searcher<S, V>(game, evaluation);
  const way = horizon === undefined ? 'played' : 'cut';
  return (view, seat) => judged?.(view, seat, effort('judged'), random) ?? played(view, seat, effort(way), random);
}

/** Of a game without an evaluation only results count. */
const NO_MIND: Mind = { evaluation: { points: () => 0 }, fitted: null, measures: [] };

/**
 * A bot of a level for a game.
 * @param mind what the game tells bots beyond its rules (`bot` of its manifest)
 * @param seed any text; the same seed and the same views in the same order give the same answers everywhere
 */
export function makeBot<S extends Core, V>(
  game: Game<S, V>,
  mind: Mind | null,
  level: Level,
  seed: string,
  options: BotOptions = {},
): Bot<V> {
  const random = rng(`bot ${level} ${seed}`);
  const known = mind ?? NO_MIND;
  if (level === 'random') return randomBot(game, random);
  if (level === 'greedy') return greedyBot<S, V>(game, known.evaluation, random);
  const think = thinkerOf<S, V>(game, known, level, random, options);
  return { choose: (view, seat) => think(view, seat).option };
}
