/** Whether an instruction, or a whole program, could change anything: what could not is no legal use [LOTR G.5]. */
import type { Aim, Op } from '../cards/code.ts';
import { AIM_CHOOSE, AIM_EACH, OP, WHO, WORD } from '../cards/code.ts';
import { pool, printed } from '../cards/pool.ts';
import type { Sieve } from '../cards/sieve.ts';
import { OF } from '../cards/sieve.ts';
import { revealNow, shadowNow } from '../flow/circle.ts';
import type { State, Thing } from '../state.ts';
import { isCharacter, isIn, isReady, playerOrder, seatsAt } from '../state.ts';
import { ALLY, HERO, QUESTING } from '../vocabulary.ts';
import { affects, changes, isAboutPlayers, takesProgress, targetsOf } from './changes.ts';
import { cardPasses, meant, passes, uniqueInPlay } from './filter.ts';
import type { Speaker } from './speaker.ts';
import { players } from './whom.ts';

/** `needed`: what it must choose is not there. */
export type Could = 'no' | 'needed' | 'yes';

/** The things somebody may choose for an instruction that lets choose. */
export function choosable(s: State, x: Speaker, op: Op): Thing[] {
  const sieve = op.aim?.sieve as Sieve;
  return s.things.filter((t) => passes(s, x, sieve, t) && changes(s, x, op, t));
}

/** Whether an instruction about one or each of several things finds any that it would change. */
function finds(s: State, x: Speaker, op: Op, aim: Aim): boolean {
  for (const t of s.things) if (passes(s, x, aim.sieve as Sieve, t) && changes(s, x, op, t)) return true;
  return false;
}

/** Whether an instruction is about the player chosen before it. */
const isAboutChosen = (op: Op): boolean =>
  op.who === WHO.chosen ||
  op.op === OP.control ||
  (op.op === OP.noAttack && op.flag) ||
  (op.aim !== null && op.aim.sieve !== null && op.aim.sieve.of === OF.chosen);

/** Whether a player may be chosen: what follows changes something of his; where nothing is about him, anybody. */
function playerHelps(s: State, x: Speaker, program: number, pc: number, seat: number): boolean {
  const rest = pool.programs[program];
  const as = { ...x, who: seat };
  let about = false;
  for (let i = pc; i < rest.length; i++) {
    if (!isAboutChosen(rest[i])) continue;
    const answer = possible(s, as, rest[i], program, i);
    if (answer !== 'no') return answer === 'yes';
    about = true;
  }
  return !about;
}

/** Seats that may be chosen: all still in, all but oneself, or those with the highest threat. */
export function seatsFor(s: State, x: Speaker, who: number, program: number, pc: number): number[] {
  const op = pool.programs[program][pc - 1];
  const seats: number[] = [];
  for (let seat = 0; seat < seatsAt(s); seat++)
    if (
      isIn(s, seat) &&
      !(who === WHO.chooseOther && seat === x.seat) &&
      affects(s, x, op, seat) &&
      playerHelps(s, x, program, pc, seat)
    )
      seats.push(seat);
  if (who !== WHO.highestThreat) return seats;
  const most = Math.max(...seats.map((seat) => s.threat[seat]));
  return seats.filter((seat) => s.threat[seat] === most);
}

/** Whether a player is to be chosen for an instruction. */
export const choosesPlayer = (op: Op): boolean =>
  op.op === OP.choosePlayer || op.who === WHO.choose || op.who === WHO.chooseOther;

/** Whether a card of a pile goes where the instruction sends it [LOTR 2.9] [LOTR HP.8]. */
export function mayComeBack(s: State, x: Speaker, op: Op, id: number): boolean {
  if (!cardPasses(op.filter as never, x.X, id)) return false;
  return op.word.startsWith('play') ? !uniqueInPlay(s, id) : printed(id).type !== HERO;
}

const anyInDiscard = (s: State, x: Speaker, op: Op): boolean =>
  s.discards.some(
    (pile, seat) =>
      isIn(s, seat) && (op.word.endsWith('any') || seat === x.seat) && pile.some((id) => mayComeBack(s, x, op, id)),
  );

/** Whether the character that was exhausted for it, or before that any ready one, could attack an enemy alone. */
const canAttackNow = (s: State, x: Speaker): boolean =>
  s.things.some((t) => {
    if (x.it > 0 ? t.id !== x.it : !isCharacter(t) || t.seat !== x.seat || !isReady(t)) return false;
    return targetsOf(s, x.seat, t).length > 0;
  });

const yes = (holds: boolean): Could => (holds ? 'yes' : 'no');
const must = (holds: boolean): Could => (holds ? 'yes' : 'needed');

/** Of an instruction that works on things. */
function onThings(s: State, x: Speaker, op: Op, aim: Aim): Could {
  if (aim.mode === AIM_CHOOSE) return finds(s, x, op, aim) ? 'yes' : aim.may ? 'no' : 'needed';
  if (aim.mode === AIM_EACH) return yes(finds(s, x, op, aim));
  if (aim.word === WORD.it && x.it === 0) return 'yes';
  const found = meant(s, x, aim);
  return yes(found.length > 0 && changes(s, x, op, found[0]));
}

/** Of an instruction about cards in hands, decks and piles, or about what is carried out now. */
function onCards(s: State, x: Speaker, op: Op): Could {
  switch (op.op) {
    // What comes after a "then" makes no use legal by itself, nor what takes the place of a cancelled card.
    case OP.ifDone:
      return 'no';
    case OP.reveal:
      if (op.word === 'replacement') return 'no';
      return yes(s.encounter.length > 0 || (s.phase === QUESTING && s.encounterDiscard.length > 0));
    case OP.cancel:
      return must((op.word === 'shadow' ? shadowNow(s) : revealNow(s))?.x.cancelled === 0);
    case OP.fromHand:
      return must(s.hands[x.seat].some((id) => printed(id).type === ALLY && !uniqueInPlay(s, id)));
    case OP.fromDiscard:
      return must(anyInDiscard(s, x, op));
    case OP.peek:
    case OP.dealShadow:
      return yes(s.encounter.length > 0);
    case OP.progress:
      return yes(takesProgress(s));
    case OP.oneOf:
      return yes(op.programs.some((each) => couldDo(s, x, each)));
    case OP.each:
      return yes(playerOrder(s).some((seat) => couldDo(s, { ...x, seat }, op.programs[0])));
    case OP.self:
      return op.word === 'intoPlay' ? must(!uniqueInPlay(s, x.card)) : yes(op.word !== 'removeFromGame');
    default:
      return 'yes';
  }
}

/** Whether one instruction could do something. */
export function possible(s: State, x: Speaker, op: Op, program: number, pc: number): Could {
  if (choosesPlayer(op)) {
    if (seatsFor(s, x, op.who, program, pc + 1).length === 0) return 'needed';
    if (isAboutPlayers(op)) return 'yes';
  }
  if (op.op === OP.attackNow) return must(canAttackNow(s, x));
  if (op.aim !== null) return onThings(s, x, op, op.aim);
  if (op.op === OP.noAttack) return yes(x.who >= 0 && affects(s, x, op, x.who));
  if (isAboutPlayers(op)) return yes(players(s, x, op.who).some((seat) => affects(s, x, op, seat)));
  return onCards(s, x, op);
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
