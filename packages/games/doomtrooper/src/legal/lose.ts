/** Which cards in play a text may take away. Pure reads. */
import { pieceOf } from '../board.ts';
import { cardOf } from '../cards/pool.ts';
import type { Sieve } from '../cards/static.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import { GONE_ANNIHILATED, GONE_DISCARDED } from '../events.ts';
import { immunityOf, rightsOf } from '../holds.ts';
import { immunityTo } from '../immunity.ts';
import type { Piece } from '../pieces.ts';
import { passes } from '../sieve.ts';
import type { State } from '../state.ts';
import { ALLIANCE, MARK, RIGHT } from '../vocabulary.ts';

/** What NEVER leaves so stays; alliances are only annihilated [DT R96] [DT 4.21.3] [DT R91]. */
export function mayGo(s: State, p: Piece, how: number): boolean {
  if (how === GONE_ANNIHILATED) return (rightsOf(s, p) & RIGHT.neverAnnihilated) === 0;
  if (how === GONE_DISCARDED && cardOf(p.card).kind === ALLIANCE) return false;
  return (rightsOf(s, p) & RIGHT.neverDiscarded) === 0;
}

/** Whether a text may discard a card: it passes, may go, and is not immune to such cards of another player [DT R121]. */
export function mayLose(s: State, x: Pick<EffectContext, 'self' | 'seat' | 'card'>, sieve: Sieve, p: Piece): boolean {
  if (p.marks & MARK.out || !passes(s, sieve, pieceOf(s, x.self), x.seat, p)) return false;
  if (p.seat !== x.seat && immunityOf(s, p) & immunityTo(x.card)) return false;
  return mayGo(s, p, GONE_DISCARDED);
}
