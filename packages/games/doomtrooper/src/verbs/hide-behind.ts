/** A warrior goes behind a card, for as long as both are there; whoever is there is wounded when that is discarded. */
import { addLasting } from '../atoms/combat.ts';
import { isWarrior, pieceOf } from '../board.ts';
import { BEHIND } from '../cards/static.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import type { Piece } from '../pieces.ts';
import { UNTIL_GAME } from '../pieces.ts';
import { cite } from '../rulebook.ts';
import { hides } from '../stands.ts';
import type { State } from '../state.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { pieces } from './kit/index.ts';
import { NOTHING_LASTS } from './kit/lasts.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { hideBehind: term.whom, most: term.int(1, 9) };

/** Whether there is room, and he is not there yet. */
function mayHide(s: State, x: EffectContext, most: number, p: Piece): boolean {
  const wall = pieceOf(s, x.self);
  if (wall === null || !isWarrior(p) || hides(s, p, wall)) return false;
  return s.pieces.filter((q) => hides(s, q, wall)).length < most;
}

export const hideBehind: Verb<typeof schema> = {
  name: 'hideBehind',
  schema,
  rule: cite('8.8.2', 'R144'),
  run(s, x, op) {
    const { play, card, seat, self: n } = x;
    for (const p of pieces(s, x, op.hideBehind))
      if (mayHide(s, x, op.most, p))
        addLasting(
          s,
          { ...NOTHING_LASTS, play, card, seat, piece: p.id, what: BEHIND, n, until: UNTIL_GAME },
          hideBehind.rule,
        );
  },
  would: (s, x, op) => pieces(s, x, op.hideBehind).some((p) => mayHide(s, x, op.most, p)),
  cs: (i, s) =>
    `${cs.whom(i.hideBehind, 'nom', s)} se ukryje za touto kartou (nejvýše ${i.most} zároveň); je-li karta vyřazena, každý za ní je zraněn`,
  en: (i, s) =>
    `${en.whom(i.hideBehind, s)} hides behind this card (at most ${i.most} at once); whoever is behind it is wounded when it is discarded`,
};
