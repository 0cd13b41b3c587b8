/** What is answered without much thought: everybody plays on so where a search looks ahead. */
import { openStep } from '@kolbiste/kernel';
import { ASIDE } from '../src/flow/aside.ts';
import { BUY_IT, DISCARD_IT } from '../src/flow/courier.ts';
import { flow } from '../src/flow/registry.ts';
import type { State } from '../src/state.ts';
import { HP } from '../src/state.ts';
import { aimFor, deedFor } from './deeds.ts';
import { cardFor, deckCardFor, fireFor, rewardFor, tradeFor, wayFor } from './rooms.ts';
import { best } from './seen.ts';

type Habit = (s: State, seat: number, options: readonly number[]) => number;

/** Of gold, what is asked for: a purchase that nobody helps with is asked about again. */
const most: Habit = (_s, _seat, options) => options[options.length - 1];

const HABITS: Readonly<Record<string, Habit>> = {
  'play.act': deedFor,
  'use.aim': aimFor,
  'playCard.nameX': most,
  'orb.strike': (s, _seat, options) => best(options, (e) => -(s.enemies[e]?.[HP] ?? 99)),
  'switchRow.withWhom': (_s, seat, options) => (options.includes(seat) ? seat : options[0]),
  'chooseCards.pick': cardFor,
  'inAnyOrder.pick': most,
  'settle.order': most,
  'rewards.choose': (s, _seat, options) => rewardFor(s, options),
  'campfire.choose': fireFor,
  'merchant.trade': tradeFor,
  'courier.deal': (_s, _seat, options) => (options.includes(BUY_IT) ? BUY_IT : DISCARD_IT),
  'payment.give': most,
  'route.vote': wayFor,
  'deckCards.pick': deckCardFor,
};

/** The answer to the open question. */
export function habit(s: State, seat: number, options: readonly number[]): number {
  const id = openStep(flow, s)?.id ?? '';
  // What may be done beside any question stands behind its own options, and can wait.
  const beside = options[options.length - 1] >= ASIDE && options[0] < ASIDE;
  const own = beside ? options.filter((option) => option < ASIDE) : options;
  return HABITS[id]?.(s, seat, own) ?? own[0];
}

/** Rises with every room, and once more with its end. */
export const era = (s: State): number => 2 * (WHOLE_ACT * s.act + Math.max(0, s.node)) + (s.fight > 0 ? 0 : 1);
const WHOLE_ACT = 100;

/** Quarters of the playouts: a fight is played on to its end in little time, the less the fewer there are. */
export const share = (s: State): number => ((s.fight > 0 ? FIGHTING : ON_THE_WAY) / s.heroes.length) | 0;
const [FIGHTING, ON_THE_WAY] = [16, 8];
