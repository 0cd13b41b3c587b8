/** Whether an instruction, or a whole program, could change anything: what could not is no legal use [LOTR G.5]. */
import type { Aim, Op } from '../cards/code.ts';
import { AIM_CHOOSE, AIM_EACH, WHO, WORD } from '../cards/code.ts';
import type { Sieve } from '../cards/parts.ts';
import { OF } from '../cards/parts.ts';
import { pool } from '../cards/pool.ts';
import { isIn, seatsAt } from '../seats.ts';
import type { State, Thing } from '../state.ts';
import type { Could } from './could.ts';
import { yes } from './could.ts';
import type { EffectContext } from './effect-context.ts';
import { meant, passes } from './filter.ts';
import { players } from './whom.ts';

/** Whether an instruction would change this thing. */
export const changes = (s: State, x: EffectContext, { would, words }: Op, t: Thing): boolean =>
  would.thing === null || would.thing(s, x, words, t);

/** Whether an instruction would change anything of this player. */
const affects = (s: State, x: EffectContext, { would, words }: Op, seat: number): boolean =>
  would.player === null || would.player(s, x, words, seat);

/** Whether a thing may be chosen for an instruction that lets choose. */
export const isChoosable = (s: State, x: EffectContext, op: Op, t: Thing): boolean =>
  passes(s, x, op.aim?.sieve as Sieve, t) && changes(s, x, op, t);

/** All that may be chosen for it. */
export const choosable = (s: State, x: EffectContext, op: Op): Thing[] =>
  s.things.filter((t) => isChoosable(s, x, op, t));

/** Whether an instruction about one or each of several things finds any that it would change. */
function finds(s: State, x: EffectContext, op: Op, aim: Aim): boolean {
  const { things } = s;
  const sieve = aim.sieve as Sieve;
  for (let i = 0; i < things.length; i++)
    if (passes(s, x, sieve, things[i]) && changes(s, x, op, things[i])) return true;
  return false;
}

/** Whether an instruction is about the player chosen before it. */
const isAboutChosen = ({ aim, who }: Op): boolean =>
  who === WHO.chosen || (aim !== null && aim.sieve !== null && aim.sieve.of === OF.chosen);

/** Whether a player may be chosen: what follows changes something of his; where nothing is about him, anybody. */
function playerHelps(s: State, x: EffectContext, program: number, pc: number, seat: number): boolean {
  const rest = pool.programs[program];
  let as: EffectContext | null = null;
  let about = false;
  for (let i = pc; i < rest.length; i++) {
    if (!isAboutChosen(rest[i])) continue;
    as ??= { ...x, who: seat };
    const answer = possible(s, as, rest[i], program, i);
    if (answer !== 'no') return answer === 'yes';
    about = true;
  }
  return !about;
}

/** Whether a seat may be chosen: it is in, and it changes something. */
const maySeat = (s: State, x: EffectContext, who: number, program: number, pc: number, seat: number): boolean =>
  isIn(s, seat) &&
  !(who === WHO.chooseOther && seat === x.seat) &&
  affects(s, x, pool.programs[program][pc - 1], seat) &&
  playerHelps(s, x, program, pc, seat);

function anySeatFor(s: State, x: EffectContext, who: number, program: number, pc: number): boolean {
  for (let seat = 0; seat < seatsAt(s); seat++) if (maySeat(s, x, who, program, pc, seat)) return true;
  return false;
}

/** Seats that may be chosen: all still in, all but oneself, or those with the highest threat. */
export function seatsFor(s: State, x: EffectContext, who: number, program: number, pc: number): number[] {
  const seats: number[] = [];
  for (let seat = 0; seat < seatsAt(s); seat++) if (maySeat(s, x, who, program, pc, seat)) seats.push(seat);
  if (who !== WHO.chooseHighest) return seats;
  const most = Math.max(...seats.map((seat) => s.threat[seat]));
  return seats.filter((seat) => s.threat[seat] === most);
}

/** Whether a player is to be chosen for an instruction. */
export const choosesPlayer = ({ who }: Op): boolean =>
  who === WHO.choose || who === WHO.chooseOther || who === WHO.chooseHighest;

/** Of an instruction that works on things. */
function onThings(s: State, x: EffectContext, op: Op, aim: Aim): Could {
  if (aim.mode === AIM_CHOOSE) return finds(s, x, op, aim) ? 'yes' : aim.may ? 'no' : 'needed';
  if (aim.mode === AIM_EACH) return yes(finds(s, x, op, aim));
  if (aim.word === WORD.it && x.it === 0) return 'yes';
  const found = meant(s, x, aim);
  return yes(found.length > 0 && changes(s, x, op, found[0]));
}

/** Whether one instruction could do something. */
export function possible(s: State, x: EffectContext, op: Op, program: number, pc: number): Could {
  const { player, now } = op.would;
  if (choosesPlayer(op)) {
    if (!anySeatFor(s, x, op.who, program, pc + 1)) return 'needed';
    if (player !== null) return 'yes';
  }
  if (op.aim !== null) return onThings(s, x, op, op.aim);
  if (player !== null) return yes(players(s, x, op.who).some((seat) => player(s, x, op.words, seat)));
  return now === null ? 'yes' : now(s, x, op.words);
}

/** Whether a program could change anything now, and all that it must choose is there. */
export function couldDo(s: State, x: EffectContext, program: number): boolean {
  let any = false;
  const ops = pool.programs[program];
  for (let pc = 0; pc < ops.length; pc++) {
    const answer = possible(s, x, ops[pc], program, pc);
    if (answer === 'needed') return false;
    if (answer === 'yes') any = true;
  }
  return any;
}
