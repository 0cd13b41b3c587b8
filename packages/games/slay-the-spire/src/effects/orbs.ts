/** What orbs do: as the board of the Defect prints it, and what lasting texts add [STS 16.7] [STS R38] [STS 18.13]. */
import { LASTING } from '../cards/lasting.ts';
import type { State } from '../state.ts';
import { ORBS, POWERS, pileOf } from '../state.ts';
import { DARK_ORB, FROST, LIGHTNING } from '../vocabulary.ts';
import { lastingSum } from './lasting-sum.ts';

/** By kind: the effect at the end of turn, and the one of being evoked. */
const AT_END = [1, 1, 0];
const EVOKED = [2, 1, 3];

/** The figure of an orb that is evoked; a dark one counts the powers in play. */
export function evokeFigure(s: State, seat: number, orb: number): number {
  const n = EVOKED[orb] + lastingSum(s, seat, LASTING.evoke);
  return orb === DARK_ORB ? n + pileOf(s, seat, POWERS).length + lastingSum(s, seat, LASTING.darkEvoke) : n;
}

/** The figure of an orb at the end of turn. */
export function endFigure(s: State, seat: number, orb: number): number {
  const n = AT_END[orb] + lastingSum(s, seat, LASTING.orbEnd);
  return orb === LIGHTNING ? n + lastingSum(s, seat, LASTING.lightningEnd) : n;
}

/** Kinds of orbs that a hero has, by bit; a dark one does nothing at the end of turn. */
export function orbKinds(s: State, seat: number, atEnd = false): number {
  let kinds = 0;
  for (const orb of pileOf(s, seat, ORBS)) kinds |= 1 << orb;
  return atEnd ? kinds & ((1 << LIGHTNING) | (1 << FROST)) : kinds;
}
