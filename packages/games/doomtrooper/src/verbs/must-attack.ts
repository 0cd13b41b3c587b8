/** In the next own turn somebody must attack: a named warrior anybody, or a named player's warriors a named one [DT 4.25.6]. */
import { addLasting } from '../atoms/combat.ts';
import { MUST_ATTACK } from '../cards/static.ts';
import { UNTIL_TURN_OF } from '../pieces.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { harmed, pieces, seats } from './kit/index.ts';
import { NOTHING_LASTS } from './kit/lasts.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { mustAttack: term.whom, who: term.optional(term.who) };

export const mustAttack: Verb<typeof schema> = {
  name: 'mustAttack',
  schema,
  rule: cite('4.25.6', '7.1.1'),
  run(s, x, op) {
    const { play, card, seat } = x;
    const lasting = { ...NOTHING_LASTS, play, card, seat, what: MUST_ATTACK, until: UNTIL_TURN_OF };
    const { who } = op;
    if (who === null)
      for (const p of harmed(s, x, op.mustAttack))
        addLasting(s, { ...lasting, piece: p.id, ends: p.seat }, mustAttack.rule);
    else
      for (const ends of seats(s, x, who))
        for (const p of pieces(s, x, op.mustAttack)) addLasting(s, { ...lasting, n: p.id, ends }, mustAttack.rule);
  },
  would(s, x, op) {
    const { who } = op;
    if (who === null) return harmed(s, x, op.mustAttack).length > 0;
    // Nobody attacks his own side [DT 4.25.3].
    const named = pieces(s, x, op.mustAttack);
    return seats(s, x, who).some((seat) => named.some((p) => p.seat !== seat));
  },
  cs: (i, s) =>
    i.who === undefined
      ? `${cs.whom(i.mustAttack, 'nom', s)} musí v příštím kole svého hráče zaútočit, může-li`
      : `urči: ${cs.whom(i.mustAttack, 'nom', s)}; vybraný hráč na něj musí ve svém příštím kole zaútočit, může-li`,
  en: (i, s) =>
    i.who === undefined
      ? `${en.whom(i.mustAttack, s)} must attack in the next turn of its player if possible`
      : `name ${en.whom(i.mustAttack, s)}; the chosen player must attack it in the next own turn if possible`,
};
