/** HP, block and tokens of heroes and enemies; the only writers of these. A creature is a seat, or -1 minus the number of an enemy. */
import type { Cite } from '@kolbiste/kernel';
import { emit } from '@kolbiste/kernel';
import { enemyCard } from '../cards/pool.ts';
import { mostHp } from '../effects/lasting-sum.ts';
import { E, T_POISON, T_SHIV, T_STRENGTH, T_VULNERABLE, T_WEAK } from '../events.ts';
import { note, STANCE_SWITCHED, TOKEN_PLACED } from '../notes.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import {
  ALIVE,
  BLOCK,
  CARD,
  ENERGY,
  GONE,
  HP,
  MARKS,
  MAX_HP,
  MIRACLES,
  POISON,
  SHIVS,
  STANCE,
  STRENGTH,
  SWITCHED,
  VULNERABLE,
  WEAK,
} from '../state.ts';
import {
  ALL_MIRACLES,
  ALL_POISON,
  ALL_SHIVS,
  CALM,
  CALM_ENERGY,
  MOST_BLOCK,
  MOST_ENERGY,
  MOST_STRENGTH,
  MOST_VULNERABLE,
  MOST_WEAK,
  NEUTRAL,
} from '../vocabulary.ts';
import { achieve } from './feats.ts';

export const isHero = (who: number): boolean => who >= 0;
export const enemyOf = (e: number): number => -1 - e;
export const rowOf = (s: State, who: number): number[] => (who >= 0 ? s.heroes[who] : s.enemies[-1 - who]);
export const isAlive = (s: State, who: number): boolean =>
  who >= 0 ? s.heroes[who][HP] > 0 : s.enemies[-1 - who][GONE] === ALIVE;

const BLOCK_CAP = cite('24.5', 'R28');
const ENERGY_CAP = cite('24.2', 'R12');
const SHARED = cite('4.2', '18.3', '19.1', 'R29', 'R30');
const HEAL = cite('6.6', 'R34');
const SAME_STANCE = cite('17.16', 'R40');
const LEAVES_NEUTRAL = cite('17.15', '17.17', 'R40');
const LEAVES_CALM = cite('17.18', 'R40');
const UNAFFECTED = cite('10.7', '23.2');

/** Places on a creature, and what it may have at most. */
const PLACE = { [T_STRENGTH]: STRENGTH, [T_WEAK]: WEAK, [T_VULNERABLE]: VULNERABLE } as Readonly<
  Record<number, number>
>;
const CAP = { [T_STRENGTH]: MOST_STRENGTH, [T_WEAK]: MOST_WEAK, [T_VULNERABLE]: MOST_VULNERABLE } as Readonly<
  Record<number, number>
>;
const CAP_RULE = {
  [T_STRENGTH]: cite('24.8', 'R28'),
  [T_WEAK]: cite('24.9', 'R28'),
  [T_VULNERABLE]: cite('24.15', 'R28'),
} as Readonly<Record<number, Cite>>;

/** The mark of an enemy that has lost what kept it up. */
export const EXPOSED = 8;
/** Whether an enemy does not fall below a figure, nor get weak. */
export const isInvincible = (enemy: readonly number[]): boolean =>
  enemyCard(enemy[CARD]).invincible > 0 && (enemy[MARKS] & EXPOSED) === 0;

/** Strength, weak or vulnerable up to the cap of its creature; what is above is lost. Returns what was placed. */
export function addToken(s: State, who: number, kind: number, n: number, rule: Cite, by = who): number {
  const row = rowOf(s, who);
  const at = PLACE[kind];
  if (who < 0 && kind === T_WEAK && isInvincible(row)) {
    emit(s, E.unaffected, UNAFFECTED, who, kind);
    return 0;
  }
  const placed = Math.min(n, CAP[kind] - row[at]);
  if (placed > 0) {
    row[at] += placed;
    emit(s, E.gainedToken, rule, who, kind, placed, row[at]);
    if (who < 0) note(s, TOKEN_PLACED, who, by, kind);
    else if (kind === T_STRENGTH && row[at] === MOST_STRENGTH) achieve(s, 'strength');
  }
  if (placed < n) emit(s, E.capped, CAP_RULE[kind], who, kind, n - placed);
  return placed;
}

/** Takes up to `n` tokens off. */
export function dropToken(s: State, who: number, kind: number, n: number, rule: Cite): void {
  const row = rowOf(s, who);
  const at = PLACE[kind];
  const lost = Math.min(n, row[at]);
  if (lost === 0) return;
  row[at] -= lost;
  emit(s, E.lostToken, rule, who, kind, lost, row[at]);
}

/** What of a supply that all share is not in use. */
export function supplyLeft(s: State, kind: number): number {
  let used = 0;
  if (kind === T_POISON) for (const enemy of s.enemies) used += enemy[POISON];
  else for (const hero of s.heroes) used += hero[kind === T_SHIV ? SHIVS : MIRACLES];
  return (kind === T_POISON ? ALL_POISON : kind === T_SHIV ? ALL_SHIVS : ALL_MIRACLES) - used;
}

/** Poison, shivs or miracles from the common supply: what is left of it [STS 18.3]. Returns what was there. */
export function addShared(s: State, who: number, kind: number, n: number, rule: Cite, by = who): number {
  const row = rowOf(s, who);
  const at = kind === T_POISON ? POISON : kind === T_SHIV ? SHIVS : MIRACLES;
  const placed = Math.min(n, supplyLeft(s, kind));
  if (placed > 0) {
    row[at] += placed;
    emit(s, E.gainedToken, rule, who, kind, placed, row[at]);
    if (who < 0) note(s, TOKEN_PLACED, who, by, kind);
    if (kind === T_POISON && supplyLeft(s, kind) === 0) achieve(s, 'poison');
  }
  if (placed < n) emit(s, E.supplyEmpty, SHARED, kind, n - placed);
  return placed;
}

/** Block: of a hero up to 20, of an enemy without a cap [STS R28]. Returns what was gained. */
export function addBlock(s: State, who: number, n: number, rule: Cite): number {
  const row = rowOf(s, who);
  const gained = who >= 0 ? Math.min(n, MOST_BLOCK - row[BLOCK]) : n;
  if (gained > 0) {
    row[BLOCK] += gained;
    emit(s, E.gainedBlock, rule, who, gained, row[BLOCK]);
    if (who >= 0 && row[BLOCK] === MOST_BLOCK) achieve(s, 'block');
  }
  if (gained < n) emit(s, E.capped, BLOCK_CAP, who, -2, n - gained);
  return gained;
}

export function dropBlock(s: State, who: number, n: number, rule: Cite): void {
  const row = rowOf(s, who);
  const lost = Math.min(n, row[BLOCK]);
  if (lost === 0) return;
  row[BLOCK] -= lost;
  emit(s, E.blockReset, rule, who, lost);
}

/** Energy up to six; what is above is lost [STS 7.6]. */
export function addEnergy(s: State, seat: number, n: number, rule: Cite): void {
  const hero = s.heroes[seat];
  const gained = Math.min(n, MOST_ENERGY - hero[ENERGY]);
  if (gained > 0) {
    hero[ENERGY] += gained;
    emit(s, E.gainedEnergy, rule, seat, gained, hero[ENERGY]);
  }
  if (gained < n) emit(s, E.capped, ENERGY_CAP, seat, -1, n - gained);
}

/** Energy goes, down to none. */
export function dropEnergy(s: State, seat: number, n: number, rule: Cite): void {
  const hero = s.heroes[seat];
  hero[ENERGY] = Math.max(0, hero[ENERGY] - n);
  emit(s, E.energySet, rule, seat, hero[ENERGY]);
}

/** Heals up to the most that the creature may have. */
export function heal(s: State, who: number, n: number, rule: Cite = HEAL): void {
  const row = rowOf(s, who);
  const healed = Math.min(n, (who >= 0 ? mostHp(s, who) : row[MAX_HP]) - row[HP]);
  if (healed <= 0) return;
  row[HP] += healed;
  emit(s, E.healed, rule, who, healed, row[HP]);
}

/** Another stance, at once; leaving Calm gives energy. Into the one that the hero is in nothing happens [STS 17.16]. */
export function enterStance(s: State, seat: number, stance: number, rule: Cite): void {
  const hero = s.heroes[seat];
  const left = hero[STANCE];
  if (left === stance) return void emit(s, E.stanceStays, SAME_STANCE, seat, stance);
  hero[STANCE] = stance;
  hero[SWITCHED]++;
  emit(s, E.stanceEntered, left === NEUTRAL ? LEAVES_NEUTRAL : rule, seat, stance);
  if (left === CALM) addEnergy(s, seat, CALM_ENERGY, LEAVES_CALM);
  note(s, STANCE_SWITCHED, seat, stance);
}
