/** The event that is carried out lies nowhere; a text of its own may send it out of the game. */
import { nearest } from '@kolbiste/kernel';
import { removeCard } from '../atoms/cards.ts';
import type { State } from '../state.ts';
import { flow } from './registry.ts';

/** The card goes out of the game instead of to the discard pile. */
export function removeEvent(s: State, card: number): void {
  const procedure = flow.named('use');
  const f = procedure === undefined ? null : nearest(s, procedure);
  if (f === null) return;
  const x = f.x as { limbo: number; card: number; seat: number };
  if (x.card !== card || x.limbo !== 1) return;
  x.limbo = 2;
  removeCard(s, card, x.seat);
}
