/** Who goes on the quest: what each adds to the progress, or spares the dial, against what he would do in the fight. */
import { reading } from '../src/reading.ts';
import type { State, Thing } from '../src/state.ts';
import { ACTIVE } from '../src/state.ts';
import { committedTo, foesOf, isReady, seatsIn, stagingThreat, thingOf, whole } from './seen.ts';
import { WEIGHTS as W } from './weights.ts';

const DONE = 0;

const fighting = (s: State, t: Thing): number => reading.attack(s, t) + reading.defense(s, t);

/** Tokens that the active location and the stage still take. */
function pointsLeft(s: State): number {
  let sum = 0;
  for (const t of s.things) {
    if (t.id !== s.quest && t.zone !== ACTIVE) continue;
    sum += Math.max(0, reading.questPoints(t.card) - t.progress);
  }
  return sum;
}

/** What so much willpower beyond the threat is worth; in tenths. */
function outcome(margin: number, points: number): number {
  if (margin < 0) return W.dial * margin;
  const within = Math.min(margin, 10 * points);
  return W.progress * within + W.spread * (margin - within);
}

/** The next to be named, or nobody more. */
export function questerFor(s: State, seat: number, options: readonly number[]): number {
  const chosen = s.frames[s.frames.length - 1].locals.chosen as number[];
  const free = options.flatMap((option) => (option === DONE ? [] : (thingOf(s, option) ?? []))).filter(isReady);
  const points = pointsLeft(s);
  const margin = 10 * (committedTo(s, chosen) - stagingThreat(s)) - W.revealed * seatsIn(s);
  const now = outcome(margin, points);
  const foes = 10 * foesOf(s, seat).length + W.newFoe;
  const missing = whole(foes * W.perFoe, 10) - 10 * (free.length - 1);
  const tired = W.tired * Math.max(0, Math.min(10, missing));
  let best = DONE;
  let most = 0;
  for (const t of free) {
    const gain = outcome(margin + 10 * reading.willpower(s, t), points) - now;
    const value = gain - 10 * W.questFight * fighting(s, t) - tired;
    if (value <= most) continue;
    best = t.id;
    most = value;
  }
  return best;
}
