/** What texts count, and what they ask. */
import { rowOf } from '../atoms/creatures.ts';
import { ENRAGED } from '../atoms/enemies.ts';
import { enemyCard, faceOf } from '../cards/pool.ts';
import type { State } from '../state.ts';
import {
  ALIVE,
  ATTACKS,
  BLOCK,
  BLOCK_LEFT,
  CARD,
  CARDS,
  CUBES,
  DISCARD,
  DISCARDED,
  DRAW,
  ENEMY_FIELDS,
  ENERGY,
  EXHAUST,
  GOLD,
  GONE,
  HAND,
  HP,
  LOST_HP,
  MARKS,
  MAX_HP,
  MIRACLES,
  ORBS,
  POISON,
  POWERS,
  POWERS_PLAYED,
  pileOf,
  SHIVS,
  SHUFFLED,
  SLOT,
  STANCE,
  STRENGTH,
  SWITCHED,
  WEAK,
} from '../state.ts';
import type { Amount } from '../verbs/terms.ts';
import { CONDITIONS, COUNTS } from '../verbs/terms.ts';
import { ATTACK, CALM, FROST, LIGHTNING, SKILL, WRATH } from '../vocabulary.ts';
import type { EffectContext } from './context.ts';
import { effectOf, NOTHING } from './context.ts';
import { intending } from './intent.ts';

type Counter = (s: State, x: EffectContext) => number;

const inHand =
  (passes: (face: number) => boolean): Counter =>
  (s, x) => {
    let n = 0;
    for (const face of pileOf(s, x.actor, HAND)) if (passes(face)) n++;
    return n;
  };
const pile =
  (kind: number): Counter =>
  (s, x) =>
    pileOf(s, x.actor, kind).length;
const field =
  (at: number): Counter =>
  (s, x) =>
    rowOf(s, x.actor)[at];
const orbs =
  (orb: number): Counter =>
  (s, x) => {
    let n = 0;
    for (const each of pileOf(s, x.actor, ORBS)) if (each === orb) n++;
    return n;
  };
const NOBODY: readonly number[] = ENEMY_FIELDS.map(() => 0);
/** The creature that was aimed at; nobody where none was there [STS R9], or where a text aims at nobody. */
const target = (s: State, x: EffectContext): readonly number[] => {
  const [first = NOTHING] = x.targets;
  return first === NOTHING ? NOBODY : rowOf(s, first);
};

const COUNTERS: Readonly<Record<(typeof COUNTS)[number], Counter>> = {
  one: () => 1,
  X: (_s, x) => x.X,
  block: field(BLOCK),
  strength: field(STRENGTH),
  hand: pile(HAND),
  otherCards: pile(HAND),
  attacksInHand: inHand((face) => faceOf(face).type === ATTACK),
  skillsInHand: inHand((face) => faceOf(face).type === SKILL),
  strikesInHand: inHand((face) => faceOf(face).strike),
  retainedInHand: inHand((face) => faceOf(face).retain),
  exhaustPile: pile(EXHAUST),
  taken: (_s, x) => x.count,
  orbs: pile(ORBS),
  orbKinds: (s, x) => new Set(pileOf(s, x.actor, ORBS)).size,
  lightningOrbs: orbs(LIGHTNING),
  frostOrbs: orbs(FROST),
  miracles: field(MIRACLES),
  powers: pile(POWERS),
  otherAttacks: (s, x) => s.heroes[x.actor][ATTACKS],
  weakAndPoison: (s, x) => target(s, x)[WEAK] + target(s, x)[POISON],
  unblocked: (_s, x) => x.unblocked,
  attackers: (s, x) => intending(s, x.actor).length,
  heroes: (s) => s.heroes.length,
  energy: field(ENERGY),
  orbsGone: (_s, x) => x.count,
  cubes: field(CUBES),
  lost: (_s, x) => x.X,
};
const COUNTER_LIST = COUNTS.map((name) => COUNTERS[name]);

export function amountOf(s: State, x: EffectContext, { base, per, of, more, when }: Amount): number {
  if (more !== 0) return holds(s, x, when) ? base + more : base;
  return per === 0 ? base : base + per * COUNTER_LIST[of](s, x);
}

type Test = (s: State, x: EffectContext) => boolean;
const die =
  (...faces: number[]): Test =>
  (s) =>
    faces.includes(s.die);
const types = (s: State, x: EffectContext): number[] => pileOf(s, x.actor, HAND).map((face) => faceOf(face).type);

const TESTS: Readonly<Record<(typeof CONDITIONS)[number], Test>> = {
  die12: die(1, 2),
  die34: die(3, 4),
  die56: die(5, 6),
  die123: die(1, 2, 3),
  die456: die(4, 5, 6),
  die1234: die(1, 2, 3, 4),
  wrath: (s, x) => s.heroes[x.actor][STANCE] === WRATH,
  calm: (s, x) => s.heroes[x.actor][STANCE] === CALM,
  lostHp: (s, x) => s.heroes[x.actor][LOST_HP] > 0,
  discarded: (s, x) => s.heroes[x.actor][DISCARDED] > 0,
  shivs: (s, x) => s.heroes[x.actor][SHIVS] > 0,
  // The card itself is counted once it is played.
  firstCard: (s, x) => s.heroes[x.actor][CARDS] <= 1,
  firstTurn: (s) => s.round === 1,
  onlyAttacks: (s, x) => types(s, x).every((type) => type === ATTACK),
  // A card that something else makes be played lies in the hand no more.
  onlyAttack: (s, x) => types(s, x).filter((type) => type === ATTACK).length <= (x.face < 0 ? 1 : 0),
  noAttacks: (s, x) => !types(s, x).includes(ATTACK),
  emptyHand: (s, x) => pileOf(s, x.actor, HAND).length === 0,
  drawPileEmpty: (s, x) => pileOf(s, x.actor, DRAW).length === 0,
  killed: (_s, x) => x.kills > 0,
  targetFull: (s, x) => target(s, x)[HP] === target(s, x)[MAX_HP],
  targetPoisoned: (s, x) => target(s, x)[POISON] > 0,
  noBlock: (s, x) => rowOf(s, x.actor)[BLOCK] === 0,
  threeOrbs: (s, x) => pileOf(s, x.actor, ORBS).length >= 3,
  topFree: (s, x) => {
    const top = pileOf(s, x.actor, DISCARD).at(-1);
    return top !== undefined && ownCost(s, x.actor, top) === 0;
  },
  retained: (_s, x) => x.subject === 1,
  scriedAway: (_s, x) => x.subject === 2,
  drewSkill: (_s, x) => x.subject === SKILL,
  switched: (s, x) => s.heroes[x.actor][SWITCHED] > 0,
  goldTen: (s, x) => s.heroes[x.actor][GOLD] >= 10,
  smallHand: (s, x) => pileOf(s, x.actor, HAND).length <= 2,
  shuffled: (s, x) => s.heroes[x.actor][SHUFFLED] > 0,
  enraged: (s, x) => (s.enemies[-1 - x.actor][MARKS] & ENRAGED) !== 0,
  defensive: (s, x) => s.enemies[-1 - x.actor][SLOT] >= enemyCard(s.enemies[-1 - x.actor][CARD]).defends,
  noDaggers: (s) => !s.enemies.some((enemy) => enemy[GONE] === ALIVE && enemyCard(enemy[CARD]).kind === 'dagger'),
  powerPlayed: (s, x) => s.heroes[x.actor][POWERS_PLAYED] > 0,
  alone: (s) => s.heroes.length === 1,
  blockLeft: (s, x) => s.heroes[x.actor][BLOCK_LEFT] > 0,
};
const TEST_LIST = CONDITIONS.map((name) => TESTS[name]);

export const holds = (s: State, x: EffectContext, condition: number): boolean => TEST_LIST[condition](s, x);

/** What a card costs by itself, wherever it lies: printed, and what its own text says [STS 18.4]; below 0 = X or no cost. */
export function ownCost(s: State, seat: number, face: number): number {
  const { cost, costIf, lessPerPower } = faceOf(face);
  if (cost < 0) return cost;
  const named = costIf !== null && holds(s, effectOf(seat, 0), costIf[0]) ? costIf[1] : cost;
  return Math.max(0, lessPerPower ? named - pileOf(s, seat, POWERS).length : named);
}
