/** May a player take a step back? Only what chance, another and anything hidden had no part in. */
import type { Core, Game, ReplayRecord, Seat } from '@kolbiste/kernel';
import { canonical, chanceOf, rng } from '@kolbiste/kernel';

export type TakeBack =
  /** Back to where so many answers had been given. */
  | { readonly ok: true; readonly step: number }
  /** Not possible: because of the answer of that number. */
  | { readonly ok: false; readonly why: 'nothing' | 'chance' | 'other' | 'revealed'; readonly step: number };

/** What of a record counts here. */
export type Course = Pick<ReplayRecord, 'config' | 'chance' | 'steps'>;

const WORLDS = 8;

/**
 * Did an answer show its seat anything it did not know? Without chance and without anything hidden it leads, from every
 * state that fits what the seat saw, to what the seat sees now.
 */
function revealed<S extends Core, V>(game: Game<S, V>, before: V, seat: Seat, option: number, after: V): boolean {
  const came = canonical(after);
  for (let world = 0; world < WORLDS; world++) {
    const s = game.determinize(before, rng(`take back ${world}`));
    if (game.answer(s, seat, option) !== undefined || canonical(game.view(s, seat)) !== came) return true;
  }
  return false;
}

/**
 * Whether a seat may take back its last answer.
 * @param course a record of the game so far
 */
export function takeBack<S extends Core, V>(game: Game<S, V>, course: Course, seat: Seat): TakeBack {
  const { steps } = course;
  const own = steps.findLastIndex(([who]) => who === seat);
  if (own < 0) return { ok: false, why: 'nothing', step: 0 };
  const { seed, source } = chanceOf(course.chance);
  const io = { chance: source };
  const s = game.setup(course.config, seed, io);
  for (const [who, option] of steps.slice(0, own)) game.answer(s, who, option, io);
  const before = game.view(s, seat);
  const { draws } = s;
  const [, option] = steps[own];
  game.answer(s, seat, option, io);
  const step = own + 1;
  if (s.draws !== draws) return { ok: false, why: 'chance', step };
  if (revealed(game, before, seat, option, game.view(s, seat))) return { ok: false, why: 'revealed', step };
  if (step < steps.length) return { ok: false, why: 'other', step: step + 1 };
  return { ok: true, step: own };
}
