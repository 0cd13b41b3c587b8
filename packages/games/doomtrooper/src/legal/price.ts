/** What playing costs besides what is printed. Pure reads. */
import type { Card } from '../cards/card.ts';
import { cardOf } from '../cards/pool.ts';
import { COST, OTHERS, OWN, OWN_OTHER } from '../cards/static.ts';
import type { State } from '../state.ts';
import { isUsable } from '../traits.ts';
import { MARK } from '../vocabulary.ts';

/** Texts that make cards dearer or cheaper. */
export function dearer(s: State, seat: number, card: Card): number {
  let more = 0;
  for (const by of s.pieces) {
    if (by.marks & (MARK.hidden | MARK.out)) continue;
    for (const t of cardOf(by.card).statics) {
      if (t.what !== COST || t.of === null || !isUsable(s, by)) continue;
      const whose = t.of.whose;
      if ((whose === OWN || whose === OWN_OTHER) && by.seat !== seat) continue;
      if (whose === OTHERS && by.seat === seat) continue;
      if (t.of.types !== 0 && (t.of.types & (1 << card.kind)) === 0) continue;
      if (t.of.all !== 0 && (card.traits & t.of.all) !== t.of.all) continue;
      more += t.n;
    }
  }
  return more;
}
