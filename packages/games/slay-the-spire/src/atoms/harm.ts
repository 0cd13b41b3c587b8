/** Damage, loss of HP, and what follows at once: death, the end of a combat, defeat. */
import type { Cite } from '@kolbiste/kernel';
import { clearFlow, emit } from '@kolbiste/kernel';
import { LASTING } from '../cards/lasting.ts';
import { enemyCard, enemyNamed, faceOf } from '../cards/pool.ts';
import { lastingSum } from '../effects/lasting-sum.ts';
import { E } from '../events.ts';
import { flow } from '../flow/registry.ts';
import { empty } from '../lists.ts';
import { ENEMY_DIED, ENEMY_HURT, note, noteOfEnemy } from '../notes.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import {
  ALIVE,
  BLOCK,
  CARD,
  CUBES,
  CUBES_OF_POWER,
  DEAD,
  GONE,
  HP,
  LEFT,
  LOST,
  LOST_HP,
  LOST_ROUND,
  MAX_HP,
  POISON,
  POWER_CUBES,
  POWERS,
  pileOf,
  ROW,
  SHIELDED,
  SLOT,
  STRENGTH,
  VULNERABLE,
  WEAK,
} from '../state.ts';
import { BOSS } from '../vocabulary.ts';
import { enemyOf, isInvincible, rowOf } from './creatures.ts';
import { drawSummon } from './enemies.ts';
import { achieve, slain } from './feats.ts';
import { savedByPotion } from './items.ts';
import { fall, fightsOn } from './last-stand.ts';
import { countUp } from './outcome.ts';
import { exhaustPower } from './piles.ts';
import { dropAttached } from './powers.ts';
import { rises } from './returns.ts';

const DEATH = cite('13.10', 'R63');
/** Whoever it called stays. */
const DEATH_AMONG = cite('13.10', '18.8', 'R63');
const FLED = cite('13.12', 'R62');
const WON = cite('13.12', 'R64', 'R66');
const DEFEAT = cite('2.3', '13.11', 'R65', 'R66');
/** Outside of a fight nobody fights on. */
const DEFEAT_IN_A_ROOM = cite('2.3', 'R90', 'R65');
const AVERTED = cite('24.5', '6.7');
const PREVENTED = cite('R33', '18.9');
const UNHURT = cite('10.7', '23.2');

/** Whether what is under way is dropped: the fight is over, or the adventure. */
export const isStopped = (s: State): boolean => s.over !== 0 || s.outcome !== 0;

/** What is true as a boss is beaten, before effects of the end [STS R100]. */
function judgeBoss(s: State): void {
  if (s.round === 1) achieve(s, 'firstTurn');
  if (s.heroes.every((hero) => hero[HP] === hero[MAX_HP])) achieve(s, 'unhurt');
}

/** Ends the fight on the spot: everything under way is dropped [STS R64]. */
function endCombat(s: State): void {
  emit(s, E.combatWon, WON);
  if (s.fight - 1 === BOSS) judgeBoss(s);
  s.over = 1;
  empty(s.notes);
  empty(s.pool);
  const combat = flow.named('combat');
  if (combat === undefined) return;
  let at = s.frames.length - 1;
  while (at >= 0 && s.frames[at].p !== combat.id) at--;
  s.frames.length = at + 1;
  const won = combat.steps.find(({ name }) => name === 'won');
  if (at >= 0 && won !== undefined) s.frames[at].pc = won.index;
}

/** Whether enemies are there, or will be. */
function isContested(s: State): boolean {
  if (s.arrivals.length > 0) return true;
  for (const enemy of s.enemies) if (enemy[GONE] === ALIVE) return true;
  return false;
}

function endIfWon(s: State): void {
  if (!isContested(s)) endCombat(s);
}

/** What no enemy keeps that is gone. */
const OF_LIVING = [BLOCK, STRENGTH, WEAK, VULNERABLE, POISON, CUBES];

/** An enemy at 0 HP: its tokens go, what its death sets off is noted, and the fight may be over [STS 13.10]. */
function die(s: State, e: number): void {
  const enemy = s.enemies[e];
  enemy[GONE] = DEAD;
  enemy[HP] = 0;
  for (const at of OF_LIVING) enemy[at] = 0;
  emit(s, E.enemyDied, s.enemies.length > 1 ? DEATH_AMONG : DEATH, e, enemy[CARD], enemy[ROW]);
  const printed = enemyCard(enemy[CARD]);
  // What comes because it died keeps the fight going [STS 13.12].
  for (const seat of s.heroes.keys())
    for (const { kind, strength } of printed.splits) {
      const card = drawSummon(s, kind);
      if (card >= 0) s.arrivals.push(card, seat, strength);
    }
  if (printed.becomes !== '') s.arrivals.push(enemyNamed(printed.becomes).card, enemy[ROW], 0);
  note(s, ENEMY_DIED, enemyOf(e));
  dropAttached(s, enemyOf(e), true);
  endIfWon(s);
}

/** An enemy flees: nothing that speaks of its death happens [STS R62]. */
export function leave(s: State, e: number): void {
  const enemy = s.enemies[e];
  enemy[GONE] = LEFT;
  for (const at of OF_LIVING) enemy[at] = 0;
  emit(s, E.enemyLeft, FLED, e, enemy[CARD], enemy[ROW]);
  dropAttached(s, enemyOf(e), false);
  endIfWon(s);
}

export function kill(s: State, e: number): void {
  if (s.enemies[e][GONE] === ALIVE) die(s, e);
}

/** All lose as soon as a hero dies [STS 2.3]; by a variant the others fight on [STS 23.3]. */
function heroDies(s: State, seat: number): void {
  const rule = s.fight > 0 ? DEFEAT : DEFEAT_IN_A_ROOM;
  emit(s, E.heroDied, rule, seat);
  if (fightsOn(s)) return fall(s, seat);
  emit(s, E.lost, rule);
  s.outcome = LOST;
  if (s.config.fight === '') countUp(s, s.act - 1);
  clearFlow(s);
}

/** Whether a power in play prevents a loss of HP: a cube for each, the last one exhausts it [STS 18.9] [STS R33]. */
function buffers(s: State, seat: number): boolean {
  const powers = pileOf(s, seat, POWERS);
  const cubes = pileOf(s, seat, POWER_CUBES);
  for (let at = 0; at < powers.length; at++) {
    const most = faceOf(powers[at]).statics.find(({ kind }) => kind === LASTING.buffer)?.value;
    if (most === undefined) continue;
    cubes[at]++;
    if ((cubes[at] & CUBES_OF_POWER) === most) exhaustPower(s, seat, at, PREVENTED);
    return true;
  }
  return false;
}

/** What an enemy can lose at most now: nothing on some slots, and not below what keeps it up. */
function mostOfEnemy(s: State, enemy: readonly number[], n: number): number {
  const { immune, invincible, actions } = enemyCard(enemy[CARD]);
  if (immune && actions[enemy[SLOT]]?.immune) return 0;
  if (!isInvincible(enemy)) return n;
  return Math.max(0, enemy[HP] - invincible * s.heroes.length);
}

/** What of a loss is really lost: at most one a round where something says so. */
function afterPrevention(s: State, who: number, n: number): number {
  if (who < 0) {
    const lost = Math.min(n, mostOfEnemy(s, s.enemies[-1 - who], n));
    if (lost < n) emit(s, E.prevented, UNHURT, who, n - lost);
    return lost;
  }
  const hero = s.heroes[who];
  const shielded = hero[SHIELDED] !== 0 || lastingSum(s, who, LASTING.shielded) > 0;
  const most = shielded ? Math.max(0, 1 - hero[LOST_ROUND]) : n;
  let lost = Math.min(n, most);
  if (lost > 0 && buffers(s, who)) lost = 0;
  if (lost < n) emit(s, E.prevented, PREVENTED, who, n - lost);
  return lost;
}

/** HP go, whatever the block. Returns what was lost. */
export function reduce(s: State, who: number, n: number): number {
  const row = rowOf(s, who);
  const lost = Math.min(afterPrevention(s, who, n), row[HP]);
  if (lost <= 0) return 0;
  row[HP] -= lost;
  if (who >= 0) {
    row[LOST_HP] += lost;
    row[LOST_ROUND] += lost;
  }
  return lost;
}

/** After HP were lost, so many of them: death, or a note for those who listen. */
export function settleLoss(s: State, who: number, lost: number): void {
  if (rowOf(s, who)[HP] > 0 || (who < 0 && rises(s, -1 - who))) {
    if (who < 0) noteOfEnemy(s, ENEMY_HURT, who, lost);
  } else if (who < 0) {
    slain(s, s.enemies[-1 - who][CARD]);
    die(s, -1 - who);
  } else if (!savedByPotion(s, who)) heroDies(s, who);
}

/** HP are lost; what follows at once is still to be settled. How many were. */
export function lose(s: State, who: number, n: number, rule: Cite): number {
  const lost = reduce(s, who, n);
  if (lost > 0) emit(s, E.hurt, rule, who, lost, rowOf(s, who)[HP]);
  return lost;
}

/** Loss of HP that block does not avert [STS 18.2]. */
export function loseHp(s: State, who: number, n: number, rule: Cite): void {
  const lost = lose(s, who, n, rule);
  if (lost > 0) settleLoss(s, who, lost);
}

/** The HP of a creature become 0, which is neither damage nor a loss that anything prevents. */
export function bringDown(s: State, who: number, rule: Cite): void {
  const row = rowOf(s, who);
  const lost = row[HP];
  emit(s, E.hurt, rule, who, lost, 0);
  row[HP] = 0;
  settleLoss(s, who, lost);
}

/** What block lets through of damage [STS 24.5]. */
export function throughBlock(s: State, who: number, n: number): number {
  const row = rowOf(s, who);
  const used = Math.min(n, row[BLOCK]);
  if (used > 0) {
    row[BLOCK] -= used;
    emit(s, E.blocked, AVERTED, who, used, row[BLOCK]);
  }
  return n - used;
}

/** Damage that is no hit: block averts it, nothing changes it [STS 24.14]. */
export function damage(s: State, who: number, n: number, rule: Cite): void {
  loseHp(s, who, throughBlock(s, who, n), rule);
}
