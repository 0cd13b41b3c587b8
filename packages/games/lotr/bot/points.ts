/** What a position is worth to those who win or lose together: the quest, the dials, heroes and allies, against what threatens them. */
import { reading } from '../src/reading.ts';
import type { State, Thing } from '../src/state.ts';
import { ACTIVE, CHARACTERS, ENGAGED, STAGING } from '../src/state.ts';
import { ALLY, ATTACHMENT, ENEMY, HERO, LOCATION } from '../src/vocabulary.ts';
import { seatsIn, stagingThreat, thingOf, whole } from './seen.ts';

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

/** Progress made on the quest, that of the stages before counted in. */
export function progressMade(s: State): number {
  const stage = thingOf(s, s.quest);
  return stage === undefined ? 0 : BEFORE[reading.stage(stage.card)] + stage.progress;
}

function questWorth(s: State): number {
  const stage = thingOf(s, s.quest);
  if (stage === undefined) return 0;
  return ARRIVED[reading.stage(stage.card)] + 13 * progressMade(s) - obstacle(s, stage);
}

/** How far the enemy that must be brought down stands in the way of a stage. */
function obstacle(s: State, stage: Thing): number {
  const quarry = reading.quarry(stage.card);
  if (quarry === 0) return 0;
  const enemy = s.things.find((t) => t.card === quarry && t.zone !== CHARACTERS);
  if (reading.questPoints(stage.card) > 0) return enemy === undefined ? 0 : 70 - 7 * enemy.damage;
  return enemy === undefined ? 180 : 70 - 16 * enemy.damage;
}

function enemyWorth(s: State, t: Thing): number {
  const bulk = Math.max(0, reading.remaining(s, t)) + reading.defense(s, t);
  if (t.zone === ENGAGED) return -14 - 3 * reading.attack(s, t) - 7 * bulk;
  return -40 - 4 * reading.attack(s, t) - 3 * bulk;
}

function characterWorth(s: State, t: Thing): number {
  const left = reading.remaining(s, t);
  if (reading.type(t.card) !== HERO)
    return 8 * reading.willpower(s, t) + 4 * reading.attack(s, t) + 5 * reading.defense(s, t) + 6 * left;
  const figures = 3 * reading.willpower(s, t) + 4 * reading.attack(s, t) + reading.defense(s, t);
  return 60 + figures + 7 * Math.min(left, 5) - (left <= 1 ? 6 : 0) + 2 * Math.min(t.resources, 6);
}

function locationWorth(t: Thing): number {
  const left = reading.questPoints(t.card) - t.progress;
  if (t.zone === ACTIVE) return -5 * left;
  return t.zone === STAGING ? -8 - 3 * left : 0;
}

function thingWorth(s: State, t: Thing): number {
  const type = reading.type(t.card);
  if (type <= ALLY) return t.zone === CHARACTERS ? characterWorth(s, t) : 0;
  if (type === ATTACHMENT) return 6 * Math.max(0, reading.cost(t.card));
  if (type === ENEMY && (t.zone === STAGING || t.zone === ENGAGED)) return enemyWorth(s, t);
  return type === LOCATION ? locationWorth(t) : 0;
}

/** What lies in the staging area, and by how much all together would fall short of it. */
function stagingWorth(s: State): number {
  const threat = stagingThreat(s);
  let willpower = 0;
  for (const t of s.things) if (t.zone === CHARACTERS) willpower += reading.willpower(s, t);
  return -9 * threat - 22 * Math.max(0, threat + REVEALED * seatsIn(s) - willpower);
}

/** Points are 1/64 of the logarithm of the odds, the same for every seat. */
export function points(s: State): number {
  let sum = s.config.mode === ALONE ? -250 + questWorth(s) + stagingWorth(s) : 40 * s.score - 100;
  for (const t of s.things) sum += thingWorth(s, t);
  const seats = s.threat.length;
  let dials = 0;
  let hands = 0;
  for (let seat = 0; seat < seats; seat++) {
    dials += s.out[seat] === 1 ? -300 : dialWorth(s.threat[seat]);
    hands += Math.min(s.hands[seat].length, 8);
  }
  sum += dials + 6 * hands;
  return seats === 1 ? sum : whole(sum, seats);
}
