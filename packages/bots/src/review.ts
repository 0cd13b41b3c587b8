/** Looking back: how an answer that was given stands against what a searching level would have answered from the same view. */
import type { Mind } from '@kolbiste/gamekit';
import type { Core, Game, Seat } from '@kolbiste/kernel';
import { rng } from '@kolbiste/kernel';
import { thinkerOf } from './make.ts';
import { ONE, quotient } from './tables.ts';

/** Whose judgement it is: a whole game is looked through, so it does not think as long as for a hint. */
const REVIEW_LEVEL = 'normal';

export interface Judged {
  /** What the bot would have answered, and its chance to win, in percent. */
  readonly best: number;
  readonly bestPercent: number;
  /** The chance after the answer that was given; null = it was not looked at. */
  readonly percent: number | null;
}

/**
 * Judges an answer by the view of who gave it.
 * @param option the answer
 * @param seed any text; the same seed and view give the same judgement
 */
export function judgedAnswer<S extends Core, V>(
  game: Game<S, V>,
  mind: Mind,
  view: V,
  seat: Seat,
  option: number,
  seed: string,
): Judged {
  const report = thinkerOf<S, V>(game, mind, REVIEW_LEVEL, rng(`review ${seed}`), {})(view, seat);
  const percentOf = (wanted: number): number | null => {
    const found = report.options.find((each) => each.option === wanted);
    return found === undefined || found.visits === 0 ? null : quotient(found.chance * 100 + (ONE >> 1), ONE);
  };
  return { best: report.option, bestPercent: percentOf(report.option) ?? 50, percent: percentOf(option) };
}
