/** Somebody who became a Heretic is what he was: the gifts on him, and what made him one, are discarded [DT 8.5.1] [DT R147]. */

import { turnBack } from '../atoms/changes.ts';
import { giveTo, leave } from '../atoms/pieces.ts';
import { attachedTo, pieceOf } from '../board.ts';
import { cardOf } from '../cards/pool.ts';
import { GONE_DISCARDED } from '../events.ts';
import { servesLegion } from '../legal/favour.ts';
import { homeOf } from '../legal/home.ts';
import { mayGo } from '../legal/lose.ts';
import type { Piece } from '../pieces.ts';
import { makesHeretic } from '../printed.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { SYMMETRY, TRAIT } from '../vocabulary.ts';
import { spare } from './kit/combat.ts';
import { harmed } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

/** What lies on him of the Symmetry, and what makes him a heretic. */
const stains = (s: State, p: Piece): Piece[] =>
  attachedTo(s, p.id).filter(({ card }) => cardOf(card).kind === SYMMETRY || makesHeretic(cardOf(card)));
const isCurable = (s: State, p: Piece): boolean => stains(s, p).every((on) => mayGo(s, on, GONE_DISCARDED));

const schema = { restore: term.whom };

export const restore: Verb<typeof schema> = {
  name: 'restore',
  schema,
  rule: cite('8.5.1', 'R147', '7.1.1'),
  run(s, x, op) {
    for (const p of harmed(s, x, op.restore)) {
      if (!isCurable(s, p)) continue;
      const turned = (p.gained & TRAIT.heretic) !== 0;
      for (const on of stains(s, p)) leave(s, on, GONE_DISCARDED, restore.rule);
      turnBack(s, p, restore.rule);
      if (!turned) continue;
      giveTo(s, p, p.owner, homeOf(s, p), restore.rule);
      spare(s, p);
    }
  },
  // Who casts for the Legion alone takes nobody away from it [DT 4.19.13].
  would: (s, x, op) => harmed(s, x, op.restore).some((p) => isCurable(s, p)) && !servesLegion(s, pieceOf(s, x.caster)),
  cs: (i, s) =>
    `u ${cs.whom(i.restore, 'gen', s)}, vyřaď karty ${cs.symmetryName(s)} a to, co je kacíři učinilo, čímž přestávají být kacíři; koho si proměnou přivlastnil jiný hráč, vrací se majiteli`,
  en: (i, s) =>
    `discard the ${en.symmetryName(s)} cards on ${en.whom(i.restore, s)}, and what made them Heretics: they are Heretics no more; whoever changed sides by it goes back to the owner`,
};
