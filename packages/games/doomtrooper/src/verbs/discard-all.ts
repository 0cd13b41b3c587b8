/** A player loses all such cards in play [DT 9.25]. */
import { pieceOf } from '../board.ts';
import type { Sieve } from '../cards/static.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import { GONE_DISCARDED } from '../events.ts';
import { mayLose } from '../legal/lose.ts';
import type { Piece } from '../pieces.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { destroy } from './kit/gone.ts';
import { seats } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const theirs = (s: State, x: EffectContext, { discardAll, who }: { discardAll: Sieve; who: number }): Piece[] => {
  const whose = seats(s, x, who);
  return s.pieces.filter((p) => whose.includes(p.seat) && mayLose(s, x, discardAll, p));
};

const schema = { discardAll: term.filter, who: term.who };

export const discardAll: Verb<typeof schema> = {
  name: 'discardAll',
  schema,
  rule: cite('9.25', 'R91'),
  run(s, x, op) {
    for (const { id } of theirs(s, x, op)) {
      const p = pieceOf(s, id);
      if (p !== null) destroy(s, x, p, GONE_DISCARDED, discardAll.rule);
    }
  },
  would: (s, x, op) => theirs(s, x, op).length > 0,
  cs: (i, s) => cs.youOr(i.who, 'vyřadíš', 'vyřadí', `${cs.np(i.discardAll, true, 'acc', s, 'všechen')}, které ovládá`),
  en: (i, s) => en.youOr(i.who, 'discard', 'discards', `${en.np(i.discardAll, true, s, 'all')} under the same control`),
};
