/** Numbers of the table by name: those of heroes and of enemies. */

import { BLOCK, CUBES, ENERGY, GOLD, HP, MIRACLES, POISON, SHIVS, STRENGTH, VULNERABLE, WEAK } from '../src/state.ts';
import type { SpireTable } from './engine/table.ts';

const OF_BOTH = { hp: HP, block: BLOCK } as const;
export const OF_HERO = {
  ...OF_BOTH,
  energy: ENERGY,
  gold: GOLD,
  strength: STRENGTH,
  weak: WEAK,
  vulnerable: VULNERABLE,
  shivs: SHIVS,
  miracles: MIRACLES,
} as const;

/** Row, HP, block and tokens of an enemy lie where those of a hero do. */
export const OF_FOE = {
  ...OF_BOTH,
  strength: STRENGTH,
  weak: WEAK,
  vulnerable: VULNERABLE,
  poison: POISON,
  cubes: CUBES,
} as const;

export type HeroFigure = keyof typeof OF_HERO;
export type FoeFigure = keyof typeof OF_FOE;

/** As written into `data-why` of whatever shows the number. */
export const heroKey = (seat: number, what: HeroFigure): string => `hero:${seat}:${what}`;
export const foeKey = (e: number, what: FoeFigure): string => `enemy:${e}:${what}`;

/** The number itself; undefined while there is no such thing. */
export function figureValue(board: SpireTable, key: string): number | undefined {
  const [of, at, what] = key.split(':');
  if (of === 'hero') return board.heroes[Number(at)]?.[OF_HERO[what as HeroFigure]];
  return board.foes[Number(at)]?.row[OF_FOE[what as FoeFigure]];
}
