/** What verbs share. */
import type { Procedure } from '@kolbiste/kernel';
import { call, chance, emit } from '@kolbiste/kernel';
import { cardIn, freeSlots, standing } from '../../board.ts';
import { ST } from '../../cards/printed.ts';
import type { CardSieve, WhoTerm } from '../../cards/whom.ts';
import { OPP } from '../../cards/whom.ts';
import type { EffectContext } from '../../effects/effect-context.ts';
import { select } from '../../effects/select.ts';
import { cardPasses, inForce } from '../../effects/statics.ts';
import { E } from '../../events.ts';
import { pickChance } from '../../flow/pick-number.ts';
import { cite } from '../../rulebook.ts';
import type { State, Unit } from '../../state.ts';
import { INACTIVE, UNIT_SLOTS } from '../../vocabulary.ts';
import { ACTIVE } from '../terms.ts';

export const LOOK = cite('hand.2', 'R20');
export const NO_ROOM = cite('unit.2', 'R40');
export const PAID = cite('main.2');
export const LASTING = cite('spell.3', 'R58', 'R59');
export const REMOVED = cite('field.1');
export const SLOTS = cite('begin.3', 'R23');
const NOTHING = cite('R7', 'R52');

const isInactive = (s: State, id: number): boolean => ((standing(s, id)?.keywords ?? 0) & INACTIVE) !== 0;

/**
 * The objects of an instruction, fixed before anything is done [TMM R1] [TMM R3]; an inactive unit is reached by its
 * own text alone (R92).
 */
export function objects(s: State, x: EffectContext, who: WhoTerm): number[] {
  const ids = select(s, x, who).filter((id) => id === x.self || !isInactive(s, id));
  x.those = ids;
  x.killed = 0;
  if (ids.length === 0) emit(s, E.unused, NOTHING, x.card, x.seat);
  return ids;
}

/** Units among the objects that are still there. */
export function unitsAmong(s: State, x: EffectContext, who: WhoTerm): Unit[] {
  return objects(s, x, who)
    .map((id) => standing(s, id))
    .filter((u): u is Unit => u !== null);
}

/** Puts a question; the answer comes to `take`. */
export function ask<L>(s: State, x: EffectContext, question: Procedure<State, L>, locals: L): void {
  x.asked = 1;
  call(s, question, locals);
}

/** Draws, or lets the player choose whose card says so. */
export function drawOrAsk(
  s: State,
  x: EffectContext,
  seat: number,
  label: string,
  low: number,
  high: number,
): number | null {
  if (!inForce(s, ST.chooseChance, seat)) return low + chance(s, label, high - low + 1);
  ask(s, x, pickChance, { seat, card: x.card, low, high, chosen: -1 });
  return null;
}

/** The seat of a side, as the speaker sees it. */
export const sideSeat = (s: State, x: EffectContext, side: number): number =>
  side === ACTIVE ? s.active : side === OPP ? 1 - x.seat : x.seat;

/** Without a free slot a unit is not summoned and stays where it is [TMM R40]; which one it would be nobody learns. */
export function hasNoRoom(s: State, x: EffectContext): boolean {
  if (freeSlots(s, x.seat) !== 0) return false;
  emit(s, E.unused, NO_ROOM, x.card, x.seat);
  return true;
}

/** Unit slots of a side that are not free. */
export function countTaken(s: State, seat: number): number {
  let taken = 0;
  for (let k = 0; k < UNIT_SLOTS; k++) if (s.units[seat * UNIT_SLOTS + k] !== null) taken++;
  return taken;
}

/** The cards of a hand that pass a filter. */
export function handCards(s: State, seat: number, f: CardSieve): number[] {
  const cards: number[] = [];
  for (const entry of s.hands[seat]) if (cardPasses(f, -1, seat, cardIn(entry))) cards.push(cardIn(entry));
  return cards;
}
