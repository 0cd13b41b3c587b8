/** What a player would count in a game of TMMStone: life, units, cards, mana to come. Greedy and the searching levels judge by it. */
import type { Evaluation } from '../evaluation.ts';

interface SeenUnit {
  readonly attack: number;
  readonly health: number;
  readonly marks: number;
  readonly keywords: number;
  readonly place: number;
}

/** The part of the state that is judged. */
export interface Stone {
  readonly life: readonly number[];
  readonly slots: readonly number[];
  readonly fatigue: readonly number[];
  readonly hands: readonly (readonly number[])[];
  readonly units: readonly (SeenUnit | null)[];
  readonly laid: readonly { readonly seat: number; readonly slot: number }[];
}

const PLACES = 7;
/** Marks and keywords as the game numbers them. */
const FROZEN = 2;
const SILENCED = 4;
const TAUNT = 1;
const SHIELD = 2;
const STEALTH = 4;
const POISONOUS = 8;
const LIFESTEAL = 16;
const INACTIVE = 32;
const CANNOT_ATTACK = 128;

/** What a point of life is worth: the last ones more than the first. */
function lifeWorth(life: number): number {
  if (life <= 0) return -400;
  return 2 * life + (life < 15 ? -3 * (15 - life) : 0);
}

function unitWorth(u: SeenUnit): number {
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

function side(s: Stone, seat: number): number {
  let sum = lifeWorth(s.life[seat]) + 6 * Math.min(8, s.hands[seat].length) + 4 * s.slots[seat] - 4 * s.fatigue[seat];
  for (let k = 0; k < PLACES; k++) {
    const u = s.units[seat * PLACES + k];
    if (u !== null) sum += unitWorth(u);
  }
  for (const l of s.laid) if (l.seat === seat && l.slot > 0) sum += 10;
  return sum;
}

/** Points are 1/64 of the logarithm of the odds. */
export const tmmstone: Evaluation<Stone> = {
  points: (s, seat) => side(s, seat) - side(s, 1 - seat),
  horizon: 0,
  minor: new Set(['slot']),
};
