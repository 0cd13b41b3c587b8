/** What a player would count in a game of TMMStone: life, units, cards, mana to come. Greedy and the searching levels judge by it. */
import type { Evaluation, Mind } from '@kolbiste/gamekit';
import type { State, Unit } from '../src/state.ts';
import { FROZEN, SILENCED } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { CANNOT_ATTACK, INACTIVE, LIFESTEAL, POISONOUS, SHIELD, STEALTH, TAUNT } from '../src/vocabulary.ts';
import { measures } from './measures.ts';

const PLACES = 7;

/** What a point of life is worth: the last ones more than the first. */
function lifeWorth(life: number): number {
  if (life <= 0) return -400;
  return 2 * life + (life < 15 ? -3 * (15 - life) : 0);
}

function unitWorth(u: Unit): number {
  const fights = (u.keywords & (INACTIVE | CANNOT_ATTACK)) === 0;
  let worth = 3 + (fights ? 5 * u.attack : u.attack) + 4 * u.health;
  if (u.keywords & TAUNT) worth += 3;
  if (u.keywords & SHIELD) worth += 2 + 2 * u.attack;
  if (u.keywords & STEALTH) worth += 2;
  if (u.keywords & POISONOUS) worth += 8;
  if (u.keywords & LIFESTEAL) worth += 2 * u.attack;
  if (u.marks & FROZEN) worth -= 2 * u.attack;
  if (u.marks & SILENCED) worth -= 2;
  return worth;
}

function side(s: State, seat: number): number {
  let sum = lifeWorth(s.life[seat]) + 6 * Math.min(8, s.hands[seat].length) + 4 * s.slots[seat] - 4 * s.fatigue[seat];
  for (let k = 0; k < PLACES; k++) {
    const u = s.units[seat * PLACES + k];
    if (u !== null) sum += unitWorth(u);
  }
  for (const l of s.laid) if (l.seat === seat && l.slot > 0) sum += 10;
  return sum;
}

/** Points are 1/64 of the logarithm of the odds. */
const evaluation: Evaluation<State, View> = {
  points: (s, seat) => side(s, seat) - side(s, 1 - seat),
  horizon: 0,
  minor: new Set(['slot']),
};

export const mind: Mind = { evaluation, fitted: null, measures };
