/** A player loses half of the points of a kind; what is left is rounded as it says. */
import { changeDestiny, changePromotion } from '../atoms/points.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { seats } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { halve: term.oneOf(['destiny', 'promotion']), who: term.optional(term.who, 'you'), up: term.flag };

export const halve: Verb<typeof schema> = {
  name: 'halve',
  schema,
  rule: cite('R6'),
  run(s, x, op) {
    const change = op.halve === 'destiny' ? changeDestiny : changePromotion;
    for (const seat of seats(s, x, op.who)) {
      const now = op.halve === 'destiny' ? s.destiny[seat] : s.promotion[seat];
      change(s, seat, ((now + (op.up ? 1 : 0)) >> 1) - now, halve.rule);
    }
  },
  would: (s, x, op) => seats(s, x, op.who).some((seat) => (op.halve === 'destiny' ? s.destiny : s.promotion)[seat] > 0),
  cs: (i) =>
    cs.youOr(
      i.who,
      'ponecháváš si',
      'si ponechá',
      `polovinu ${i.halve === 'destiny' ? 'bodů osudu' : 'vítězných bodů'} (zaokrouhleno ${i.up ? 'nahoru' : 'dolů'})`,
    ),
  en: (i) =>
    en.youOr(
      i.who,
      'keep',
      'keeps',
      `half of the ${i.halve === 'destiny' ? 'Destiny' : 'Promotion'} points (rounded ${i.up ? 'up' : 'down'})`,
    ),
};
