/** The numbers of a duel that players go by. */
import type { Measure } from '@kolbiste/gamekit';
import type { State } from '../src/state.ts';
import { ABSENT, BROKEN, CURSED } from '../src/vocabulary.ts';

const WEAPONS = 5;

/** Weapons that are neither broken nor cursed. */
function sound(s: State, seat: number): number {
  let count = 0;
  for (let w = seat * WEAPONS; w < seat * WEAPONS + WEAPONS; w++) {
    const state = s.weapons[w];
    if (state !== ABSENT && state !== BROKEN && state !== CURSED) count++;
  }
  return count;
}

export const measures: readonly Measure<State>[] = [
  {
    name: { cs: 'životy soupeře', en: 'the opponent’s life' },
    of: (s, seat) => Math.max(0, s.life[1 - seat]),
    worth: -18,
  },
  { name: { cs: 'vaše životy', en: 'your life' }, of: (s, seat) => Math.max(0, s.life[seat]), worth: 18 },
  {
    name: { cs: 'soupeřovy celé zbraně', en: 'the opponent’s sound weapons' },
    of: (s, seat) => sound(s, 1 - seat),
    worth: -12,
  },
  { name: { cs: 'vaše celé zbraně', en: 'your sound weapons' }, of: sound, worth: 12 },
  { name: { cs: 'vaše energie', en: 'your energy' }, of: (s, seat) => s.energy[seat], worth: 4 },
];
