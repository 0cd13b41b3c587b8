/** The numbers of Slay the Spire that players go by; what all share counts for all. */
import type { Measure } from '@kolbiste/gamekit';
import type { State } from '../src/state.ts';
import { ALIVE, BLOCK, GOLD, GONE, HP, POTIONS, pileOf, RELICS } from '../src/state.ts';
import { losses } from './seen.ts';

const left = (s: State): number =>
  s.enemies.reduce((sum, enemy) => sum + (enemy[GONE] === ALIVE ? Math.max(0, enemy[HP]) : 0), 0);

export const measures: readonly Measure<State>[] = [
  { name: { cs: 'vaše životy', en: 'your HP' }, of: (s, seat) => s.heroes[seat][HP], worth: 14 },
  { name: { cs: 'životy nepřátel', en: 'HP of the enemies' }, of: left, worth: -5 },
  { name: { cs: 'vaše obrana', en: 'your block' }, of: (s, seat) => s.heroes[seat][BLOCK], worth: 6 },
  {
    name: { cs: 'životy, které v tomto kole ztratíte', en: 'HP that you lose this round' },
    of: losses,
    worth: -14,
  },
  { name: { cs: 'vaše zlaťáky', en: 'your gold' }, of: (s, seat) => s.heroes[seat][GOLD], worth: 3 },
  { name: { cs: 'vaše relikvie', en: 'your relics' }, of: (s, seat) => pileOf(s, seat, RELICS).length, worth: 14 },
  { name: { cs: 'vaše lektvary', en: 'your potions' }, of: (s, seat) => pileOf(s, seat, POTIONS).length, worth: 9 },
];
