/** What a position is worth to those who win or lose together: the quest, the dials, heroes and allies, against what threatens them. */
import { quotient } from '../../tables.ts';
import type { Reading, Ring, Thing } from './seen.ts';
import {
  ACTIVE,
  ALLY,
  ATTACHMENT,
  CHARACTERS,
  ENEMY,
  ENGAGED,
  HERO,
  LOCATION,
  STAGING,
  seatsIn,
  stagingThreat,
} from './seen.ts';

/** Tokens that the stages before one have asked for, and what it is worth to have come there. */
const BEFORE = [0, 0, 8, 10];
const ARRIVED = [0, 0, 0, 60];
const ALONE = 'quest';
/** Threat that the next card brings, on the whole. */
const REVEALED = 2;

/** The worth of a dial: each point counts more the nearer it is to the end. */
function dialWorth(threat: number): number {
  return -4 * threat - 6 * Math.max(0, threat - 38) - 14 * Math.max(0, threat - 43);
}

function questWorth(r: Reading, s: Ring): number {
  const stage = s.things.find((t) => t.id === s.quest);
  if (stage === undefined) return 0;
  const at = r.stage(stage.card);
  return ARRIVED[at] + 13 * (BEFORE[at] + stage.progress) - obstacle(r, s, stage);
}

/** How far the enemy that must be brought down stands in the way of a stage. */
function obstacle(r: Reading, s: Ring, stage: Thing): number {
  const quarry = r.quarry(stage.card);
  if (quarry === 0) return 0;
  const enemy = s.things.find((t) => t.card === quarry && t.zone !== CHARACTERS);
  if (r.questPoints(stage.card) > 0) return enemy === undefined ? 0 : 70 - 7 * enemy.damage;
  return enemy === undefined ? 180 : 70 - 16 * enemy.damage;
}

function enemyWorth(r: Reading, s: Ring, t: Thing): number {
  const bulk = Math.max(0, r.remaining(s, t)) + r.defense(s, t);
  if (t.zone === ENGAGED) return -14 - 3 * r.attack(s, t) - 7 * bulk;
  return -40 - 4 * r.attack(s, t) - 3 * bulk;
}

function characterWorth(r: Reading, s: Ring, t: Thing): number {
  const left = r.remaining(s, t);
  if (r.type(t.card) !== HERO) return 8 * r.willpower(s, t) + 4 * r.attack(s, t) + 5 * r.defense(s, t) + 6 * left;
  const figures = 3 * r.willpower(s, t) + 4 * r.attack(s, t) + r.defense(s, t);
  return 60 + figures + 7 * Math.min(left, 5) - (left <= 1 ? 6 : 0) + 2 * Math.min(t.resources, 6);
}

function locationWorth(r: Reading, t: Thing): number {
  const left = r.questPoints(t.card) - t.progress;
  if (t.zone === ACTIVE) return -5 * left;
  return t.zone === STAGING ? -8 - 3 * left : 0;
}

function thingWorth(r: Reading, s: Ring, t: Thing): number {
  const type = r.type(t.card);
  if (type <= ALLY) return t.zone === CHARACTERS ? characterWorth(r, s, t) : 0;
  if (type === ATTACHMENT) return 6 * Math.max(0, r.cost(t.card));
  if (type === ENEMY && (t.zone === STAGING || t.zone === ENGAGED)) return enemyWorth(r, s, t);
  return type === LOCATION ? locationWorth(r, t) : 0;
}

/** What lies in the staging area, and by how much all together would fall short of it. */
function stagingWorth(r: Reading, s: Ring): number {
  const threat = stagingThreat(r, s);
  let willpower = 0;
  for (const t of s.things) if (t.zone === CHARACTERS) willpower += r.willpower(s, t);
  return -9 * threat - 22 * Math.max(0, threat + REVEALED * seatsIn(s) - willpower);
}

/** Points are 1/64 of the logarithm of the odds, the same for every seat. */
export function pointsOf(r: Reading, s: Ring): number {
  let sum = s.config.mode === ALONE ? -250 + questWorth(r, s) + stagingWorth(r, s) : 40 * s.score - 100;
  for (const t of s.things) sum += thingWorth(r, s, t);
  const seats = s.threat.length;
  let dials = 0;
  let hands = 0;
  for (let seat = 0; seat < seats; seat++) {
    dials += s.out[seat] === 1 ? -300 : dialWorth(s.threat[seat]);
    hands += Math.min(s.hands[seat].length, 8);
  }
  sum += dials + 6 * hands;
  return seats === 1 ? sum : quotient(sum, seats);
}
