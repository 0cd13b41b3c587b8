/** The card that is carried out lies nowhere; a text of its own may say where it goes. */
import { removeCard } from '../atoms/cards.ts';
import { attach } from '../atoms/things.ts';
import type { State, Thing } from '../state.ts';
import { revealNow, useNow } from './forward-refs.ts';

/** An event goes out of the game instead of to the discard pile. */
export function removeEvent(s: State, card: number): void {
  const x = useNow(s)?.locals;
  if (x === undefined || x.card !== card || x.limbo !== 1) return;
  x.limbo = 2;
  removeCard(s, card, x.seat);
}

/** A revealed card is attached. */
export function attachRevealed(s: State, card: number, host: Thing): void {
  const t = attach(s, card, -1, host, -1);
  const f = revealNow(s);
  if (f === null || f.locals.card !== card) return;
  f.locals.thing = t.id;
  f.locals.limbo = 0;
}
