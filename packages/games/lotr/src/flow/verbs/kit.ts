/** What verbs share: players that are meant, amounts, and the way to carry out a program within another. */
import type { Op } from '../../cards/code.ts';
import { AMOUNT_ALL, AMOUNT_DAMAGE, AMOUNT_FIXED, AMOUNT_RESOURCES, AMOUNT_TRIGGER, WHO } from '../../cards/code.ts';
import { attackedSeat } from '../../effects/filter.ts';
import type { Speaker } from '../../effects/speaker.ts';
import type { State, Thing } from '../../state.ts';
import { playerOrder, thingOrLeft } from '../../state.ts';

export type Verb = (s: State, x: Speaker, op: Op, on: readonly Thing[], answer: number) => void;

let carryOut: ((s: State, x: Speaker) => void) | null = null;

/** Says how a program is carried out; the file that does it stands above the verbs. */
export function closeVerbs(run: (s: State, x: Speaker) => void): void {
  carryOut = run;
}

/** Carries out a program as part of an ability, for a player. */
export function runProgram(s: State, x: Speaker, program: number, seat: number): void {
  const { self, card, subject, amount, controller, it, who, X } = x;
  (carryOut as NonNullable<typeof carryOut>)(s, {
    program,
    pc: 0,
    self,
    card,
    seat,
    subject,
    amount,
    controller,
    it,
    who,
    X,
    full: 1,
  });
}

/** The players that are meant, in player order. */
export function players(s: State, x: Speaker, who: number): number[] {
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
export function count(s: State, x: Speaker, op: Op, most = 0): number {
  const { kind, n } = op.much;
  if (kind === AMOUNT_FIXED) return n;
  if (kind === AMOUNT_ALL) return most;
  if (kind === AMOUNT_TRIGGER) return x.amount;
  const self = thingOrLeft(s, x.self);
  if (kind === AMOUNT_DAMAGE) return n * (self?.damage ?? 0);
  if (kind === AMOUNT_RESOURCES) return n * (self?.resources ?? 0);
  return x.X;
}
