/**
 * Choices on the board: a target, a place. Each is a procedure that gives its answer back; where only one answer is
 * possible nobody is asked.
 */

import { done } from '@kolbiste/kernel';
import { freeSlots } from '../board.ts';
import type { Op } from '../cards/code.ts';
import { pool, printedCard } from '../cards/pool.ts';
import type { Sieve } from '../cards/whom.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import { contextOf } from '../effects/effect-context.ts';
import { aimedText, announcer, mayTarget, onlyTarget, pushTargets, T_LAST, T_NOBODY } from '../legal.ts';
import { NOT_HERE, SLOT_TAKEN } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { UNIT_SLOTS } from '../vocabulary.ts';
import { flow } from './registry.ts';

// A target

export interface TargetLocals {
  [name: string]: number | number[];
  seat: number;
  card: number;
  text: number;
  /** Which target of the text; from 100 on the operation that asks. */
  which: number;
  self: number;
  subject: number;
  object: number;
  /** Chosen before. */
  targets: number[];
  source: number;
  ahead: number;
  /** The spell whose copy is aimed: it may only go where the spell itself could; 0 = none. */
  spell: number;
  chosen: number;
}

/** Whom an operation lets choose. */
function aimOf({ words }: Op): Sieve {
  const { chooseTarget, copySpellOn } = words as { chooseTarget?: Sieve; copySpellOn: Sieve };
  return chooseTarget ?? copySpellOn;
}

function sieveIn(s: State, x: TargetLocals): Sieve {
  const text = pool.texts[x.text];
  return x.which >= 100 ? aimOf(text.code[x.which - 100]) : text.targets[x.which];
}

function speakerIn(x: TargetLocals): EffectContext {
  const speaker = contextOf(x.seat, x.card);
  speaker.self = x.self;
  speaker.source = x.source;
  speaker.ahead = x.ahead;
  speaker.subject = x.subject;
  speaker.object = x.object;
  speaker.targets = x.targets;
  return speaker;
}

/** What a choice of a target needs to know. */
export function targetLocals(x: EffectContext, which: number): TargetLocals {
  return {
    seat: x.seat,
    card: x.card,
    text: x.text,
    which,
    self: x.self,
    subject: x.subject,
    object: x.object,
    targets: x.targets.slice(),
    source: x.source,
    ahead: x.ahead,
    spell: 0,
    chosen: -1,
  };
}

/** 0 = the character of a code may be chosen, otherwise the number of a refusal. */
function mayAim(s: State, x: TargetLocals, code: number): number {
  const refusal = mayTarget(s, speakerIn(x), sieveIn(s, x), code);
  if (refusal !== 0 || x.spell === 0 || code === T_NOBODY) return refusal;
  const card = printedCard(x.spell);
  const text = aimedText(card);
  return text === undefined ? 0 : mayTarget(s, announcer(x.seat, card), text.targets[0], code);
}

/** The only character that may be chosen; 0 = none, -1 = there are several, or one and nobody. */
export function only(s: State, x: TargetLocals): number {
  const sieve = sieveIn(s, x);
  if (x.spell === 0) return onlyTarget(s, speakerIn(x), sieve);
  let found = 0;
  for (let code = 1; code <= T_LAST; code++) {
    if (mayAim(s, x, code) !== 0) continue;
    if (found !== 0) return -1;
    found = code;
  }
  return sieve.may && found !== 0 ? -1 : found;
}

const TARGET = cite('R51', 'R53', 'R94');
const target = flow.question<TargetLocals>('target', TARGET, {
  kind: 'target',
  seats: (s, x) => (only(s, x) < 0 ? 1 << x.seat : 0),
  candidates: (s, x, _seat, out) => pushTargets(s, speakerIn(x), sieveIn(s, x), out),
  check: (s, x, _seat, option) => mayAim(s, x, option),
  apply(_s, x, _seat, option) {
    x.chosen = option;
  },
});
const giveTarget = flow.step<TargetLocals>('give', TARGET, (s, x, f) => done(f, x.chosen < 0 ? only(s, x) : x.chosen));
/** Gives the code of the character back; 0 = none. */
export const pickTarget = flow.procedure<TargetLocals>(
  'pickTarget',
  { rule: TARGET, locals: targetLocals(contextOf(0, 0), 0), see: 'open' },
  [target, giveTarget],
);

// A place

export interface SlotLocals {
  [name: string]: number | number[];
  seat: number;
  card: number;
  chosen: number;
}

const onlySlot = (s: State, seat: number): number => {
  const bits = freeSlots(s, seat);
  return bits !== 0 && (bits & (bits - 1)) === 0 ? 31 - Math.clz32(bits) : -1;
};

const SLOT = cite('unit.1', 'R40');
const slot = flow.question<SlotLocals>('slot', SLOT, {
  kind: 'slot',
  seats: (s, x) => (freeSlots(s, x.seat) !== 0 && onlySlot(s, x.seat) < 0 ? 1 << x.seat : 0),
  candidates(_s, _x, _seat, out) {
    for (let k = 0; k < UNIT_SLOTS; k++) out.push(k);
  },
  check(s, x, _seat, option) {
    if (option < 0 || option >= UNIT_SLOTS) return NOT_HERE;
    return (freeSlots(s, x.seat) >>> option) & 1 ? 0 : SLOT_TAKEN;
  },
  apply(_s, x, _seat, option) {
    x.chosen = option;
  },
});
const giveSlot = flow.step<SlotLocals>('give', SLOT, (s, x, f) => {
  const k = x.chosen >= 0 ? x.chosen : onlySlot(s, x.seat);
  done(f, k < 0 ? -1 : x.seat * UNIT_SLOTS + k);
});
/** Gives the place back; -1 = no slot is free. The player on whose side it is chooses [TMM R40]. */
export const pickSlot = flow.procedure<SlotLocals>(
  'pickSlot',
  { rule: SLOT, locals: { seat: 0, card: 0, chosen: -1 }, see: 'open' },
  [slot, giveSlot],
);
