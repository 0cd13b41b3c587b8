/** The board, read: who stands where, what is laid, and what is free. */
import type { Laid, State, Unit } from './state.ts';
import { KNOWN, LIMBO } from './state.ts';
import { EFFECT_SLOTS, UNIT_SLOTS } from './vocabulary.ts';

/** The side a place lies on, which is who controls what stands there. */
export const sideOf = (place: number): number => (place >= UNIT_SLOTS ? 1 : 0);
/** The card behind an entry of a hand. */
export const cardIn = (entry: number): number => entry & (KNOWN - 1);

/** The unit of an id that has its place, arrived or arriving; null = it has left, or is no unit. */
export function standing(s: State, id: number): Unit | null {
  if (id < 2) return null;
  for (let place = 0; place < s.units.length; place++) {
    const u = s.units[place];
    if (u !== null && u.id === id) return u;
  }
  return null;
}

/** The unit of an id, also one that has left since the last action; null = there is none. */
export function unitOf(s: State, id: number): Unit | null {
  const u = standing(s, id);
  if (u !== null || id < 2) return u;
  for (let i = s.left.length; i-- > 0; ) if (s.left[i].id === id) return s.left[i];
  return null;
}

/** The card of a character, also of one that has left since the last action; 0 for a hero. */
export const cardOf = (s: State, id: number): number => unitOf(s, id)?.card ?? 0;

/** Laid cards in the order of their slots [TMM R115]. */
export const bySlot = (laid: Laid[]): Laid[] => laid.sort((a, b) => a.slot - b.slot);

export const onBoard = (u: Unit | null): u is Unit => u !== null && (u.marks & LIMBO) === 0;

/** Units of a seat on the board. */
export function countUnits(s: State, seat: number): number {
  let count = 0;
  for (let k = 0; k < UNIT_SLOTS; k++) if (onBoard(s.units[seat * UNIT_SLOTS + k])) count++;
  return count;
}

/** The free effect slot with the lowest number [TMM R57]; -1 = none. */
export function freeEffectSlot(s: State, seat: number): number {
  for (let slot = 0; slot < EFFECT_SLOTS; slot++) {
    let taken = false;
    for (const l of s.laid) if (l.seat === seat && l.slot === slot) taken = true;
    if (!taken) return slot;
  }
  return -1;
}

/** Bits of the free unit slots of a seat. */
export function freeSlots(s: State, seat: number): number {
  let bits = 0;
  for (let k = 0; k < UNIT_SLOTS; k++) if (s.units[seat * UNIT_SLOTS + k] === null) bits |= 1 << k;
  return bits;
}
