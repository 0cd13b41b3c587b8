/** What a position is worth to those who win or lose together: heroes and what they own, the way they have come, against the enemies that stand. */
import { mapOf } from '../src/cards/maps.ts';
import type { State } from '../src/state.ts';
import {
  ALIVE,
  BLOCK,
  DECK,
  ENERGY,
  GOLD,
  GONE,
  HP,
  ORBS,
  POISON,
  POTIONS,
  POWERS,
  pileOf,
  RELICS,
  STRENGTH,
  VULNERABLE,
  WEAK,
} from '../src/state.ts';
import { faceWorth } from './gist.ts';
import { losses } from './seen.ts';
import { WEIGHTS as W } from './weights.ts';

/** The worth of HP: each counts more the fewer are left. */
const hpWorth = (hp: number): number => W.hp * hp + W.fewHp * Math.min(hp, 4) + W.lastHp * Math.min(hp, 2);

/** A card that is better than what a deck draws on the whole makes it better; the others are in its way. */
const cardWorth = (face: number): number =>
  Math.max(-W.worstCard, Math.min(W.bestCard, (faceWorth(face) - W.usualCard) >> 1));

function deckWorth(s: State, seat: number): number {
  let sum = 0;
  for (const face of pileOf(s, seat, DECK)) sum += cardWorth(face);
  return sum;
}

function ownWorth(s: State, seat: number): number {
  const relics = W.relic * pileOf(s, seat, RELICS).length;
  const potions = W.potion * pileOf(s, seat, POTIONS).length;
  return relics + potions + W.gold * s.heroes[seat][GOLD] + deckWorth(s, seat);
}

/** What a hero has of this fight alone. */
function fightWorth(s: State, seat: number): number {
  const hero = s.heroes[seat];
  return (
    W.strength * hero[STRENGTH] +
    W.block * hero[BLOCK] +
    W.energy * hero[ENERGY] -
    W.harm * (hero[WEAK] + hero[VULNERABLE]) +
    W.power * pileOf(s, seat, POWERS).length +
    W.orb * pileOf(s, seat, ORBS).length
  );
}

function enemyWorth(enemy: readonly number[]): number {
  const left = Math.max(1, enemy[HP] - (enemy[POISON] >> 1));
  return (
    -W.enemy -
    W.enemyHp * left -
    W.enemyBlock * enemy[BLOCK] -
    W.enemyStrength * enemy[STRENGTH] +
    W.enemyHarm * Math.min(3, enemy[WEAK] + enemy[VULNERABLE])
  );
}

/** Rows of the map that have been climbed. */
const rowsBehind = (s: State): number => (s.node < 0 ? 0 : mapOf(s.act, s.map).nodes[s.node].row);

/** Points are 1/64 of the logarithm of the odds, the same for every seat. */
export function points(s: State): number {
  const seats = s.heroes.length;
  const fights = s.fight > 0 && s.over === 0;
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    const hp = s.heroes[seat][HP];
    sum += hpWorth(fights ? hp - losses(s, seat) : hp) + ownWorth(s, seat);
    if (fights) sum += fightWorth(s, seat);
  }
  if (fights) for (const enemy of s.enemies) if (enemy[GONE] === ALIVE) sum += enemyWorth(enemy);
  return ((sum / seats) | 0) - W.even + (s.config.fight === '' ? W.row * rowsBehind(s) : 0);
}
