/** A virus that is changed while it is played: it is aimed at tribal warriors instead of Doomtroopers [DT 9.23] [DT 7.1.1]. Pure reads. */
import { cardOf } from './cards/pool.ts';
import type { Sieve } from './cards/static.ts';
import { MUTATES } from './cards/static.ts';
import type { State } from './state.ts';
import { TRAIT, VIRUS } from './vocabulary.ts';

export const isMutating = (s: State, seat: number): boolean =>
  s.lasting.some((l) => l.what === MUTATES && l.ends === seat);

/** Whom a card of a player means: of the virus that is changed the others. */
export function meantBy(s: State, seat: number, card: number, of: Sieve): Sieve {
  if ((of.all & TRAIT.doomtrooper) === 0 || (cardOf(card).sub & VIRUS) === 0 || !isMutating(s, seat)) return of;
  return { ...of, all: (of.all & ~TRAIT.doomtrooper) | TRAIT.tribal };
}
