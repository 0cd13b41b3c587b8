/** The players that an instruction means, and how much it says. */
import type { Much } from '../cards/code.ts';
import { AMOUNT_ALL, AMOUNT_DAMAGE, AMOUNT_FIXED, AMOUNT_RESOURCES, AMOUNT_TRIGGER, WHO } from '../cards/code.ts';
import { thingOrLeft } from '../in-play.ts';
import { playerOrder } from '../seats.ts';
import type { State } from '../state.ts';
import type { EffectContext } from './effect-context.ts';
import { attackedSeat } from './filter.ts';

/** The players that are meant, in player order. */
export function players(s: State, x: EffectContext, who: number): number[] {
  const order = playerOrder(s);
  if (who === WHO.each) return order;
  if (who === WHO.highestThreat) {
    const most = Math.max(...order.map((seat) => s.threat[seat]));
    return order.filter((seat) => s.threat[seat] === most).slice(0, 1);
  }
  const one =
    who === WHO.first
      ? s.first
      : who === WHO.defending
        ? attackedSeat(s)
        : who === WHO.controller
          ? x.controller
          : who === WHO.chosen || who === WHO.choose || who === WHO.chooseOther
            ? x.who
            : x.seat;
  return order.includes(one) ? [one] : [];
}

/** @param most what "all" means here */
export function count(s: State, x: EffectContext, { kind, n }: Much, most = 0): number {
  if (kind === AMOUNT_FIXED) return n;
  if (kind === AMOUNT_ALL) return most;
  if (kind === AMOUNT_TRIGGER) return x.amount;
  const self = thingOrLeft(s, x.self);
  if (kind === AMOUNT_DAMAGE) return n * (self?.damage ?? 0);
  if (kind === AMOUNT_RESOURCES) return n * (self?.resources ?? 0);
  return x.X;
}
