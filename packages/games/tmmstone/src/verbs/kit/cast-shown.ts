/** A spell that was shown is cast by the one whose deck it was on. */
import { chance, emit } from '@kolbiste/kernel';
import * as zones from '../../atoms/zones.ts';
import { freeEffectSlot } from '../../board.ts';
import { pool } from '../../cards/pool.ts';
import type { Printed } from '../../cards/printed.ts';
import { contextOf, SOURCE_SPELL } from '../../effects/effect-context.ts';
import { E } from '../../events.ts';
import { castByText, castLocals, STAYS } from '../../flow/cast.ts';
import { laySpell } from '../../flow/lasting.ts';
import { idOf, mayTarget, T_LAST } from '../../legal.ts';
import { cite } from '../../rulebook.ts';
import type { State } from '../../state.ts';

const GRAVE = cite('grave.1', 'R93');
const NO_SLOT = cite('board.5', 'R56');
const AT_RANDOM = cite('random.2', 'random.5', 'R85', 'R139');

/** Random legal targets for every text of a card, in pairs; null = one has none [TMM random.5] [TMM R85]. */
function randomTargets(s: State, seat: number, card: Printed): number[] | null {
  const pairs: number[] = [];
  for (const n of card.use) {
    const text = pool.texts[n];
    const x = contextOf(seat, card.id);
    x.source = SOURCE_SPELL;
    for (const f of text.targets) {
      const codes: number[] = [];
      for (let code = 1; code <= T_LAST; code++) if (mayTarget(s, x, f, code) === 0) codes.push(code);
      if (codes.length === 0) return null;
      const id = idOf(s, codes[codes.length === 1 ? 0 : chance(s, 'target', codes.length)]);
      emit(s, E.targeted, AT_RANDOM, seat, id, card.id);
      x.targets.push(id);
      pairs.push(text.index, id);
    }
  }
  return pairs;
}

/** The top card of a deck, a spell, with random targets; one that lasts and finds no slot stays there. */
export function castShown(s: State, seat: number, card: Printed): void {
  const lasts = card.until >= 0;
  if (lasts && freeEffectSlot(s, seat) < 0) return void emit(s, E.noRoom, NO_SLOT, seat, card.id);
  zones.deckOf(s, seat).pop();
  const chosen = randomTargets(s, seat, card);
  if (chosen === null) return zones.toGrave(s, seat, card.id, GRAVE);
  const where = lasts ? { self: laySpell(s, seat, card).id, dest: STAYS } : {};
  if (!lasts || card.use.length > 0) castByText(s, { ...castLocals(card.id, seat, SOURCE_SPELL), chosen, ...where });
}
