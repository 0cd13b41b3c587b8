/**
 * What laid a thing, named it, changed a dial, or is behind a note: the kernel keeps these events under numbers of the
 * game's own, told apart here. Nothing but causes reads them.
 */
import { originsOf, recordOrigin } from '@kolbiste/kernel';
import type { State } from './state.ts';

const KINDS = 4;
/** A thing: how it came to lie where it lies. */
export const ofThing = (id: number): number => KINDS * id;
/** A thing that was named and waits for the others. */
export const ofNaming = (id: number): number => KINDS * id + 1;
/** A player's dial, and his end. */
export const ofPlayer = (seat: number): number => KINDS * seat + 2;
/** A note that is still spoken of, by its place. */
export const ofNote = (place: number): number => KINDS * place + 3;

/** Keeps the event that was last. */
export function layLast(s: State, number: number): void {
  recordOrigin(s, number, s.n);
}

/** The event; `missing` where none is known. */
export const originOf = (s: State, number: number, missing: number): number => originsOf(s, [number])[0] ?? missing;
