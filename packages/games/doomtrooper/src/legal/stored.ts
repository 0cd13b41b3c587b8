/** Spells that lie under a card which lets its bearer cast them [DT 4.19.2] [DT 7.1.1]. Pure reads. */
import { bearerOf, pieceOf } from '../board.ts';
import { cardOf } from '../cards/pool.ts';
import { CASTS_UNDER } from '../cards/static.ts';
import { contextOf } from '../effects/effect-context.ts';
import type { Piece } from '../pieces.ts';
import { NOT_HERE } from '../refusals.ts';
import { speakersOf } from '../speakers.ts';
import type { State } from '../state.ts';
import { isUsable } from '../traits.ts';
import { ART, MARK } from '../vocabulary.ts';
import { isLaid } from './lay.ts';
import type { Occasion } from './play.ts';
import { isTime, mayUse, playOf } from './play.ts';

/** Who may cast a spell that lies under a card; null = it lies under none, or was cast since his player's last draw step. */
export function storedCaster(s: State, p: Piece): Piece | null {
  const card = cardOf(p.card);
  if (card.kind !== ART || p.marks & MARK.used || isLaid(card)) return null;
  // A spell that is not laid lies under nothing else.
  const on = pieceOf(s, p.on);
  return on !== null && isUsable(s, on) ? bearerOf(s, on) : null;
}

/** Whether a player may have a stored spell cast now [DT 4.19.7]. */
export function mayCastStored(s: State, now: Occasion, answers: number, seat: number, p: Piece): number {
  const caster = storedCaster(s, p);
  if (caster === null || caster.seat !== seat) return NOT_HERE;
  const { moment, subject, object, amount } = now;
  const x = { ...contextOf(seat, p.card), caster: caster.id, answers, moment, subject, object, amount };
  return mayUse(s, x, playOf(cardOf(p.card)), now);
}

/** The stored spells of a player whose time it could be. */
export function storedOf(s: State, now: Occasion, seat: number): readonly Piece[] {
  const keepers = speakersOf(s, CASTS_UNDER);
  return keepers.length === 0
    ? keepers
    : s.pieces.filter((p) => storedCaster(s, p)?.seat === seat && isTime(s, playOf(cardOf(p.card)), now, seat, null));
}
