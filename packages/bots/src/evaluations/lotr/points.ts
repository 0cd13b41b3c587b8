/** What a position is worth to those who win or lose together: the quest, the dials, heroes and allies, against what threatens them. */
import { quotient } from '../../tables.ts';
import type { Reading, Ring, Thing } from './seen.ts';
import { ACTIVE, ALLY, ATTACHMENT, CHARACTERS, ENEMY, ENGAGED, HERO, LOCATION, MUTED, STAGING } from './seen.ts';

/** Tokens that the stages before one have asked for. */
const BEFORE = [0, 0, 8, 10];
const ALONE = 'quest';

/** The worth of a dial: each point counts more the nearer it is to the end. */
function dialWorth(threat: number): number {
  return -6 * threat - 4 * Math.max(0, threat - 35) - 14 * Math.max(0, threat - 42);
}

function questWorth(r: Reading, s: Ring): number {
  const stage = s.things.find((t) => t.id === s.quest);
  if (stage === undefined) return 0;
  return 15 * ((BEFORE[r.stage(stage.card)] ?? 0) + stage.progress);
}

function enemyWorth(r: Reading, s: Ring, t: Thing): number {
  const bulk = Math.max(0, r.remaining(s, t)) + r.defense(s, t);
  const strength = 7 * r.attack(s, t) + 5 * bulk;
  if (t.zone === ENGAGED) return -8 - strength;
  return -4 - strength - 14 * ((t.marks & MUTED) === 0 ? r.threat(s, t) : 0);
}

function characterWorth(r: Reading, s: Ring, t: Thing): number {
  const left = r.remaining(s, t);
  const figures = 12 * r.willpower(s, t) + 5 * r.attack(s, t) + 3 * r.defense(s, t);
  if (r.type(t.card) === HERO) return 50 + figures + 14 * left - (left <= 1 ? 6 : 0) + 3 * Math.min(t.resources, 6);
  return figures + 5 * left;
}

function locationWorth(r: Reading, s: Ring, t: Thing): number {
  const left = r.questPoints(t.card) - t.progress;
  if (t.zone === ACTIVE) return -6 * left;
  return t.zone === STAGING ? -14 * r.threat(s, t) - 6 * left : 0;
}

function thingWorth(r: Reading, s: Ring, t: Thing): number {
  const type = r.type(t.card);
  if (type <= ALLY) return t.zone === CHARACTERS ? characterWorth(r, s, t) : 0;
  if (type === ATTACHMENT) return 4 * Math.max(0, r.cost(t.card));
  if (type === ENEMY && (t.zone === STAGING || t.zone === ENGAGED)) return enemyWorth(r, s, t);
  return type === LOCATION ? locationWorth(r, s, t) : 0;
}

/** Points are 1/64 of the logarithm of the odds, the same for every seat. */
export function pointsOf(r: Reading, s: Ring): number {
  let sum = s.config.mode === ALONE ? -260 + questWorth(r, s) : 40 * s.score - 100;
  for (const t of s.things) sum += thingWorth(r, s, t);
  const seats = s.threat.length;
  let dials = 0;
  let hands = 0;
  for (let seat = 0; seat < seats; seat++) {
    dials += s.out[seat] === 1 ? -300 : dialWorth(s.threat[seat]);
    hands += Math.min(s.hands[seat].length, 8);
  }
  sum += dials + 4 * hands;
  return seats === 1 ? sum : quotient(sum, seats);
}
