/** What each answer of a turn would do, read from its text by verbs and figures. */
import { enemyOf } from '../src/atoms/creatures.ts';
import { COST_X } from '../src/cards/compile.ts';
import { faceOf } from '../src/cards/pool.ts';
import { blockFigure } from '../src/effects/block.ts';
import type { EffectContext } from '../src/effects/context.ts';
import { effectOf } from '../src/effects/context.ts';
import { costOf } from '../src/effects/cost.ts';
import { amountOf } from '../src/effects/count.ts';
import { hitFigure } from '../src/effects/hit.ts';
import { SHIV_TEXT } from '../src/flow/shivs.ts';
import { mayPlayFirst, SHIV } from '../src/legal.ts';
import { NO_ENERGY } from '../src/refusals.ts';
import type { State } from '../src/state.ts';
import { ALIVE, ENERGY, GONE, HAND, pileOf, SHIVS, STANCE, WEAK } from '../src/state.ts';
import { CALM, CALM_ENERGY, POWER, WRATH } from '../src/vocabulary.ts';
import type { Part } from './gist.ts';
import { faceWorth, gistNow, partWorth } from './gist.ts';
import { PLAN as P } from './weights.ts';

/** What one answer of a turn would do. */
export interface Deed {
  readonly option: number;
  readonly cost: number;
  /** Damage to each enemy, before its block; null = it does not hit. */
  damage: number[] | null;
  hits: number;
  /** It hits all that stand there, not one. */
  wide: boolean;
  block: number;
  /** Energy that it brings. */
  gains: number;
  /** The stance that it leads into; -1 = none. */
  stance: number;
  /** What else it brings, in tenths of a point of damage. */
  other: number;
  /** What comes first: energy, cards, what strengthens, attacks, the rest. */
  rank: number;
}

const [ENERGY_FIRST, THEN_CARDS, THEN_STRENGTH, THEN_ATTACKS, LAST] = [0, 1, 2, 3, 4];
const STRENGTHENS: ReadonlySet<string> = new Set(['vulnerable', 'strength', 'strengthUntilEnd', 'weak', 'poison']);
/** After so many rounds a lasting text is worth half: the fight is soon over. */
const LATE = 4;
const LEAST_LASTING = 10;

const sooner = (deed: Deed, rank: number): void => {
  if (rank < deed.rank) deed.rank = rank;
};

function addHits(s: State, x: EffectContext, deed: Deed, { amount, times, wide, strength }: Part): void {
  if (amount === null) return;
  const often = times === null ? 1 : Math.max(0, amountOf(s, x, times));
  const printed = amountOf(s, x, amount);
  deed.damage ??= s.enemies.map(() => 0);
  for (let e = 0; e < s.enemies.length; e++)
    if (s.enemies[e][GONE] === ALIVE) deed.damage[e] += often * hitFigure(s, x.actor, enemyOf(e), printed, strength);
  deed.hits += often;
  // Weak goes with an attack alone, and be it one that does nothing.
  if (s.heroes[x.actor][WEAK] > 0) deed.other += P.weakOff;
  deed.wide ||= wide;
  sooner(deed, THEN_ATTACKS);
}

function addStance(s: State, x: EffectContext, deed: Deed, part: Part): void {
  const now = s.heroes[x.actor][STANCE];
  deed.stance = part.stance;
  if (now === CALM && part.stance !== CALM) deed.gains += CALM_ENERGY;
  deed.other += partWorth(s, x, part);
  if (part.stance === WRATH) sooner(deed, THEN_STRENGTH);
  // Whoever leaves Wrath strikes with everything else before.
  else if (now === WRATH) deed.rank = LAST;
}

function addPart(s: State, x: EffectContext, deed: Deed, part: Part): void {
  const { name, amount, stance } = part;
  if (name === 'hit') return addHits(s, x, deed, part);
  if (stance >= 0) return addStance(s, x, deed, part);
  const n = amount === null ? 1 : amountOf(s, x, amount);
  if (name === 'block') deed.block += blockFigure(s, x, n, 1);
  else if (name === 'energy') deed.gains += n;
  else deed.other += partWorth(s, x, part);
  if (name === 'draw' && n > 0) sooner(deed, THEN_CARDS);
  if (STRENGTHENS.has(name)) sooner(deed, THEN_STRENGTH);
}

function deedOf(s: State, seat: number, option: number, program: number, face: number, cost: number): Deed {
  const deed: Deed = {
    option,
    cost,
    damage: null,
    hits: 0,
    wide: false,
    block: 0,
    gains: 0,
    stance: -1,
    other: 0,
    rank: LAST,
  };
  const first = s.enemies.findIndex((enemy) => enemy[GONE] === ALIVE);
  const x = effectOf(seat, program);
  x.face = face;
  x.X = s.heroes[seat][ENERGY];
  x.targets.push(enemyOf(Math.max(0, first)));
  for (const part of gistNow(s, x)) addPart(s, x, deed, part);
  if (deed.gains > 0) deed.rank = ENERGY_FIRST;
  return deed;
}

function cardDeed(s: State, seat: number, at: number): Deed {
  const face = pileOf(s, seat, HAND)[at];
  const { program, type } = faceOf(face);
  const cost = costOf(s, seat, at);
  const spent = cost === COST_X ? s.heroes[seat][ENERGY] : Math.max(0, cost);
  const deed = deedOf(s, seat, at, program, face, spent);
  const lasting = type === POWER ? Math.max(LEAST_LASTING, faceWorth(face)) : 0;
  deed.other += s.round > LATE ? lasting >> 1 : lasting;
  return deed;
}

/** All cards that could be played, also those that miracles would pay for, and shivs. */
export function deedsOf(s: State, seat: number): Deed[] {
  const out: Deed[] = [];
  const hand = pileOf(s, seat, HAND);
  for (let at = 0; at < hand.length; at++) {
    const refusal = mayPlayFirst(s, seat, at);
    if (refusal === 0 || refusal === NO_ENERGY) out.push(cardDeed(s, seat, at));
  }
  for (let n = s.heroes[seat][SHIVS]; n > 0; n--) out.push(deedOf(s, seat, SHIV, SHIV_TEXT, -1, 0));
  return out;
}
