/** Whether an instruction could change anything: what could not is no legal use [LOTR G.5]. */
import type { Op } from '../cards/code.ts';
import { AIM_CHOOSE, AIM_EACH, AIM_WORD, OP, WHO, WORD } from '../cards/code.ts';
import { pool, printed } from '../cards/pool.ts';
import type { Sieve } from '../cards/sieve.ts';
import { OF } from '../cards/sieve.ts';
import { attackersRunning, fightersRunning } from '../flow/circle.ts';
import type { State, Thing } from '../state.ts';
import {
  ENGAGED,
  EXHAUSTED,
  HAS_ATTACKED,
  isCharacter,
  isEnemy,
  isIn,
  isLocation,
  isReady,
  MUTED,
  STAGING,
  seatsAt,
} from '../state.ts';
import { ALLY, HERO, RANGED } from '../vocabulary.ts';
import { cardPasses, meant, passes } from './filter.ts';
import type { Speaker } from './speaker.ts';

/** Whether the instruction would change this thing. */
export function changes(s: State, x: Speaker, op: Op, t: Thing): boolean {
  switch (op.op) {
    case OP.heal:
      return t.damage > 0;
    case OP.ready:
      return (t.marks & EXHAUSTED) !== 0;
    case OP.exhaust:
      return isReady(t);
    case OP.progress:
      return isLocation(t);
    case OP.muteThreat:
      return (t.marks & MUTED) === 0;
    case OP.engage:
      return t.zone !== ENGAGED || t.seat !== x.seat;
    case OP.toStaging:
      return t.zone === ENGAGED;
    case OP.leaveCombat:
      return fights(s, t);
    case OP.noAttack:
      return mayStillAttack(s, t);
    default:
      return true;
  }
}

/** Whether it is a defender or an attacker now. */
const fights = (s: State, t: Thing): boolean => fightersRunning(s).some((ids) => ids.includes(t.id));

/** Before the first part of its attack only [LOTR L21]. */
export function mayStillAttack(s: State, t: Thing): boolean {
  if (t.zone !== ENGAGED || t.marks & HAS_ATTACKED) return false;
  return !attackersRunning(s).includes(t.id);
}

/** The things somebody may choose for an instruction. */
export function choosable(s: State, x: Speaker, op: Op): Thing[] {
  if (op.aim === null || op.aim.mode !== AIM_CHOOSE) return [];
  const sieve = op.aim.sieve as Sieve;
  return s.things.filter((t) => passes(s, x, sieve, t) && changes(s, x, op, t));
}

/** Whether an instruction about one or each of several things finds any that it would change. */
function finds(s: State, x: Speaker, op: Op): boolean {
  if (op.aim === null || op.aim.mode === AIM_WORD) return false;
  for (const t of s.things) if (passes(s, x, op.aim.sieve as Sieve, t) && changes(s, x, op, t)) return true;
  return false;
}

/** Whether a player may be chosen who makes what follows possible. */
function playerHelps(s: State, x: Speaker, program: number, pc: number, seat: number): boolean {
  const rest = pool.programs[program];
  const as = { ...x, who: seat };
  for (let i = pc; i < rest.length; i++) {
    const op = rest[i];
    if (op.aim === null || op.aim.sieve === null || op.aim.sieve.of !== OF.chosen) continue;
    return finds(s, as, op);
  }
  return true;
}

/** Seats that may be chosen: all still in, all but oneself, or those with the highest threat. */
export function seatsFor(s: State, x: Speaker, who: number, program: number, pc: number): number[] {
  const seats: number[] = [];
  for (let seat = 0; seat < seatsAt(s); seat++)
    if (isIn(s, seat) && !(who === WHO.chooseOther && seat === x.seat) && playerHelps(s, x, program, pc, seat))
      seats.push(seat);
  if (who !== WHO.highestThreat) return seats;
  const most = Math.max(...seats.map((seat) => s.threat[seat]));
  return seats.filter((seat) => s.threat[seat] === most);
}

/** Whether a player is to be chosen for an instruction. */
export const choosesPlayer = (op: Op): boolean =>
  op.op === OP.choosePlayer || op.who === WHO.choose || op.who === WHO.chooseOther;

const anyInDiscard = (s: State, x: Speaker, op: Op): boolean =>
  s.discards.some(
    (pile, seat) =>
      (op.word.endsWith('any') || seat === x.seat) &&
      pile.some(
        (id) => cardPasses(op.filter as never, x.X, id) && (op.word.startsWith('play') || printed(id).type !== HERO),
      ),
  );

/** Whether some ready character of a seat could attack an enemy alone [LOTR L65] [LOTR K.1]. */
const canAttackNow = (s: State, seat: number): boolean =>
  s.things.some((t) => {
    if (!isCharacter(t) || t.seat !== seat || !isReady(t)) return false;
    const { keywords, passives } = printed(t.card);
    const staging = passives.some((p) => p.kind === 'attacksStaging');
    return s.things.some(
      (e) =>
        isEnemy(e) &&
        ((e.zone === ENGAGED && (e.seat === seat || (keywords & RANGED) !== 0)) || (e.zone === STAGING && staging)),
    );
  });

/** Whether one instruction could do something; `needed` when what it must choose is not there. */
export function possible(s: State, x: Speaker, op: Op, program: number, pc: number): 'no' | 'needed' | 'yes' {
  const { aim } = op;
  if (choosesPlayer(op) && seatsFor(s, x, op.who, program, pc + 1).length === 0) return 'needed';
  if (op.op === OP.choosePlayer) return 'yes';
  if (op.op === OP.attackNow) return canAttackNow(s, x.seat) ? 'yes' : 'needed';
  if (aim !== null) {
    if (aim.mode === AIM_CHOOSE) return finds(s, x, op) ? 'yes' : aim.may ? 'no' : 'needed';
    if (aim.mode === AIM_EACH) return finds(s, x, op) ? 'yes' : 'no';
    if (aim.mode === AIM_WORD && aim.word !== WORD.it) {
      const found = meant(s, x, aim);
      return found.length > 0 && changes(s, x, op, found[0]) ? 'yes' : 'no';
    }
    return 'yes';
  }
  // What comes after a "then" makes no use legal by itself.
  if (op.op === OP.ifDone) return 'no';
  if (op.op === OP.fromHand) return s.hands[x.seat].some((id) => printed(id).type === ALLY) ? 'yes' : 'needed';
  if (op.op === OP.fromDiscard) return anyInDiscard(s, x, op) ? 'yes' : 'needed';
  if (op.op === OP.shuffleDiscard)
    return s.discards.some((pile) => pile.some((id) => printed(id).type !== HERO)) ? 'yes' : 'needed';
  if (op.op === OP.peek) return s.encounter.length > 0 ? 'yes' : 'no';
  if (op.op === OP.oneOf) return op.programs.some((each) => couldDo(s, x, each)) ? 'yes' : 'no';
  return 'yes';
}

/** Whether a program could change anything now, and all that it must choose is there. */
export function couldDo(s: State, x: Speaker, program: number): boolean {
  let any = false;
  const ops = pool.programs[program];
  for (let pc = 0; pc < ops.length; pc++) {
    const answer = possible(s, x, ops[pc], program, pc);
    if (answer === 'needed') return false;
    if (answer === 'yes') any = true;
  }
  return any;
}
