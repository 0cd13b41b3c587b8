/** The numbers of a game of TMMStone that players go by. */
import type { Measure } from '@kolbiste/gamekit';
import type { State, Unit } from '../src/state.ts';

const PLACES = 7;

/** The sum of a figure over the units of a seat. */
function overUnits(s: State, seat: number, figure: (u: Unit) => number): number {
  let sum = 0;
  for (let k = 0; k < PLACES; k++) {
    const u = s.units[seat * PLACES + k];
    if (u !== null) sum += figure(u);
  }
  return sum;
}

const attack = (u: Unit): number => u.attack;
const health = (u: Unit): number => u.health;

export const measures: readonly Measure<State>[] = [
  {
    name: { cs: 'životy protivníka', en: 'the opponent’s life' },
    of: (s, seat) => Math.max(0, s.life[1 - seat]),
    worth: -3,
  },
  { name: { cs: 'vaše životy', en: 'your life' }, of: (s, seat) => Math.max(0, s.life[seat]), worth: 3 },
  {
    name: { cs: 'útok protivníkových jednotek', en: 'attack of the opponent’s units' },
    of: (s, seat) => overUnits(s, 1 - seat, attack),
    worth: -5,
  },
  {
    name: { cs: 'útok vašich jednotek', en: 'attack of your units' },
    of: (s, seat) => overUnits(s, seat, attack),
    worth: 5,
  },
  {
    name: { cs: 'zdraví protivníkových jednotek', en: 'health of the opponent’s units' },
    of: (s, seat) => overUnits(s, 1 - seat, health),
    worth: -4,
  },
  {
    name: { cs: 'zdraví vašich jednotek', en: 'health of your units' },
    of: (s, seat) => overUnits(s, seat, health),
    worth: 4,
  },
  { name: { cs: 'karty ve vaší ruce', en: 'cards in your hand' }, of: (s, seat) => s.hands[seat].length, worth: 6 },
];
