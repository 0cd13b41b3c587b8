/** Off the board and under this unit, or under another; without such a unit nothing happens. No trigger. */
import { emit } from '@kolbiste/kernel';
import * as units from '../atoms/units.ts';
import { standing } from '../board.ts';
import { firstOf } from '../effects/select.ts';
import { E } from '../events.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { unitsAmong } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { exile: term.who, under: term.optional(term.who, 'self') };

export const exile: Verb<typeof schema> = {
  name: 'exile',
  schema,
  rule: cite('R99'),
  run(s, x, op) {
    const under = standing(s, firstOf(s, x, op.under));
    if (under === null) return;
    for (const u of unitsAmong(s, x, op.exile)) {
      if (u === under) continue;
      units.leave(s, u);
      under.held = [...under.held, u.card, u.owner, ...u.held];
      u.held = [];
      emit(s, E.exiled, exile.rule, u.id, u.card, under.id, under.card);
    }
  },
  cs(i, s) {
    if (i.under === undefined) return cs.does('polož', i.exile, s, ' pod tuto kartu');
    const under = cs.preposed(cs.whom(i.under, 'acc', s));
    return `polož pod ${under} ${cs.whom(i.exile, 'acc', s)}`;
  },
  en(i, s) {
    if (i.under === undefined) return en.does('put', i.exile, s, ' under this card');
    const under = en.whom(i.under, s);
    return `put ${en.whom(i.exile, s)} under ${under}`;
  },
};
