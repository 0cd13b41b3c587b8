/** The boards of the heroes: HP, what they begin with, and their starting abilities [STS 6.8] [STS R115]. */
import { IRONCLAD } from '../vocabulary.ts';
import { textsOf } from './texts.ts';

interface Board {
  readonly hp: number;
  readonly slots: number;
  /** The ability at the start and at the end of a fight; -1 = none. */
  readonly combat: number;
  readonly combatEnd: number;
}

const program = textsOf('heroes');
const NO_TEXT = -1;
const BOARDS: readonly Board[] = [
  { hp: 10, slots: 0, combat: NO_TEXT, combatEnd: program([{ heal: 1 }], true) },
  { hp: 9, slots: 0, combat: program([{ draw: 2 }], true), combatEnd: NO_TEXT },
  { hp: 9, slots: 3, combat: program([{ channel: 'lightning' }], true), combatEnd: NO_TEXT },
  { hp: 9, slots: 0, combat: program([{ miracle: 1 }], true), combatEnd: NO_TEXT },
];

export const startOf = (hero: number): Board => BOARDS[hero] ?? BOARDS[IRONCLAD];
