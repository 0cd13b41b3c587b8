/** A vehicle is lost, and whoever bears it is wounded by that, once [DT 4.8.4]. */
import { hurt, leave } from '../atoms/pieces.ts';
import { pieceOf } from '../board.ts';
import { GONE_DISCARDED } from '../events.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { MARK } from '../vocabulary.ts';
import { mayGo } from './kit/gone.ts';
import { pieces } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { crash: term.whom };

export const crash: Verb<typeof schema> = {
  name: 'crash',
  schema,
  rule: cite('4.8.4', '4.8.5', 'R68'),
  run(s, x, op) {
    for (const p of pieces(s, x, op.crash)) {
      const outside = p.marks & MARK.inside ? null : pieceOf(s, p.on);
      if (mayGo(s, p, GONE_DISCARDED)) leave(s, p, GONE_DISCARDED, crash.rule);
      if (outside !== null) hurt(s, outside, crash.rule);
    }
  },
  cs: (i, s) => `${cs.whom(i.crash, 'nom', s)} je vyřazena a nositel tím zraněn`,
  en: (i, s) => `${en.whom(i.crash, s)} is discarded and the bearer wounded by that`,
};
