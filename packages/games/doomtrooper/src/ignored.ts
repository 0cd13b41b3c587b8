/** What a warrior need not heed: cards of a kind to which he is immune, and cards that a text names [DT 7.6] [DT R121]. Pure reads. */
import { enemyOf } from './board.ts';
import { cardOf } from './cards/pool.ts';
import { UNTOUCHED } from './cards/static.ts';
import { eachHeld, isPrinted } from './held.ts';
import { immunityOf, sideImmune } from './holds.ts';
import type { Piece } from './pieces.ts';
import type { State } from './state.ts';
import { ART, GIFT, IMMUNE_ART, IMMUNE_GIFTS, IMMUNE_SYMMETRY, SYMMETRY } from './vocabulary.ts';

/** Whether a text on him keeps such a card from doing him harm. */
export function isUntouched(s: State, p: Piece, card: number): boolean {
  let found = false;
  eachHeld(s, p, UNTOUCHED, (t) => {
    found ||= t.of !== null && isPrinted(cardOf(card), t.of);
  });
  return found;
}

/** To which immunity a card's texts belong; 0 = none [DT 7.6]. */
export function immunityTo(id: number): number {
  const card = cardOf(id);
  if (card.kind === ART) return IMMUNE_ART;
  if (card.kind !== SYMMETRY) return 0;
  return card.sub & GIFT ? IMMUNE_SYMMETRY | IMMUNE_GIFTS : IMMUNE_SYMMETRY;
}

/** Whether an immunity takes a change away: of what worsens the side of whoever is immune, played by another [DT R121]. */
export function isIgnored(s: State, card: number, seat: number, better: boolean, p: Piece): boolean {
  if (!better && card !== 0 && p.seat !== seat && isUntouched(s, p, card)) return true;
  const kind = card === 0 ? 0 : immunityTo(card);
  if (kind === 0) return false;
  if (!better) return p.seat !== seat && (immunityOf(s, p) & kind) !== 0;
  const enemy = enemyOf(s, p);
  return enemy !== null && enemy.seat !== seat && sideImmune(s, enemy, kind);
}
