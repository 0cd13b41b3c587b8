/**
 * A hint: what the strongest level would answer, up to three candidates with its own figures, and for each what tells it
 * from the next best. All of it follows from the view of the seat and the seed.
 */
import type { Bilingual, Measure, Mind } from '@kolbiste/gamekit';
import type { Core, Game, Seat } from '@kolbiste/kernel';
import { rng } from '@kolbiste/kernel';
import { thinkerOf } from './make.ts';
import type { Outlook } from './outlook.ts';
import { outlooks } from './outlook.ts';
import type { OptionFigures, SearchReport } from './search.ts';
import { inverseRoot, ONE, quotient } from './tables.ts';

/** Whose answer a hint is. */
const HINT_LEVEL = 'hard';
/** A hint names no more than so many. */
const CANDIDATES = 3;
/** Means that lie no further apart than this, in tenths, do not tell two options apart. */
const APART = 2;

/** What tells a candidate from the one it is held against. */
export type HintReason =
  /** A number of the table that comes out otherwise. */
  | {
      readonly kind: 'figure';
      readonly name: Bilingual;
      /** Means in tenths: after this candidate, and after the other one. */
      readonly here: number;
      readonly there: number;
    }
  /** It is the habit of the bot, and no other option did better beyond chance. */
  | { readonly kind: 'usual' }
  /** No number speaks for it so soon: some come out otherwise, none of them better. */
  | { readonly kind: 'later' }
  /** No number comes out otherwise so soon. */
  | { readonly kind: 'alike' }
  /** There is nothing else. */
  | { readonly kind: 'only' };

export interface HintCandidate {
  readonly option: number;
  /** Chance to win as the search judged it, in percent; null = nothing was searched. */
  readonly percent: number | null;
  /** How often the search went through it. */
  readonly visits: number;
  readonly reason: HintReason;
}

export interface Hint {
  readonly level: typeof HINT_LEVEL;
  /** How often the search looked ahead in all. */
  readonly iterations: number;
  /** Options there are. */
  readonly options: number;
  /** When the numbers of reasons are read: right after the answer with all that it brings, or after the rounds that are played on by habit. */
  readonly reach: 'effect' | 'era';
  /** What the bot would answer first, then the next best. */
  readonly candidates: readonly HintCandidate[];
}

/** The chance of an option, less what it may be off by: what was hardly tried is not named before what was. */
const sureChance = ({ chance, visits }: OptionFigures): number => chance - (inverseRoot(visits) >> 1);

/** The answer of the bot first, then the next best of those that it looked at. */
function ranked({ option, options }: SearchReport): OptionFigures[] {
  const others = options.filter((each) => each.option !== option && each.visits > 0);
  others.sort((a, b) => sureChance(b) - sureChance(a) || a.option - b.option);
  const own = options.filter((each) => each.option === option);
  return [...own, ...others].slice(0, CANDIDATES);
}

/** The measure that tells most between two outlooks, by what it is worth; undefined = none does. */
function telling(
  measures: readonly Measure[],
  here: Outlook,
  there: Outlook,
  counts: (gain: number) => boolean,
): HintReason | undefined {
  let best = -1;
  let most = 0;
  measures.forEach(({ worth }, m) => {
    const apart = here[m] - there[m];
    const gain = apart * worth;
    if (Math.max(apart, -apart) < APART || !counts(gain) || Math.max(gain, -gain) <= most) return;
    best = m;
    most = Math.max(gain, -gain);
  });
  if (best < 0) return undefined;
  return { kind: 'figure', name: measures[best].name, here: here[best], there: there[best] };
}

/** What speaks for the first against the second; for the others, what is better or worse than with the first. */
function reasonsOf(measures: readonly Measure[], after: readonly Outlook[], usual: boolean): HintReason[] {
  const [first, second] = after;
  if (second === undefined) return [{ kind: 'only' }];
  const any = (): boolean => true;
  const alike: HintReason = { kind: 'alike' };
  return after.map((own, k) => {
    if (k > 0) return telling(measures, own, first, any) ?? alike;
    const better = telling(measures, own, second, (gain) => gain > 0);
    if (better !== undefined) return better;
    if (usual) return { kind: 'usual' };
    return telling(measures, own, second, any) === undefined ? alike : { kind: 'later' };
  });
}

/** Whether an answer is what the bot gives without much thought; a habit reads of hidden cards their numbers alone. */
function isHabit<S extends Core, V>(
  game: Game<S, V>,
  { evaluation }: Mind,
  world: S,
  seat: Seat,
  option: number,
): boolean {
  const { guide } = evaluation;
  return guide !== undefined && guide.habit(world, seat, game.options(world, seat).slice()) === option;
}

/**
 * A hint for a seat that owes an answer.
 * @param seed any text; the same seed and view give the same hint everywhere
 * @param told hears now and then how far the search has come
 */
export function hintFor<S extends Core, V>(
  game: Game<S, V>,
  mind: Mind,
  view: V,
  seat: Seat,
  seed: string,
  told?: (done: number, of: number) => void,
): Hint {
  const random = rng(`hint ${seed}`);
  const report = thinkerOf<S, V>(game, mind, HINT_LEVEL, random, told === undefined ? {} : { told })(view, seat);
  const candidates = ranked(report);
  const after = outlooks(
    game,
    mind,
    view,
    seat,
    candidates.map(({ option }) => option),
    random,
  );
  const usual = isHabit(game, mind, game.determinize(view, random), seat, report.option);
  const reasons = reasonsOf(mind.measures, after, usual);
  return {
    level: HINT_LEVEL,
    iterations: report.iterations,
    options: report.options.length,
    reach: mind.evaluation.guide === undefined ? 'effect' : 'era',
    candidates: candidates.map(({ option, visits, chance }, k) => ({
      option,
      percent: visits === 0 ? null : quotient(chance * 100 + (ONE >> 1), ONE),
      visits,
      reason: reasons[k],
    })),
  };
}
