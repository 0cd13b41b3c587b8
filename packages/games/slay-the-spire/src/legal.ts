/** Predicates of everything a player may point at in a fight: 0 = legal, otherwise the number of a refusal. */
import { timesUsed } from './atoms/items.ts';
import { COST_X } from './cards/compile.ts';
import { faceOf, relicCard } from './cards/pool.ts';
import { effectOf } from './effects/context.ts';
import { confusedCost, costOf } from './effects/cost.ts';
import { holds } from './effects/count.ts';
import { isLimited } from './effects/intent.ts';
import * as R from './refusals.ts';
import type { State } from './state.ts';
import {
  ENERGY,
  HAND,
  HELD,
  MARKED_THIS_TURN,
  MIRACLES,
  NO_PLAY,
  POTIONS,
  POWER_CUBES,
  POWERS,
  pileOf,
  RELICS,
  SHIVS,
  USES,
} from './state.ts';
import { MOST_ENERGY } from './vocabulary.ts';

/** Options of the play phase beside the places of the hand. */
export const SHIV = 100;
export const MIRACLE = 101;
export const POTION = 110;
export const RELIC = 130;
export const POWER_USE = 160;
export const END_TURN = 199;

/** Whether an equal card, remembered alike, stands before this one. */
export function isSecond(s: State, seat: number, at: number): boolean {
  const hand = pileOf(s, seat, HAND);
  const marks = pileOf(s, seat, HELD);
  for (let k = 0; k < at; k++) if (hand[k] === hand[at] && marks[k] === marks[at]) return true;
  return false;
}

/** May this card of the hand be played? [STS 12.12] [STS R9] */
export function mayPlay(s: State, seat: number, at: number): number {
  const hand = pileOf(s, seat, HAND);
  if (hand[at] === undefined) return R.NOT_HERE;
  return isSecond(s, seat, at) ? R.SAME_CARD : mayPlayFirst(s, seat, at);
}

/**
 * As `mayPlay`, of a card that is there and has no equal one before it. What is the same for the whole hand may be handed over.
 * @param confused as `confusedCost`
 * @param limited as `isLimited`
 */
export function mayPlayFirst(
  s: State,
  seat: number,
  at: number,
  confused = confusedCost(s, seat),
  limited = isLimited(s, seat),
): number {
  if (s.heroes[seat][NO_PLAY] !== 0) return R.NO_MORE_CARDS;
  const face = faceOf(pileOf(s, seat, HAND)[at]);
  if (face.unplayable) return R.UNPLAYABLE;
  if (limited) return R.CARD_LIMIT;
  if (face.playIf >= 0 && !holds(s, effectOf(seat, 0), face.playIf)) return R.NOT_MET;
  const cost = costOf(s, seat, at, confused);
  if (face.xMin > 0 && face.xMin > (cost === COST_X ? s.heroes[seat][ENERGY] + s.heroes[seat][MIRACLES] : 0))
    return R.NOT_MET;
  return cost !== COST_X && cost > s.heroes[seat][ENERGY] ? R.NO_ENERGY : 0;
}

/** May a shiv be thrown? [STS 17.6] [STS R36] */
export function mayThrow(s: State, seat: number): number {
  if (s.heroes[seat][NO_PLAY] !== 0) return R.NO_MORE_CARDS;
  return s.heroes[seat][SHIVS] > 0 ? 0 : R.NO_SHIV;
}

/** May a miracle become energy? [STS R13] [STS R14] */
export function mayPray(s: State, seat: number): number {
  if (s.heroes[seat][MIRACLES] === 0) return R.NO_MIRACLE;
  return s.heroes[seat][ENERGY] < MOST_ENERGY ? 0 : R.ENERGY_FULL;
}

/** May this relic be used now? */
export function mayUseRelic(s: State, seat: number, at: number): number {
  const relic = pileOf(s, seat, RELICS)[at];
  if (relic === undefined) return R.NOT_HERE;
  const ability = relicCard(relic).use;
  if (ability === null) return R.HAS_NO_USE;
  if (relicCard(relic).outside) return R.OUT_OF_FIGHTS;
  if (ability.once !== '' && timesUsed(pileOf(s, seat, USES)[at]) >= ability.times) return R.USED_UP;
  return ability.condition >= 0 && !holds(s, effectOf(seat, 0), ability.condition) ? R.NOT_MET : 0;
}

/** May this potion be drunk in a fight? */
export function mayDrink(s: State, seat: number, at: number): number {
  const potion = pileOf(s, seat, POTIONS)[at];
  if (potion === undefined) return R.NOT_HERE;
  return relicCard(potion).use === null ? R.HAS_NO_USE : 0;
}

/** May the text of this power be used now, once a turn? */
export function mayUsePower(s: State, seat: number, at: number): number {
  const face = pileOf(s, seat, POWERS)[at];
  if (face === undefined) return R.NOT_HERE;
  if (faceOf(face).use === null) return R.HAS_NO_USE;
  return (pileOf(s, seat, POWER_CUBES)[at] & MARKED_THIS_TURN) !== 0 ? R.USED_UP : 0;
}

export const isCardOption = (option: number): boolean => option >= 0 && option < SHIV;
