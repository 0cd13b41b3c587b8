/** What a position is worth: promotion decides; destiny, warriors and cards in the hand are means to it. */
import type { Piece, State } from '../src/reading.ts';
import {
  ATTACHED,
  abilityOf,
  cardOf,
  combatNow,
  figureOf,
  isProtected,
  MARK,
  pendingAward,
  pieceOf,
  playsUnderWay,
  saboteurNow,
  WARRIOR,
} from '../src/reading.ts';
import { textWorth } from './deeds.ts';
import { combatWorth } from './fight.ts';
import { isWarriorPiece } from './seen.ts';
import { WEIGHTS as W } from './weights.ts';

function warriorWorth(s: State, p: Piece): number {
  if (p.marks & MARK.hidden) return W.hidden;
  const strike = Math.max(figureOf(s, p, 0), figureOf(s, p, 1));
  const whole = W.warrior + W.value * figureOf(s, p, 3) + W.strike * strike + W.armor * figureOf(s, p, 2);
  return whole - (p.marks & MARK.wounded ? Math.min(whole >> 1, W.wounded) : 0);
}

const destinyWorth = (n: number): number => W.destiny * Math.min(n, W.riches) + W.more * Math.max(0, n - W.riches);

/** Nobody gets beyond the target; who is near it is nearer to the end as well, and who has it wins. */
function promotionWorth(s: State, had: number, debt: number): number {
  const { points } = s.config.profile;
  const near = had > points - 8 ? W.near >> 1 : 0;
  return W.promotion * Math.min(had, points) + near + (had >= points && debt === 0 ? W.won : 0);
}

/** Destiny that is being won is worth more than promotion as far as a warrior of the hand waits for it. */
function neededWorth(s: State, seat: number, won: number): number {
  const prices = s.hands[seat].flatMap((id) => (cardOf(id).kind === WARRIOR ? [cardOf(id).figures[3]] : []));
  const lacking = Math.max(0, Math.min(W.enough, ...prices) - s.destiny[seat]);
  return prices.length === 0 ? 0 : W.needed * Math.min(won, lacking);
}

/** What a card that was paid for will bring when it is not cancelled. */
function promised(s: State, { seat, card, ability, paid }: ReturnType<typeof playsUnderWay>[number]): number {
  const printed = cardOf(card);
  const [fight, shoot, armor, value] = printed.figures;
  if (printed.kind === WARRIOR && ability < 0)
    return W.warrior + W.value * value + W.strike * Math.max(fight, shoot) + W.armor * armor - W.destiny * paid;
  const worth = textWorth(s, seat, abilityOf(printed, ability));
  return Math.max(worth, printed.statics.length > 0 ? W.lasting : 0) - W.destiny * paid;
}

/** What has been won or is being fought for, as far as the figures tell. */
function underWay(s: State, seat: number): number {
  let sum = 0;
  for (const x of playsUnderWay(s)) if (x.seat === seat) sum += W.destiny * x.paid + promised(s, x);
  const c = combatNow(s);
  if (c !== null && c.over === 0 && c.attackerSeat === seat) sum += combatWorth(s);
  const saboteur = saboteurNow(s);
  const p = saboteur === 0 ? null : pieceOf(s, saboteur);
  if (p !== null && p.seat === seat) sum += W.promotion * ((figureOf(s, p, 3) + 1) >> 1);
  return sum;
}

/** With all warriors in cover the next normal action is not free, and nobody attacks [DT 4.2.4]. */
function isIdle(s: State, seat: number): boolean {
  let any = false;
  for (const p of s.pieces) {
    if (p.seat !== seat || p.zone === ATTACHED || !isWarriorPiece(p) || p.marks & (MARK.hidden | MARK.out)) continue;
    if ((p.marks & MARK.covered) === 0) return false;
    any = true;
  }
  return any;
}

function side(s: State, seat: number): number {
  if (s.gone[seat] === 1) return -400;
  let [promotion, won] = [0, 0];
  for (const [whose, n, as] of pendingAward(s)) if (whose === seat) [promotion, won] = [promotion + as, won + n - as];
  let sum =
    promotionWorth(s, s.promotion[seat] + promotion, s.debt[seat]) +
    underWay(s, seat) +
    destinyWorth(s.destiny[seat] + won) +
    neededWorth(s, seat, won) +
    W.hand * Math.min(8, s.hands[seat].length);
  for (const p of s.pieces) {
    if (p.seat !== seat || p.marks & MARK.out) continue;
    if (p.zone === ATTACHED) sum += W.attached;
    else if (p.card === 0 || isWarriorPiece(p)) sum += warriorWorth(s, p);
  }
  if (!isProtected(s, seat)) sum -= W.bare;
  if (isIdle(s, seat)) sum -= W.idle;
  return sum;
}

/** Against the best of the others. */
export function points(s: State, seat: number): number {
  let most = -100_000;
  for (let other = 0; other < s.hands.length; other++) if (other !== seat) most = Math.max(most, side(s, other));
  return side(s, seat) - most;
}
