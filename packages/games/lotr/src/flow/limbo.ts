/** The card that is carried out lies nowhere; a text of its own may say where it goes. */
import { nearest } from '@kolbiste/kernel';
import { removeCard } from '../atoms/cards.ts';
import { attach } from '../atoms/things.ts';
import type { State, Thing } from '../state.ts';
import { revealNow } from './circle.ts';
import { flow } from './registry.ts';

/** An event goes out of the game instead of to the discard pile. */
export function removeEvent(s: State, card: number): void {
  const procedure = flow.named('use');
  const f = procedure === undefined ? null : nearest(s, procedure);
  if (f === null) return;
  const x = f.x as { limbo: number; card: number; seat: number };
  if (x.card !== card || x.limbo !== 1) return;
  x.limbo = 2;
  removeCard(s, card, x.seat);
}

/** A revealed card is attached. */
export function attachRevealed(s: State, card: number, host: Thing): void {
  const t = attach(s, card, -1, host, -1);
  const f = revealNow(s);
  if (f === null || f.x.card !== card) return;
  f.x.thing = t.id;
  f.x.limbo = 0;
}
