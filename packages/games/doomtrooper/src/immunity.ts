/** To which immunity a card belongs. Pure reads. */
import { cardOf } from './cards/pool.ts';
import { ART, GIFT, IMMUNE_ART, IMMUNE_GIFTS, IMMUNE_SYMMETRY, SYMMETRY } from './vocabulary.ts';

/** To which immunity a card's texts belong; 0 = none [DT 7.6]. */
export function immunityTo(id: number): number {
  const card = cardOf(id);
  if (card.kind === ART) return IMMUNE_ART;
  if (card.kind !== SYMMETRY) return 0;
  return card.sub & GIFT ? IMMUNE_SYMMETRY | IMMUNE_GIFTS : IMMUNE_SYMMETRY;
}
