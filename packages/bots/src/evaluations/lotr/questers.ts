/** Who goes on the quest: what each adds to the progress, or spares the dial, against what he would do in the fight. */
import type { Reading, Ring, Thing } from './seen.ts';
import { ACTIVE, committedTo, foesOf, isReady, seatsIn, stagingThreat, thingOf } from './seen.ts';
import { WEIGHTS as W } from './weights.ts';

const DONE = 0;

const fighting = (r: Reading, s: Ring, t: Thing): number => r.attack(s, t) + r.defense(s, t);

/** Tokens that the active location and the stage still take. */
function pointsLeft(r: Reading, s: Ring): number {
  let sum = 0;
  for (const t of s.things) {
    if (t.id !== s.quest && t.zone !== ACTIVE) continue;
    sum += Math.max(0, r.questPoints(t.card) - t.progress);
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
export function questerFor(r: Reading, s: Ring, seat: number, options: readonly number[]): number {
  const chosen = s.frames[s.frames.length - 1].x.chosen as number[];
  const free = options.flatMap((option) => (option === DONE ? [] : (thingOf(s, option) ?? []))).filter(isReady);
  const points = pointsLeft(r, s);
  const margin = 10 * (committedTo(r, s, chosen) - stagingThreat(r, s)) - W.revealed * seatsIn(s);
  const now = outcome(margin, points);
  const foes = 10 * foesOf(r, s, seat).length + W.newFoe;
  const missing = whole(foes * W.perFoe, 10) - 10 * (free.length - 1);
  const tired = W.tired * Math.max(0, Math.min(10, missing));
  let best = DONE;
  let most = 0;
  for (const t of free) {
    const gain = outcome(margin + 10 * r.willpower(s, t), points) - now;
    const value = gain - 10 * W.questFight * fighting(r, s, t) - tired;
    if (value <= most) continue;
    best = t.id;
    most = value;
  }
  return best;
}

const whole = (a: number, b: number): number => (a - (a % b)) / b;
