/** Verbs of chance, choice and order within a text. */
import { call, chance, emit } from '@kolbiste/kernel';
import { payMana } from '../../atoms/table.ts';
import type { Op } from '../../cards/code.ts';
import { ACTIVE } from '../../cards/code.ts';
import { ST } from '../../cards/compile.ts';
import type { AmountTerm, ConditionTerm, Sieve, WhoTerm } from '../../cards/terms.ts';
import { OPP } from '../../cards/terms.ts';
import { select } from '../../effects/select.ts';
import type { Speaker } from '../../effects/speaker.ts';
import { inForce } from '../../effects/statics.ts';
import { amountOf, holdsTrue } from '../../effects/terms.ts';
import { E } from '../../events.ts';
import { idOf, onlyTarget } from '../../legal.ts';
import { cite } from '../../rulebook.ts';
import type { State } from '../../state.ts';
import { CHAIN } from '../../vocabulary.ts';
import { pickTarget, targetLocals } from '../pick.ts';
import { confirm, pickChance, pickMode, pickNumber } from '../pick-number.ts';

const COIN = cite('random.4', 'R140');
const DIE = cite('random.3');
const RANDOM = cite('random.2', 'R139');
const NUMBER = cite('word.1', 'R51');
const PAID = cite('main.2');
const DECLINED = cite('R130');

/** Draws, or lets the player choose whose card says so. */
function drawOrAsk(s: State, x: Speaker, seat: number, label: string, low: number, high: number): number | null {
  if (!inForce(s, ST.chooseChance, seat)) return low + chance(s, label, high - low + 1);
  x.asked = 1;
  call(s, pickChance, { seat, card: x.card, low, high, chosen: -1 });
  return null;
}

/** A coin; by the die 2, 3 and 5 are heads [TMM random.4]. */
export function toss(s: State, x: Speaker, op: Op): void {
  const seat = op.a === ACTIVE ? s.active : op.a === OPP ? 1 - x.seat : x.seat;
  const heads = drawOrAsk(s, x, seat, 'coin', 0, 1);
  if (heads !== null) tossed(s, x, op, heads);
}

export function tossed(s: State, x: Speaker, _op: Op, heads: number): void {
  x.taken = heads;
  emit(s, E.tossedCoin, COIN, x.seat, heads);
}

export function roll(s: State, x: Speaker, op: Op): void {
  if (op.who !== null && x.rounds === 0) {
    x.those = select(s, x, op.who);
    x.rolls = [];
  }
  if (op.who !== null && x.rolls.length >= x.those.length) {
    x.rounds = 0;
    return;
  }
  const n = drawOrAsk(s, x, x.seat, 'die', 1, op.a);
  if (n !== null) rolled(s, x, op, n);
}

export function rolled(s: State, x: Speaker, op: Op, n: number): void {
  x.rolled = n;
  emit(s, E.rolled, DIE, x.seat, n);
  if (op.who === null) return;
  x.rolls = [...x.rolls, n];
  x.rounds = 1;
  x.at--;
}

export function anyNumber(s: State, x: Speaker, op: Op): void {
  const n = drawOrAsk(s, x, x.seat, 'number', op.a, op.b);
  if (n !== null) drawnNumber(s, x, op, n);
}

export function drawnNumber(s: State, x: Speaker, _op: Op, n: number): void {
  x.rolled = n;
  emit(s, E.rolled, RANDOM, x.seat, n);
}

export function chooseNumber(s: State, x: Speaker, op: Op): void {
  const low = amountOf(s, x, op.n as AmountTerm);
  const high = Math.max(low, amountOf(s, x, op.m as AmountTerm));
  x.asked = 1;
  call(s, pickNumber, { seat: x.seat, card: x.card, low, high, chosen: -1 });
}

export function numberChosen(s: State, x: Speaker, _op: Op, n: number): void {
  x.rolled = n;
  emit(s, E.chosenNumber, NUMBER, x.seat, n);
}

export function payExtra(s: State, x: Speaker): void {
  x.asked = 1;
  call(s, pickNumber, { seat: x.seat, card: x.card, low: 0, high: s.mana[x.seat], chosen: -1 });
}

export function extraPaid(s: State, x: Speaker, _op: Op, n: number): void {
  x.rolled = n;
  payMana(s, x.seat, n, PAID);
}

export function chooseTarget(s: State, x: Speaker, op: Op): void {
  if (onlyTarget(s, x, op.sieve as Sieve) === 0) {
    x.targets = [...x.targets, -1];
    return;
  }
  x.asked = 1;
  call(s, pickTarget, targetLocals(x, 100 + x.at - 1));
}

export function targetChosen(s: State, x: Speaker, _op: Op, code: number): void {
  x.targets = [...x.targets, idOf(s, code)];
}

export function pick(s: State, x: Speaker, op: Op): void {
  x.targets = [...x.targets, ...select(s, x, op.who as WhoTerm)];
}

export function may(s: State, x: Speaker, op: Op): void {
  x.asked = 1;
  call(s, confirm, { seat: x.seat, card: x.card, pay: op.a, chosen: 0 });
}

/** A step that was somebody's will: the chain of causes and the cascade start anew here [TMM R130] [TMM R132]. */
export function mayAnswered(s: State, x: Speaker, op: Op, yes: number): void {
  x.taken = yes;
  x.cut = 1;
  s.fired = 0;
  if (yes === 0) {
    emit(s, E.declined, DECLINED, x.seat, x.card);
    x.at = op.jump;
  } else payMana(s, x.seat, op.a, PAID);
}

export function option(s: State, x: Speaker, op: Op): void {
  x.asked = 1;
  call(s, pickMode, { seat: x.seat, card: x.card, low: 0, high: op.list.length - 1, chosen: -1 });
}

export function optionChosen(_s: State, x: Speaker, op: Op, k: number): void {
  x.at = op.list[k];
}

export function unless(s: State, x: Speaker, op: Op): void {
  if (!holdsTrue(s, x, op.cond as ConditionTerm)) x.at = op.jump;
}

export function unlessHeads(_s: State, x: Speaker, op: Op): void {
  if (x.taken === 0) x.at = op.jump;
}

export function jump(_s: State, x: Speaker, op: Op): void {
  x.at = op.jump;
}

export function count(_s: State, x: Speaker): void {
  x.rounds = 0;
}

/** Back to the start as long as the condition holds, 13 rounds in all [TMM R128]. */
export function again(s: State, x: Speaker, op: Op): void {
  x.rounds++;
  if (x.rounds < CHAIN && holdsTrue(s, x, op.cond as ConditionTerm)) x.at = op.jump;
}
